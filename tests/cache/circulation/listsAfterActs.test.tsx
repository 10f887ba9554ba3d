import { act } from "@testing-library/react";
import sql from "sql-template-tag";
import type { DeskRequest } from "../../../client/circulation/admin/desk/requests/deskRequests";
import { runRequest } from "../../../client/circulation/admin/desk/requests/runRequest";
import { undoDeskAct } from "../../../client/circulation/admin/desk/undoDeskAct";
import { useReservationCommands } from "../../../client/circulation/admin/reservations/useReservationCommands";
import { useRenewAll } from "../../../client/circulation/admin/useRenewAll";
import { useClassSetCommands } from "../../../client/circulation/classSets/useClassSetCommands";
import { useFineCommands } from "../../../client/circulation/ledger/useFineCommands";
import { newKey } from "../../../client/circulation/newKey";
import { cachedQueries } from "../support/cachedQueries";
import { type DeskIds, givenDesk } from "../support/givenDesk";
import { pressing } from "../support/pressing";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

let library: TestLibrary;
let ids: DeskIds;
beforeEach(async () => {
  library = await openTestLibrary();
  ids = await givenDesk(library);
});
afterEach(() => library.close());

const LOAN = "id status dueAt returnedAt overdueDays fine renewalCount lostPrice held { checks }";
const FINE = "id status openAmount paidAmount waivedAmount entries { id kind isReversed }";
const RESERVATION = "id status position keptUntil itemCode endedAt";

/** Every list and figure of the desk that an act may change. */
const shown = () => {
  const student = (fields: string) => `{ student(id: "${ids.student}") { id ${fields} } }`;
  return cachedQueries(library.client, {
    "open loans": `{ borrowings(first: 50, filter: { status: OPEN }) { totalCount nodes { ${LOAN} } } }`,
    "returned loans": `{ borrowings(first: 50, filter: { status: RETURNED }) { totalCount nodes { id } } }`,
    "lost books": `{ borrowings(first: 50, filter: { status: LOST }) { totalCount nodes { id } } }`,
    "held loans": `{ borrowings(first: 50, filter: { status: HELD }) { totalCount nodes { id } } }`,
    reminders: `{ overdueReminders { students { loansCount student { id } } } }`,
    queues: `{ reservations(first: 50) { totalCount nodes { ${RESERVATION} } } }`,
    fines: `{ fines(first: 50) { totalCount nodes { ${FINE} } } }`,
    "the day's cash": `{ cashEntries(first: 50) { paid refunded total nodes { id amount } } }`,
    balances: `{ studentBalances(first: 50) { nodes { studentDatabaseId balance } } }`,
    letters: `{ clearanceLetters(first: 50) { totalCount nodes { id isValid } } }`,
    "class sets": `{ classSets(first: 50) { totalCount nodes { id status openCount lentCount lostCount } } }`,
    "a class set": `{ classSet(databaseId: ${ids.classSetId}) { id entries { studentName borrowing { id itemCode status } } } }`,
    "the student's loans": student("borrowings(first: 30, status: OPEN) { totalCount nodes { id } }"),
    "the student's fines": student("fines(first: 50, status: OPEN) { totalCount nodes { id } }"),
    "the student's ledger": student("ledgerEntries(first: 50) { nodes { id } }"),
    "the student's balance": student("balance"),
    "the student's queues": student("reservations(first: 50) { nodes { id } }"),
    "the student's status": student("status suspendedUntil"),
    "the student's letter": student("clearanceLetter { id number }"),
    ...Object.fromEntries(
      ["B00001", "B00004", "B00007", "B00012"].map((code) => [
        `copy ${code}`,
        `{ copy(itemCode: "${code}") { id status dueOn } }`,
      ]),
    ),
    ...Object.fromEntries(
      ([ids.title, ids.lentTitle, ids.waitedFor] as const).map((id, place) => [
        `title ${place}`,
        `{ book(id: "${id}") { id availableCount } }`,
      ]),
    ),
  });
};

/** What is done by a hook. */
function by<Commands>(useCommands: () => Commands, press: (commands: Commands) => Promise<unknown>) {
  return () => pressing(library.client, useCommands, press);
}
const ofFines = () => useFineCommands(ids.student);

/** As the desk's queue does it. */
const atDesk = (request: () => object) => () => () => {
  const desk = { client: library.client, chosenId: ids.student, possibleUntil: null, unsettled: [], shownKeys: [] };
  const sent = { key: newKey(), at: Date.now(), ...request() } as DeskRequest;
  return runRequest({ ...desk, failures: 0, timeZone: "Asia/Jakarta" }, sent);
};
const asked = { confirm: [], reason: "" };

const acts: readonly (readonly [string, () => () => Promise<unknown>])[] = [
  ["a loan", atDesk(() => ({ kind: "lend", studentId: ids.student, itemCode: "B00007", ...asked }))],
  ["a return", atDesk(() => ({ kind: "return", itemCode: "B00001" }))],
  ["a return that somebody waits for", atDesk(() => ({ kind: "return", itemCode: "B00004" }))],
  ["a renewal", atDesk(() => ({ kind: "renew", borrowingId: ids.loan, itemCode: "B00001", ...asked }))],
  ["a loss", atDesk(() => ({ kind: "lost", borrowingId: ids.loan, amount: 50_000 }))],
  ["a payment at the desk", atDesk(() => ({ kind: "pay", fineId: ids.fine, amount: 9_000 }))],
  ["a copy of a set", atDesk(() => ({ kind: "setLend", classSetId: ids.set, itemCode: "B00013", ...asked }))],
  ["a copy of a set that comes back", atDesk(() => ({ kind: "return", itemCode: "B00012" }))],
  ["a payment", by(ofFines, ({ pay }) => pay(1_000))],
  ["a charge", by(ofFines, ({ charge }) => charge({ chargeReason: "OTHER", amount: 2_000, reason: "Kartu hilang" }))],
  ["a waiver", by(ofFines, ({ waive }) => waive({ fineId: ids.fine, amount: 1_000, reason: "Sakit" }, {}))],
  [
    "money given back",
    by(ofFines, ({ refund }) => refund({ fineId: ids.paidFine, amount: 1_000, reason: "Keliru" }, {})),
  ],
  [
    "a renewal of several",
    by(useRenewAll, ({ renewAll }) => renewAll([{ id: ids.loan, bookTitle: "Laut Bercerita" }])),
  ],
  ["a reservation", by(useReservationCommands, ({ reserve }) => reserve({ bookId: ids.lentTitle, nis: "240101" }))],
  ["a reservation that is cancelled", by(useReservationCommands, ({ cancel }) => cancel(ids.waiting))],
  ["a place in a queue", by(useReservationCommands, ({ move }) => move(ids.waiting, 2))],
  [
    "a class set",
    by(useClassSetCommands, ({ create }) => create({ bookId: ids.title, className: "XI IPA 1", dueAt: ids.dueAt })),
  ],
  ["a swap", by(useClassSetCommands, ({ swap }) => swap(ids.set, ids.setLoan, ids.otherSetLoan))],
];

test.each(acts)(
  "after %s, and after its undo, no list and no figure is shown as it was before",
  async (_what, open) => {
    const perform = open();
    const { load, stale } = shown();
    await load();
    await act(perform);
    expect(await stale()).toEqual([]);

    await load();
    const [last] = await library.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM desk_acts WHERE undo IS NOT NULL ORDER BY id DESC LIMIT 1`),
    );
    const { data } = await act(() => undoDeskAct(library.client, last?.id ?? 0));
    expect(data).not.toBeNull();
    expect(await stale()).toEqual([]);
  },
);

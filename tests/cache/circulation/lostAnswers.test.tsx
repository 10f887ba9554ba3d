import { gql, type TypedDocumentNode } from "@apollo/client";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { operationName } from "../../../client/apollo/operationName";
import { useApprovedAct } from "../../../client/circulation/admin/approval/useApprovedAct";
import * as deskActDocuments from "../../../client/circulation/admin/desk/requests/deskActDocuments";
import type { BorrowingRow } from "../../../client/circulation/admin/list/borrowingColumns";
import { HeldSheet } from "../../../client/circulation/admin/list/HeldSheet";
import { useReservationCommands } from "../../../client/circulation/admin/reservations/useReservationCommands";
import { useRenewAll } from "../../../client/circulation/admin/useRenewAll";
import { useClassSetCommands } from "../../../client/circulation/classSets/useClassSetCommands";
import { useInHouseScans } from "../../../client/circulation/inHouse/useInHouseScans";
import { useFineCommands } from "../../../client/circulation/ledger/useFineCommands";
import { useOwnReservation } from "../../../client/circulation/own/useOwnReservation";
import { useRenewAllOwn, useRenewOwn } from "../../../client/circulation/own/useRenewOwn";
import { useSlipCommands } from "../../../client/circulation/slips/useSlipCommands";
import { dayIn } from "../../../server/platform/time/libraryClock";
import { PASSWORD } from "../../support/people";
import { required } from "../../../server/platform/required";
import { type DeskIds, givenDesk } from "../support/givenDesk";
import { loseNextAnswer } from "../support/answers";
import { dom } from "../support/domGlobals";
import { pressing } from "../support/pressing";
import { openTestLibrary, type TestLibrary } from "../support/testLibrary";

const HeldQuery = gql`
  query Held($id: ID!) {
    node(id: $id) {
      ... on Borrowing {
        id
        bookTitle
        itemCode
        studentName
        borrowedAt
        returnedAt
        held {
          receivedAt
          by
          checks
          fine
        }
      }
    }
  }
`;
let library: TestLibrary;
let ids: DeskIds;
let held: BorrowingRow;
beforeEach(async () => {
  library = await openTestLibrary();
  ids = await givenDesk(library);
  held = await heldLoan(ids.held);
});
afterEach(() => library.close());

const logIn = async (username: string) => {
  dom.cookieJar.removeAllCookiesSync();
  await fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
};
const actsDone = () => library.database.read((reader) => reader.count(sql`FROM desk_acts`));

/** A late return that staff have sent once the network was back, as its row has it. */
async function heldLoan(id: string): Promise<BorrowingRow> {
  const query = HeldQuery as TypedDocumentNode<{ node: BorrowingRow }, { id: string }>;
  const { data } = await library.client.query({ query, variables: { id } });
  return required(data?.node, "the loan");
}

interface Act {
  readonly what: string;
  readonly operation: string;
  readonly as?: string;
  /** The screen is opened; gives what its button does. */
  readonly open: () => () => Promise<unknown>;
}

/** What is done by a hook. */
function by<Commands>(useCommands: () => Commands, press: (commands: Commands) => Promise<unknown>): Act["open"] {
  return () => pressing(library.client, useCommands, press);
}

const ofFines = () => useFineCommands(ids.student);
const loan = () => [{ id: ids.loan, bookTitle: "Laut Bercerita" }];
const rina = { as: "rina" };
const today = () => dayIn("Asia/Jakarta", new Date());

const acts: readonly Act[] = [
  { what: "a payment", operation: "PayFines", open: by(ofFines, ({ pay }) => pay(1_000)) },
  {
    what: "a charge",
    operation: "CreateFine",
    open: by(ofFines, ({ charge }) => charge({ chargeReason: "OTHER", amount: 2_000, reason: "Kartu hilang" })),
  },
  {
    what: "a waiver",
    operation: "WaiveFine",
    open: by(ofFines, ({ waive }) => waive({ fineId: ids.fine, amount: 1_000, reason: "Sakit" }, {})),
  },
  {
    what: "a copy that replaces a fine",
    operation: "ReplaceFine",
    open: by(ofFines, ({ replace }) => replace({ fineId: ids.lostFine, itemCode: "B00099", amount: 40_000 })),
  },
  {
    what: "money given back",
    operation: "RefundFine",
    open: by(ofFines, ({ refund }) => refund({ fineId: ids.paidFine, amount: 1_000, reason: "Keliru" }, {})),
  },
  {
    ...rina,
    what: "a renewal",
    operation: "RenewOwn",
    open: by(
      () => useRenewOwn(ids.loan),
      ({ renew }) => renew(),
    ),
  },
  {
    ...rina,
    what: "a renewal of all one has",
    operation: "RenewOwn",
    open: by(useRenewAllOwn, ({ renewAll }) => renewAll(loan())),
  },
  {
    ...rina,
    what: "a reservation",
    operation: "ReserveTitle",
    open: by(useOwnReservation, ({ reserve }) => reserve(ids.lentTitle)),
  },
  {
    ...rina,
    what: "a reservation that is given up",
    operation: "CancelOwnReservation",
    open: by(useOwnReservation, ({ cancel }) => cancel(ids.waiting)),
  },
  {
    what: "a loan of a paper slip",
    operation: "BorrowFromSlip",
    open: by(useSlipCommands, ({ borrow }) => borrow({ slipDay: today(), nis: "240105", itemCode: "B00007" })),
  },
  {
    what: "a return of a paper slip",
    operation: "ReturnFromSlip",
    open: by(useSlipCommands, ({ takeBack }) => takeBack({ slipDay: today(), itemCode: "B00002" })),
  },
  {
    what: "a class set",
    operation: "CreateClassSet",
    open: by(useClassSetCommands, ({ create }) =>
      create({ bookId: ids.title, className: "XI IPA 1", dueAt: ids.dueAt }),
    ),
  },
  {
    what: "a book read in the library",
    operation: "RecordInHouseUse",
    open: by(useInHouseScans, ({ scan }) => scan("B00003")),
  },
  {
    what: "a swap within a class set",
    operation: "SwapClassSetCopies",
    open: by(useClassSetCommands, ({ swap }) => swap(ids.set, ids.setLoan, ids.otherSetLoan)),
  },
  {
    what: "a reservation at the desk",
    operation: "ReserveBook",
    open: by(useReservationCommands, ({ reserve }) => reserve({ bookId: ids.lentTitle, nis: "240101" })),
  },
  {
    what: "a place in a queue",
    operation: "MoveReservation",
    open: by(useReservationCommands, ({ move }) => move(ids.waiting, 2)),
  },
  {
    what: "a reservation cancelled at the desk",
    operation: "CancelReservation",
    open: by(useReservationCommands, ({ cancel }) => cancel(ids.waiting)),
  },
  {
    what: "a renewal of all at the desk",
    operation: "RenewBorrowing",
    open: by(useRenewAll, ({ renewAll }) => renewAll(loan())),
  },
  {
    what: "an approved exception",
    operation: "BorrowCopy",
    as: "siti",
    open: by(useApprovedAct, ({ run }) =>
      run(
        { kind: "lend", studentId: ids.student, itemCode: "B00003", confirm: ["reference_only"], reason: "Lomba" },
        { username: "ratna", password: PASSWORD },
      ),
    ),
  },
  {
    what: "a decision about a scan without network",
    operation: "DecideHeldBorrowing",
    open: () => {
      library.render(<HeldSheet loan={held} isApproved timeZone="Asia/Jakarta" onClose={() => undefined} />);
      return async () => {
        await userEvent.clear(screen.getByLabelText("Alasan"));
        await userEvent.type(screen.getByLabelText("Alasan"), "Internet mati{Enter}");
      };
    },
  },
];

test.each(acts)(
  "$what whose answer is lost is done once, though it is sent again from a screen opened anew",
  async ({ operation, as, open }) => {
    if (as) await logIn(as);
    const before = await actsDone();
    const { keys, isLost, isAnswered } = loseNextAnswer(library.client, operation);
    await act(open());
    await isLost;
    cleanup();
    await act(open());
    await isAnswered;
    expect([keys.length, new Set(keys).size, await actsDone()]).toEqual([2, 1, before + 1]);
  },
);

test("what was answered and is asked again is another act", async () => {
  const before = await actsDone();
  const pay = by(ofFines, (commands) => commands.pay(1_000))();
  await act(pay);
  await act(pay);
  expect(await actsDone()).toBe(before + 2);
});

test("every act of the client that has a key is told of here, or waits in the desk's own queue", () => {
  const queued = Object.values(deskActDocuments).map(operationName);
  const inputs = new Set(
    [...readFileSync("schema.graphql", "utf8").matchAll(/^input (\w+) \{([^}]*)\}/gmu)]
      .filter(([, , fields]) => fields?.includes("idempotencyKey:"))
      .map(([, name]) => name),
  );
  const sent = readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith("gql"))
    .flatMap((file) => [...readFileSync(join("client", file), "utf8").matchAll(/mutation (\w+)\(\$input: (\w+)!/gu)])
    .filter(([, , input]) => inputs.has(input))
    .map(([, operation]) => operation);
  expect(inputs.size).toBeGreaterThan(15);
  expect(sent.filter((operation) => operation && !queued.includes(operation)).sort()).toEqual(
    [...new Set(acts.map(({ operation }) => operation))].filter((operation) => !queued.includes(operation)).sort(),
  );
});

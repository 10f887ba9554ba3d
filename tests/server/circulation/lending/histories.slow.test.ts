import { fc } from "../../../support/fastCheck.js";
import sql, { raw } from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { openDebt } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { QueueKeeper } from "../../../../server/circulation/reservations/QueueKeeper.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { DomainError } from "../../../../server/errors.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { liftEndedSuspensions } from "../../../../server/students/lending/liftEndedSuspensions.js";
import { SettingsService } from "../../../../server/settings/SettingsService.js";
import { addDays, dayIn, instantOf } from "../../../../server/platform/time/libraryClock.js";
import { onBothEngines } from "../../../support/database.js";
import type { TestDatabase } from "../../../support/databases/openTestDatabase.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { testWrite } from "../../../support/testWrite.js";
import { LibraryModel } from "./LibraryModel.js";

const ZONE = "Asia/Jakarta";
const START = "2026-11-02";
const STUDENTS = 4;
/** The title of each copy. */
const TITLES = [0, 0, 1, 1, 2];

type Act =
  | { readonly kind: "borrow"; readonly student: number; readonly copy: number; readonly sure: boolean }
  | { readonly kind: "return" | "renew" | "lose"; readonly copy: number }
  | { readonly kind: "reserve" | "cancel"; readonly student: number; readonly title: number }
  | { readonly kind: "pay" | "refund" | "waive"; readonly student: number; readonly amount: number }
  | { readonly kind: "reversePayment" | "reverseRefund"; readonly student: number }
  | { readonly kind: "undo" | "undoEarlier" }
  | { readonly kind: "wait"; readonly days: number }
  | { readonly kind: "close"; readonly ahead: number }
  | { readonly kind: "reopen"; readonly place: number };

const student = fc.nat(STUDENTS - 1);
const copy = fc.nat(TITLES.length - 1);
const title = fc.constantFrom(...new Set(TITLES));
const amount = fc.constantFrom(300, 500, 1_500, 20_000, 40_000);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("borrow" as const), student, copy, sure: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("return" as const), copy }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("renew" as const), copy }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lose" as const), copy }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("reserve" as const), student, title }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), student, title }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), student, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("waive" as const, "refund" as const), student, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("reversePayment" as const, "reverseRefund" as const), student }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("undo" as const, "undoEarlier" as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const), ahead: fc.integer({ min: 0, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reopen" as const), place: fc.nat(5) }) },
);

interface Done {
  readonly actId: number;
  readonly step: Act;
  readonly minute: number;
}

/** How many steps of twenty seconds an act can be undone. */
const STEPS_TO_UNDO = 3;

/** Whether one of two acts that follow each other can be undone without the other. */
function isApart({ step: one }: Done, { step: other }: Done): boolean {
  if (one.kind === "pay" && other.kind === "return") return true;
  const isLate = (step: Act) => step.kind === "return" || step.kind === "renew";
  return isLate(one) && isLate(other) && "copy" in one && "copy" in other && TITLES[one.copy] !== TITLES[other.copy];
}

const ALL_BORROW = [
  "mine",
  "on_loan",
  "lost",
  "kept",
  "waited_for",
  "same_title",
  "limit",
  "has_overdue",
  "lost_unsettled",
];

async function replay(test: TestDatabase, acts: readonly Act[], suspendDaysPerDay: number): Promise<void> {
  const library = await givenLendingLibrary(test.database, { students: STUDENTS, titles: TITLES });
  const { lending, undo, borrowings, admin, codes, studentIds, bookIds, nisOf, setNow, time } = library;
  const reservations = new ReservationEditingService(test.database, time);
  const ledger = new LedgerEditingService(test.database, ZONE, time.now);
  const keeper = new QueueKeeper(test.database, time);
  const model = new LibraryModel(START, TITLES, suspendDaysPerDay);
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, number | string | null>>(statement));
  /** What can be undone, the newest last: the last act, and the one before it where neither touches the other. */
  let undoable: Done[] = [];
  let minute = 0;
  await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM holidays`));
  await new SettingsService(test.database, { name: "", timeZone: ZONE }).update(admin, { suspendDaysPerDay });

  /** Both must do it, or both refuse. */
  const attempt = async (step: Act, expected: () => boolean, call: () => Promise<{ readonly actId: number }>) => {
    model.remember(() => void expected());
    const willSucceed = expected();
    const actId = await call().then(
      (done) => done.actId,
      (error: unknown) => {
        if (error instanceof DomainError) return null;
        throw error;
      },
    );
    expect([step, actId !== null]).toEqual([step, willSucceed]);
    done(step, actId);
  };
  const done = (step: Act, actId: number | null) => {
    if (actId === null) model.forget();
    const earlier = undoable.at(-1);
    const act = actId === null ? null : { step, actId, minute };
    undoable = act ? [...(earlier && isApart(earlier, act) ? [earlier] : []), act] : [];
  };
  const nothingToUndo = () => {
    model.forget();
    undoable = [];
  };
  const openLoanId = async (code: string | undefined) => {
    const [loan] = await rows(sql`SELECT borrowings.id FROM borrowings
      JOIN copies ON copies.id = borrowings.open_copy_id WHERE copies.item_code = ${code}`);
    return Number(loan?.id);
  };

  /** What nobody could press takes no time either: what was done before it can be undone for a minute. */
  const skip = () => (minute -= 1);

  for (const step of acts) {
    minute += 1;
    const atDesk = new Date(instantOf(ZONE, model.day, "08:00").getTime() + minute * 20_000);
    expect(dayIn(ZONE, atDesk)).toBe(model.day);
    setNow(atDesk.toISOString());
    switch (step.kind) {
      case "wait":
        model.pass(step.days);
        minute = 0;
        setNow(instantOf(ZONE, model.day, "07:00").toISOString());
        await liftEndedSuspensions(test.database, studentDependents, time);
        await keeper.keep();
        nothingToUndo();
        break;
      case "close": {
        const day = addDays(model.day, step.ahead);
        if (!model.closed.has(day)) {
          await test.database.write(testWrite, (tx) =>
            tx.run(sql`INSERT INTO holidays (date, name) VALUES (${day}, 'Libur')`),
          );
        }
        model.closed.add(day);
        nothingToUndo();
        break;
      }
      case "reopen": {
        const days = [...model.closed];
        const day = days[step.place % days.length];
        if (day === undefined) break;
        await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM holidays WHERE date = ${day}`));
        model.closed.delete(day);
        nothingToUndo();
        break;
      }
      case "undo":
      case "undoEarlier": {
        undoable = undoable.filter((one) => minute - one.minute <= STEPS_TO_UNDO);
        const isEarlier = step.kind === "undoEarlier" && undoable.length === 2;
        const undone = isEarlier ? undoable.shift() : undoable.pop();
        if (!undone) break;
        await undo.undo(admin, undone.actId);
        if (isEarlier) model.restoreEarlier("copy" in undone.step ? model.titleOf(undone.step.copy) : null);
        else model.restore();
        break;
      }
      case "borrow": {
        const confirm = step.sure ? ALL_BORROW : [];
        await attempt(
          step,
          () => model.borrow(step.student, step.copy, step.sure),
          () => lending.borrow(admin, { nis: nisOf(step.student), itemCode: codes[step.copy], confirm, reason: "Uji" }),
        );
        break;
      }
      case "return": {
        model.remember(() => model.takeBack(step.copy));
        const isChange = model.takeBack(step.copy);
        const { actId, outcome } = await lending.returnCopy(admin, { itemCode: codes[step.copy] });
        expect([step, outcome === "returned" || outcome === "found"]).toEqual([step, isChange]);
        done(step, isChange ? actId : null);
        break;
      }
      case "renew":
      case "lose": {
        const loan = model.openLoanOf(step.copy);
        if (!loan) {
          skip();
          break;
        }
        const id = await openLoanId(codes[step.copy]);
        await attempt(
          step,
          () => {
            const open = model.openLoanOf(step.copy) ?? loan;
            return step.kind === "renew" ? model.renew(open) : (model.lose(open), true);
          },
          () =>
            step.kind === "renew"
              ? lending.renew(admin, id, { confirm: ["overdue", "suspended"], reason: "Izin guru" })
              : lending.reportLost(admin, id, {}),
        );
        break;
      }
      case "reserve":
        await attempt(
          step,
          () => model.reserve(step.student, step.title),
          () => reservations.reserve(admin, { nis: nisOf(step.student), bookId: bookIds[step.title] }),
        );
        break;
      case "cancel": {
        if (!model.openReservation(step.student, step.title)) {
          skip();
          break;
        }
        const [open] = await rows(sql`SELECT id FROM reservations
          WHERE open_book_id = ${bookIds[step.title]} AND student_id = ${studentIds[step.student]}`);
        await attempt(
          step,
          () => (model.cancel(step.student, step.title), true),
          () => reservations.cancel(admin, Number(open?.id), {}),
        );
        break;
      }
      case "pay": {
        const id = studentIds[step.student] ?? 0;
        await attempt(
          step,
          () => model.pay(step.student, step.amount),
          () => ledger.payFines(admin, id, { amount: step.amount }),
        );
        break;
      }
      case "refund": {
        const counts = sql`NOT EXISTS (SELECT 1 FROM ledger_entries reversal WHERE reversal.kind = 'reversal'
          AND reversal.settles_id = entry.id)`;
        const [paid] = await rows(sql`SELECT charge.id FROM ledger_entries charge
          JOIN ledger_entries entry ON entry.settles_id = charge.id AND entry.kind IN ('payment', 'refund')
          AND ${counts}
          WHERE charge.kind = 'charge' AND charge.student_id = ${studentIds[step.student]}
          GROUP BY charge.id HAVING SUM(CASE entry.kind WHEN 'payment' THEN entry.amount ELSE -entry.amount END) > 0
          ORDER BY charge.id LIMIT 1`);
        await attempt(
          step,
          () => model.refund(step.student, step.amount),
          () => ledger.refundFine(admin, Number(paid?.id ?? 0), { amount: step.amount, reason: "Uji" }),
        );
        break;
      }
      case "reversePayment":
      case "reverseRefund": {
        const kind = step.kind === "reversePayment" ? "payment" : "refund";
        const isInForce = (entry: string) => sql`NOT EXISTS (SELECT 1 FROM ledger_entries reversal
          WHERE reversal.kind = 'reversal' AND reversal.settles_id = ${raw(entry)}.id)`;
        const [newest] = await rows(sql`SELECT entry.id FROM ledger_entries entry
          JOIN ledger_entries charge ON charge.id = entry.settles_id AND ${isInForce("charge")}
          WHERE entry.kind = ${kind} AND entry.student_id = ${studentIds[step.student]} AND ${isInForce("entry")}
          ORDER BY entry.id DESC LIMIT 1`);
        await attempt(
          step,
          () => model[step.kind](step.student),
          () => ledger.reverseEntry(admin, Number(newest?.id ?? 0), { reason: "Uji" }),
        );
        // No undo takes a reversal back.
        nothingToUndo();
        break;
      }
      case "waive": {
        const [oldest] = await rows(sql`SELECT id FROM ledger_entries WHERE kind = 'charge' AND open_amount > 0
          AND student_id = ${studentIds[step.student]} ORDER BY id LIMIT 1`);
        await attempt(
          step,
          () => model.waive(step.student, step.amount),
          () => ledger.waiveFine(admin, Number(oldest?.id ?? 0), { amount: step.amount, reason: "Uji" }),
        );
        break;
      }
    }
  }
  setNow(instantOf(ZONE, model.day, "15:00").toISOString());
  await expectSame();

  async function expectSame(): Promise<void> {
    const all = await borrowings.page(admin, {}, { first: 100 });
    const stored = all.edges
      .map(({ node }) => node)
      .sort((one, other) => one.id - other.id)
      .map(({ studentId, itemCode, dueAt, renewalCount, loanStatus, fine, overdueDays: late }) => ({
        student: studentIds.indexOf(studentId ?? 0),
        copy: codes.indexOf(itemCode),
        due: dueAt,
        renewals: renewalCount,
        state: loanStatus === "overdue" || loanStatus === "on_loan" ? "open" : loanStatus,
        fine,
        late,
      }));
    expect(stored).toEqual(
      model.loans.map(({ endedOn, ...loan }) => ({ ...loan, late: model.lateDays({ ...loan, endedOn }) })),
    );
    const overdue = await borrowings.page(admin, { status: "overdue" }, { first: 100 });
    expect(overdue.edges.map(({ node }) => codes.indexOf(node.itemCode)).sort()).toEqual(
      model.loans
        .filter((loan) => loan.state === "open" && model.lateDays(loan) > 0)
        .map((loan) => loan.copy)
        .sort(),
    );
    const queue = await rows(
      sql`SELECT student_id, reservations.book_id, reservations.status, kept_until, copies.item_code FROM reservations
        LEFT JOIN copies ON copies.id = kept_copy_id ORDER BY position, reservations.id`,
    );
    const recordedQueue = bookIds.flatMap((bookId, place) =>
      queue
        .filter((one) => one.book_id === bookId)
        .map(({ student_id: id, status, kept_until: until, item_code: code }) => ({
          student: studentIds.indexOf(Number(id)),
          title: place,
          status,
          keptCopy: code === null ? null : codes.indexOf(String(code)),
          keptUntil: status === "ready" ? until : null,
        })),
    );
    expect(recordedQueue).toEqual(
      bookIds.flatMap((_, place) =>
        model.reservations
          .filter((one) => one.title === place)
          .map((one) => ({ ...one, keptUntil: one.status === "ready" ? one.keptUntil : null })),
      ),
    );
    const debts = await test.database.read((reader) => Promise.all(studentIds.map((id) => openDebt(reader, id))));
    expect(debts).toEqual(studentIds.map((_, who) => model.debtOf(who)));
    const suspended = await rows(sql`SELECT id, suspended_until FROM students WHERE status = 'suspended' ORDER BY id`);
    expect(suspended.map(({ id, suspended_until: until }) => [studentIds.indexOf(Number(id)), until])).toEqual(
      Object.entries(model.suspended).map(([who, until]) => [Number(who), until]),
    );
    const open = await rows(sql`SELECT student_id, open_amount FROM ledger_entries WHERE open_amount > 0 ORDER BY id`);
    expect(open.map(({ student_id: id, open_amount: left }) => [studentIds.indexOf(Number(id)), left])).toEqual(
      model.charges.filter((charge) => charge.open > 0).map(({ student: who, open: left }) => [who, left]),
    );
  }
}

/** Two loans of one student, late by different days, which are what `ends` says; then one is undone, and the other. */
const twoLate = (...ends: Act[]): Act[] => [
  { kind: "borrow", student: 0, copy: 0, sure: true },
  { kind: "wait", days: 2 },
  { kind: "borrow", student: 0, copy: 1, sure: true },
  { kind: "wait", days: 10 },
  ...ends,
];
const EXAMPLES: readonly Act[][] = [
  twoLate({ kind: "return", copy: 0 }, { kind: "return", copy: 1 }, { kind: "undoEarlier" }),
  twoLate({ kind: "return", copy: 1 }, { kind: "return", copy: 0 }, { kind: "undoEarlier" }),
  twoLate({ kind: "renew", copy: 0 }, { kind: "return", copy: 1 }, { kind: "undoEarlier" }, { kind: "undo" }),
  twoLate({ kind: "return", copy: 0 }, { kind: "renew", copy: 1 }, { kind: "undo" }, { kind: "undo" }),
  [
    { kind: "borrow", student: 0, copy: 0, sure: true },
    { kind: "lose", copy: 0 },
    { kind: "pay", student: 0, amount: 20_000 },
    { kind: "return", copy: 0 },
    { kind: "refund", student: 0, amount: 1_500 },
    { kind: "undo" },
    { kind: "refund", student: 0, amount: 20_000 },
    { kind: "reverseRefund", student: 0 },
    { kind: "reversePayment", student: 0 },
  ],
  [
    { kind: "borrow", student: 0, copy: 0, sure: true },
    { kind: "lose", copy: 0 },
    { kind: "pay", student: 0, amount: 20_000 },
    { kind: "return", copy: 0 },
    { kind: "undoEarlier" },
    { kind: "undo" },
  ],
  // Whoever takes another copy than the one that is kept leaves that to the next of the queue.
  [
    { kind: "borrow", student: 1, copy: 0, sure: true },
    { kind: "borrow", student: 2, copy: 1, sure: true },
    { kind: "reserve", student: 0, title: 0 },
    { kind: "reserve", student: 3, title: 0 },
    { kind: "return", copy: 0 },
    { kind: "borrow", student: 0, copy: 1, sure: true },
    { kind: "undo" },
    { kind: "borrow", student: 0, copy: 1, sure: true },
    { kind: "cancel", student: 3, title: 0 },
    { kind: "undo" },
  ],
  // Of two copies that nobody has fetched in time, the one that was kept first passes on first.
  [
    { kind: "borrow", student: 2, copy: 0, sure: true },
    { kind: "borrow", student: 3, copy: 1, sure: true },
    { kind: "reserve", student: 0, title: 0 },
    { kind: "reserve", student: 1, title: 0 },
    { kind: "return", copy: 1 },
    { kind: "wait", days: 1 },
    { kind: "return", copy: 0 },
    { kind: "reserve", student: 2, title: 0 },
    { kind: "reserve", student: 3, title: 0 },
    { kind: "wait", days: 12 },
  ],
];

/** How many histories of how many acts; the long proof runs many more (`HISTORIES=1000`). */
const HISTORIES = Number(process.env.HISTORIES ?? 12);

onBothEngines("Random histories of the desk", (test) => {
  it(
    "leave loans, due dates, fines, suspensions, the overdue list, queues and the ledger as a simple model has them",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { minLength: 5, maxLength: 40 }),
          fc.constantFrom(0, 1, 3),
          (acts, suspendDaysPerDay) => replay(test, acts, suspendDaysPerDay),
        ),
        { numRuns: HISTORIES, examples: EXAMPLES.map((acts) => [acts, 3]) },
      );
    },
    180_000 + HISTORIES * 500,
  );
});

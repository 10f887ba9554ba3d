import fc from "fast-check";
import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { openDebt } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { QueueKeeper } from "../../../../server/circulation/reservations/QueueKeeper.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { DomainError } from "../../../../server/errors.js";
import { addDays, dayIn, instantOf } from "../../../../server/platform/time/libraryClock.js";
import { onBothEngines, type TestDatabase } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/lending.js";
import { testWrite } from "../../../support/testWrite.js";
import { LibraryModel } from "./LibraryModel.js";

const ZONE = "Asia/Jakarta";
const START = "2026-11-02";
const STUDENTS = 4;
const COPIES = 4;

type Act =
  | { readonly kind: "borrow"; readonly student: number; readonly copy: number; readonly sure: boolean }
  | { readonly kind: "return" | "renew" | "lose"; readonly copy: number }
  | { readonly kind: "reserve" | "cancel"; readonly student: number; readonly copy: number }
  | { readonly kind: "pay" | "waive"; readonly student: number; readonly amount: number }
  | { readonly kind: "undo" }
  | { readonly kind: "wait"; readonly days: number }
  | { readonly kind: "close"; readonly ahead: number };

const student = fc.nat(STUDENTS - 1);
const copy = fc.nat(COPIES - 1);
const amount = fc.constantFrom(300, 500, 1_500, 20_000, 40_000);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("borrow" as const), student, copy, sure: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("return" as const), copy }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("renew" as const), copy }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lose" as const), copy }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("reserve" as const), student, copy }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), student, copy }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), student, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("waive" as const), student, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo" as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("close" as const), ahead: fc.integer({ min: 0, max: 20 }) }) },
);

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

async function replay(test: TestDatabase, acts: readonly Act[]): Promise<void> {
  const library = await givenLendingLibrary(test.database, { students: STUDENTS, copies: COPIES });
  const { lending, undo, borrowings, admin, codes, studentIds, bookIds, nisOf, setNow, time } = library;
  const reservations = new ReservationEditingService(test.database, time);
  const ledger = new LedgerEditingService(test.database, ZONE, time.now);
  const keeper = new QueueKeeper(test.database, time);
  const model = new LibraryModel(START);
  const rows = (statement: ReturnType<typeof sql>) =>
    test.database.read((reader) => reader.rows<Record<string, number | string | null>>(statement));
  let lastAct: number | null = null;
  let minute = 0;
  await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM holidays`));

  /** Both must do it, or both refuse. */
  const attempt = async (step: Act, expected: () => boolean, call: () => Promise<{ readonly actId: number }>) => {
    model.remember();
    const willSucceed = expected();
    const actId = await call().then(
      (done) => done.actId,
      (error: unknown) => {
        if (error instanceof DomainError) return null;
        throw error;
      },
    );
    expect([step, actId !== null]).toEqual([step, willSucceed]);
    if (!willSucceed) model.forget();
    lastAct = actId;
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
        await keeper.keep();
        model.forget();
        lastAct = null;
        break;
      case "close": {
        const day = addDays(model.day, step.ahead);
        if (!model.closed.has(day)) {
          await test.database.write(testWrite, (tx) =>
            tx.run(sql`INSERT INTO holidays (date, name) VALUES (${day}, 'Libur')`),
          );
        }
        model.closed.add(day);
        model.forget();
        lastAct = null;
        break;
      }
      case "undo":
        if (lastAct !== null) {
          await undo.undo(admin, lastAct);
          model.restore();
        }
        lastAct = null;
        break;
      case "borrow": {
        const confirm = step.sure ? ALL_BORROW : [];
        await attempt(
          step,
          () => model.borrow(step.student, step.copy, step.sure),
          () => lending.borrow(admin, { nis: nisOf(step.student), itemCode: codes[step.copy], confirm }),
        );
        break;
      }
      case "return": {
        model.remember();
        const isChange = model.takeBack(step.copy);
        const { actId, outcome } = await lending.returnCopy(admin, { itemCode: codes[step.copy] });
        expect([step, outcome === "returned" || outcome === "found"]).toEqual([step, isChange]);
        if (!isChange) model.forget();
        lastAct = isChange ? actId : null;
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
          () => (step.kind === "renew" ? model.renew(loan) : (model.lose(loan), true)),
          () =>
            step.kind === "renew"
              ? lending.renew(admin, id, { confirm: ["overdue"] })
              : lending.reportLost(admin, id, {}),
        );
        break;
      }
      case "reserve":
        await attempt(
          step,
          () => model.reserve(step.student, step.copy),
          () => reservations.reserve(admin, { nis: nisOf(step.student), bookId: bookIds[step.copy] }),
        );
        break;
      case "cancel": {
        if (!model.openReservation(step.student, step.copy)) {
          skip();
          break;
        }
        const [open] = await rows(sql`SELECT id FROM reservations
          WHERE open_book_id = ${bookIds[step.copy]} AND student_id = ${studentIds[step.student]}`);
        await attempt(
          step,
          () => (model.cancel(step.student, step.copy), true),
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
        student: studentIds.indexOf(studentId),
        copy: codes.indexOf(itemCode),
        due: dueAt,
        renewals: renewalCount,
        state: loanStatus === "overdue" || loanStatus === "on_loan" ? "open" : loanStatus,
        fine,
        late,
      }));
    expect(stored).toEqual(
      model.loans.map((loan) => ({ ...loan, late: loan.state === "open" ? model.lateDays(loan) : 0 })),
    );
    const overdue = await borrowings.page(admin, { status: "overdue" }, { first: 100 });
    expect(overdue.edges.map(({ node }) => codes.indexOf(node.itemCode)).sort()).toEqual(
      model.loans
        .filter((loan) => loan.state === "open" && model.lateDays(loan) > 0)
        .map((loan) => loan.copy)
        .sort(),
    );
    const queue = await rows(
      sql`SELECT student_id, book_id, status, kept_until FROM reservations ORDER BY position, id`,
    );
    const toldQueue = bookIds.flatMap((bookId, place) =>
      queue
        .filter((one) => one.book_id === bookId)
        .map(({ student_id: id, status, kept_until: until }) => [
          studentIds.indexOf(Number(id)),
          place,
          status,
          status === "ready" ? until : null,
        ]),
    );
    expect(toldQueue).toEqual(
      bookIds.flatMap((_, place) =>
        model.reservations
          .filter((one) => one.copy === place)
          .map(({ student: who, status, keptUntil }) => [who, place, status, status === "ready" ? keptUntil : null]),
      ),
    );
    const debts = await test.database.read((reader) => Promise.all(studentIds.map((id) => openDebt(reader, id))));
    expect(debts).toEqual(studentIds.map((_, who) => model.debtOf(who)));
    const open = await rows(sql`SELECT student_id, open_amount FROM ledger_entries WHERE open_amount > 0 ORDER BY id`);
    expect(open.map(({ student_id: id, open_amount: left }) => [studentIds.indexOf(Number(id)), left])).toEqual(
      model.charges.filter((charge) => charge.open > 0).map(({ student: who, open: left }) => [who, left]),
    );
  }
}

/** How many histories of how many acts; the long proof runs many more (`HISTORIES=1000`). */
const HISTORIES = Number(process.env.HISTORIES ?? 12);

onBothEngines("Random histories of the desk", (test) => {
  it(
    "leave loans, due dates, fines, the overdue list, queues and the ledger as a simple model has them",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), (acts) => replay(test, acts)),
        { numRuns: HISTORIES },
      );
    },
    180_000 + HISTORIES * 500,
  );
});

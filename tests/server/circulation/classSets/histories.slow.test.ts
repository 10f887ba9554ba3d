import { fc } from "../../../support/fastCheck.js";

import { DomainError } from "../../../../server/errors.js";
import { required } from "../../../../server/platform/required.js";
import { givenClassSet } from "../../../support/circulation/classSets.js";
import { onBothEngines } from "../../../support/database.js";
import type { TestDatabase } from "../../../support/databases/openTestDatabase.js";

const STUDENTS = 4;
const COPIES = 5;
/** By name, as a class gets its copies; the numbers are those of `studentIds`. */
const TURN = [1, 3, 0, 2];

type Act =
  | { readonly kind: "lend"; readonly copy: number; readonly from: number | null }
  | { readonly kind: "lendTo"; readonly copy: number; readonly student: number }
  | { readonly kind: "return"; readonly copy: number }
  | { readonly kind: "swap"; readonly one: number; readonly other: number }
  | { readonly kind: "undo" }
  | { readonly kind: "undoSet" };

const student = fc.nat(STUDENTS - 1);
const copy = fc.nat(COPIES - 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("lend" as const), copy, from: fc.option(student) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("lendTo" as const), copy, student }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("return" as const), copy }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("swap" as const), one: fc.nat(5), other: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undoSet" as const) }) },
);

interface ModelLoan {
  readonly student: number;
  readonly copy: number;
  readonly isOut: boolean;
}

/** What becomes of the loans of a set, or null where the act is refused. */
function after(loans: readonly ModelLoan[], step: Act): readonly ModelLoan[] | null {
  const isOut = (wanted: number) => loans.some((loan) => loan.copy === wanted && loan.isOut);
  switch (step.kind) {
    case "lend": {
      const start = step.from === null ? 0 : TURN.indexOf(step.from);
      const next = [...TURN.slice(start), ...TURN.slice(0, start)].find(
        (who) => !loans.some((loan) => loan.student === who),
      );
      return next === undefined || isOut(step.copy)
        ? null
        : [...loans, { student: next, copy: step.copy, isOut: true }];
    }
    case "lendTo": {
      const has = loans.some((loan) => loan.student === step.student && loan.isOut);
      return has || isOut(step.copy) ? null : [...loans, { student: step.student, copy: step.copy, isOut: true }];
    }
    case "return":
      return loans.map((loan) => (loan.copy === step.copy ? { ...loan, isOut: false } : loan));
    case "swap": {
      const one = loans[step.one];
      const other = loans[step.other];
      if (!one || !other || one.student === other.student) return null;
      return loans.map((loan) =>
        loan === one
          ? { ...one, copy: other.copy, isOut: other.isOut }
          : loan === other
            ? { ...other, copy: one.copy, isOut: one.isOut }
            : loan,
      );
    }
    case "undoSet":
      return loans.every((loan) => loan.isOut) ? [] : null;
    case "undo":
      return null;
  }
}

async function replay(test: TestDatabase, acts: readonly Act[]): Promise<void> {
  const library = await givenClassSet(test.database, { students: STUDENTS, copies: COPIES });
  const { editing, sets, lending, undo, admin, setCodes, studentIds, studentOf, bookId, setNow } = library;
  let { classSetId } = library;
  let loans: readonly ModelLoan[] = [];
  let before: { readonly loans: readonly ModelLoan[]; readonly actId: number } | null = null;

  const loanIds = async () => {
    const set = required(await sets.byId(admin, classSetId), "the set");
    const entries = (await sets.entries(admin, [set])).get(classSetId) ?? [];
    return entries.flatMap(({ loan }) => loan ?? []).sort((one, other) => one.id - other.id);
  };
  const run = async (step: Exclude<Act, { kind: "undo" }>): Promise<{ readonly actId: number } | null> => {
    const itemCode = "copy" in step ? setCodes[step.copy] : undefined;
    switch (step.kind) {
      case "lend":
        return editing.lend(admin, classSetId, {
          itemCode,
          ...(step.from === null ? {} : { fromStudentId: studentOf(step.from) }),
        });
      case "lendTo":
        return editing.lend(admin, classSetId, { itemCode, studentId: studentOf(step.student) });
      case "return":
        return lending.returnCopy(admin, { itemCode });
      case "swap": {
        const stored = await loanIds();
        const idOf = (place: number) => stored[place]?.id ?? 999_999;
        return editing.swap(admin, classSetId, { borrowingId: idOf(step.one), otherBorrowingId: idOf(step.other) });
      }
      case "undoSet":
        await editing.undo(admin, classSetId);
        ({ classSetId } = await editing.create(admin, { bookId, className: "X IPA 1", dueAt: "2026-11-09" }));
        return null;
    }
  };

  for (const [index, step] of acts.entries()) {
    setNow(new Date(Date.parse("2026-11-02T02:00:00Z") + index * 20_000).toISOString());
    if (step.kind === "undo") {
      if (before) {
        await undo.undo(admin, before.actId);
        ({ loans } = before);
      }
      before = null;
      continue;
    }
    const expected = after(loans, step);
    const done = await run(step).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof DomainError) return null;
        throw error;
      },
    );
    expect([step, done !== null]).toEqual([step, expected !== null]);
    const hasChanged = expected !== null && JSON.stringify(expected) !== JSON.stringify(loans);
    before = hasChanged && done?.answer ? { loans, actId: done.answer.actId } : null;
    loans = expected ?? loans;
  }
  const stored = await loanIds();
  expect(
    stored.map(({ studentId, itemCode, loanStatus, fine }) => ({
      student: studentIds.indexOf(studentId ?? 0),
      copy: setCodes.indexOf(itemCode),
      isOut: loanStatus === "on_loan",
      fine: fine ?? 0,
    })),
  ).toEqual(loans.map((loan) => ({ ...loan, fine: 0 })));
}

onBothEngines("Random histories of a class set", (test) => {
  it("leave who has which copy as a simple model has it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), (acts) => replay(test, acts)),
      { numRuns: Number(process.env.HISTORIES ?? 15) },
    );
  }, 180_000);
});

import type { Answer } from "../answers/Answer";

/** More than anybody carries away in one sitting. */
export const MOST_SLIP_LOANS = 30;

/**
 * The slip of what was lent to a student, renewed or taken back from them in this sitting, and was not undone: of who
 * is chosen, or else of who came last. Null where nothing was.
 */
export function slipHref(answers: readonly Answer[], chosenId: string | null): string | null {
  const loans = answers.flatMap(({ loan, undo }) => (loan && undo?.state !== "undone" ? [loan] : []));
  const studentId = chosenId ?? loans[0]?.studentId;
  const ids = [...new Set(loans.flatMap((loan) => (loan.studentId === studentId ? [loan.id] : [])))];
  return ids.length === 0
    ? null
    : `/admin/borrowings/slip?${new URLSearchParams({ loans: ids.slice(0, MOST_SLIP_LOANS).join(",") }).toString()}`;
}

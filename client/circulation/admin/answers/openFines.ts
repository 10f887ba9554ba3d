import type { Answer, FineAsk } from "./Answer";

/** What one student still owes for the returns of this sitting. */
export interface OpenFines {
  readonly studentId: string;
  readonly studentName: string;
  readonly fineIds: readonly string[];
  readonly amount: number;
}

/** The fine that an answer has told of, as long as something of it is open. */
export function openFine({ ask, undo }: Answer): FineAsk | null {
  return ask?.kind === "fine" && ask.amount > 0 && undo?.state !== "undone" ? ask : null;
}

/** By student, whose return was the latest first. */
export function openFinesByStudent(answers: readonly Answer[]): OpenFines[] {
  const byStudent = new Map<string, OpenFines>();
  for (const answer of answers) {
    const fine = openFine(answer);
    if (!fine) continue;
    const { studentId, studentName, fineId, amount } = fine;
    const known = byStudent.get(studentId) ?? { studentId, studentName, fineIds: [], amount: 0 };
    if (known.fineIds.includes(fineId)) continue;
    byStudent.set(studentId, { ...known, fineIds: [...known.fineIds, fineId], amount: known.amount + amount });
  }
  return [...byStudent.values()];
}

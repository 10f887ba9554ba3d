import type { StudentDifference } from "./classifyRows.js";
import { STUDENT_COLUMNS, type StudentColumn } from "./studentColumns.js";

/** A value of a student before and after, with the label of its field. */
export interface ShownDifference {
  readonly name: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

const GENDERS: Readonly<Record<string, string>> = { male: "Laki-laki", female: "Perempuan" };

export function presentChanges(difference: StudentDifference | null): ShownDifference[] {
  return Object.entries(difference?.after ?? {}).map(([name, after]) => ({
    name,
    label: STUDENT_COLUMNS[name as StudentColumn].label,
    before: inWords(name, difference?.before[name] ?? null),
    after: inWords(name, after),
  }));
}

function inWords(name: string, value: string | null): string | null {
  return name === "gender" && value !== null ? (GENDERS[value] ?? value) : value;
}

import type { StudentDifference } from "./classifyRows.js";
import { STUDENT_COLUMNS, type StudentColumn } from "./studentColumns.js";

/** A value of a student before and after, with the label of its field. */
export interface ShownDifference {
  readonly name: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What stands in a column for one of a few choices, as people read it. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: { male: "Laki-laki", female: "Perempuan" },
};

export function presentChanges(difference: StudentDifference | null): ShownDifference[] {
  const shown = Object.entries(difference?.after ?? {}).filter(([name]) => name !== "memberKindId");
  return shown.map(([name, after]) => ({
    name,
    label: STUDENT_COLUMNS[name === "memberKind" ? "memberKindId" : (name as StudentColumn)].label,
    before: inWords(name, difference?.before[name] ?? null),
    after: inWords(name, after),
  }));
}

function inWords(name: string, value: string | number | null): string | null {
  return value === null ? null : (CHOICES[name]?.[value] ?? String(value));
}

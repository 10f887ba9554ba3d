import { PRIVATE_NAMES } from "../students/studentFields.js";
import type { AuditValues } from "../platform/database/auditChange.js";

/** What stands where a text has named somebody. */
const REMOVED = "[dihapus]";

/** By what a person is found in texts. */
export interface PersonTraces {
  readonly studentId: number;
  readonly userId: number | null;
  /** Names and numbers of this person alone. */
  readonly words: readonly string[];
}

/** Fields of JSON that name a person, whatever their value. */
const NAMING = new Set<string>([
  ...PRIVATE_NAMES,
  "name",
  "nis",
  "passedOnTo",
  "reason",
  "studentId",
  "studentName",
  "swapped",
  "teacherId",
  "username",
  "validStudentId",
]);

const SPACE = /\s/u;
const WORD_EDGE = "[^\\p{L}\\p{N}]";

/**
 * The text without the person's names and numbers; a text without spaces is replaced whole or not at all, so that no
 * date or code is cut.
 */
function withoutWords(text: string, words: readonly string[]): string {
  if (words.includes(text)) return REMOVED;
  if (!SPACE.test(text)) return text;
  return words.reduce((left, word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\/-]/gu, "\\$&");
    return left.replace(new RegExp(`(^|${WORD_EDGE})${escaped}(?=$|${WORD_EDGE})`, "giu"), `$1${REMOVED}`);
  }, text);
}

/** Whether JSON names the student by number anywhere. */
export function namesStudent(value: unknown, studentId: number): boolean {
  if (Array.isArray(value)) return value.some((item) => namesStudent(item, studentId));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      (inner === studentId && (name === "studentId" || name === "teacherId" || name === "validStudentId")) ||
      (name === "studentIds" && Array.isArray(inner) && inner.includes(studentId)) ||
      namesStudent(inner, studentId),
  );
}

/** The same JSON with every text without the person. */
export function withoutTexts<Value>(value: Value, words: readonly string[]): Value {
  const strip = (inner: unknown): unknown => {
    if (typeof inner === "string") return withoutWords(inner, words);
    if (Array.isArray(inner)) return inner.map(strip);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, field]) => [name, strip(field)]));
  };
  return strip(value) as Value;
}

/** Of an entry about this person: also without the fields that name somebody. */
export function withoutPerson(values: AuditValues | null, words: readonly string[]): AuditValues | null {
  if (values === null) return null;
  const left = Object.entries(values).filter(([name]) => !NAMING.has(name));
  return withoutTexts(Object.fromEntries(left), words);
}

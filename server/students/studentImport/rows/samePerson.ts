import { foldKey, foldWords } from "../../../../common/fold.js";
import type { NewStudentInput } from "../../studentInput.js";
import type { StudentRow } from "../../studentReads.js";

/** How the most frequent first name is shortened. */
const MUHAMMAD = /^(?:m|mu?h|mo?h|mhd|mohd|mochd|moch|much|muham+[ae]d|moham+[ae]d|mokham+ad|mukham+ad|moeham+ad)$/u;

/**
 * Whether two spellings can be one person's name: every word of the shorter one is a word of the longer one, or its
 * initial.
 */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [foldWords(one), foldWords(other)].sort((a, b) => a.length - b.length);
  const left = [...long];
  return short.every((word) => {
    const place = left.findIndex((candidate) => isSameWord(word, candidate));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

function isSameWord(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length === 1 && other.startsWith(one)) ||
    (other.length === 1 && one.startsWith(other)) ||
    (MUHAMMAD.test(one) && MUHAMMAD.test(other))
  );
}

/** Whether two numbers differ only in the zeros in front, which spreadsheets take away. */
export function differsByZeros(one: string, other: string): boolean {
  return (
    one !== other && /^\d+$/u.test(one) && /^\d+$/u.test(other) && one.replace(/^0+/u, "") === other.replace(/^0+/u, "")
  );
}

/**
 * How likely somebody who is registered under another number is the person of a row: by the national number or the day
 * of birth besides the name, or by the name alone.
 */
export function likenessOf(student: StudentRow, given: NewStudentInput): "likely" | "possible" | null {
  const { nisn = null, birthDate = null } = given;
  if (!isSameName(student.name, given.name)) return null;
  if (student.nisn !== null && (student.nisn === nisn || student.nisn === given.nis)) return "likely";
  if (foldKey(student.name) !== foldKey(given.name)) return null;
  if (isContradicted(student.nisn, nisn) || isContradicted(student.birthDate, birthDate)) return null;
  if (birthDate !== null && student.birthDate === birthDate) return "likely";
  return foldWords(given.name).length < 2 ? null : "possible";
}

function isContradicted(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

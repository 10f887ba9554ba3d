import { foldKey, foldWords } from "../../common/fold.js";
import type { Student } from "./Student.entity.js";

type KeyedStudent = Readonly<Pick<Student, "nis" | "nisn" | "name" | "className">>;

/** The sort keys and the search text of a student, stored with the values that they are derived from. */
export type StudentKeys = Readonly<Pick<Student, "nameKey" | "classKey" | "searchKey">>;

const MAX_SEARCH_KEY_LENGTH = 600;
const MAX_KEY_LENGTH = 190;
const PADDED_DIGITS = 3;
const GRADES = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

export function studentKeys({ nis, nisn, name, className }: KeyedStudent): StudentKeys {
  const words = foldWords([name, nis, nisn ?? "", className ?? ""].join(" "));
  return {
    nameKey: foldKey(name),
    classKey: classKeyOf(className),
    searchKey: words.join(" ").slice(0, MAX_SEARCH_KEY_LENGTH),
  };
}

/**
 * One key for every spelling of a class, in the order of the school: `IX A` before `X A` before `X IPA 2` before `X IPA
 * 10`. A grade may be a Roman or a plain number.
 */
export function classKeyOf(className: string): string;
export function classKeyOf(className: string | null): string | null;
export function classKeyOf(className: string | null): string | null {
  if (className === null) {
    return null;
  }
  const words = foldWords(className).map((word, index) => {
    const grade = index === 0 ? GRADES.indexOf(word) + 1 : 0;
    return grade > 0 ? padNumber(String(grade)) : word.replace(/\d+/gu, padNumber);
  });
  return (words.join(" ") || foldKey(className)).slice(0, MAX_KEY_LENGTH);
}

function padNumber(number: string): string {
  return number.padStart(PADDED_DIGITS, "0");
}

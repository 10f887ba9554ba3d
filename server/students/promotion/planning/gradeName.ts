const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"] as const;
export const MAX_GRADE = ROMAN.length;

/** A class's name, taken apart at its grade. */
export interface GradeName {
  readonly grade: number;
  /** The same class in another grade; null for a grade that there is not. */
  readonly inGrade: (grade: number) => string | null;
  /** What follows the grade, without the number of the class: `IPA` of `X IPA 2`. */
  readonly branch: string;
}

/** `Kelas`, then the number of the grade, then what is behind it. */
const PARTS = /^(?<prefix>(?:(?:kelas|kls)\b[.:]?\s*)?)(?<grade>\d{1,2}|[IVX]+)(?<rest>.*)$/iu;
/** Behind a Roman number a letter may belong to a word (`XIPA`), unless it stands alone or is no letter. */
const AFTER_ROMAN = /^(?:$|[^\p{L}]|[A-Z](?![\p{L}]))/iu;

/** Null where no grade stands at the beginning, or where it could be read in two ways. */
export function parseGradeName(className: string): GradeName | null {
  const { prefix = "", grade: written = "", rest = "" } = PARTS.exec(className)?.groups ?? {};
  const isNumber = /^\d/u.test(written);
  const grade = isNumber ? Number(written) : ROMAN.findIndex((roman) => roman === written.toUpperCase()) + 1;
  if (grade < 1 || grade > MAX_GRADE || (isNumber ? /^\d/u.test(rest) : !AFTER_ROMAN.test(rest))) {
    return null;
  }
  const write = (other: number): string | null => {
    const roman = ROMAN[other - 1];
    if (roman === undefined) {
      return null;
    }
    if (isNumber) {
      return String(other).padStart(written.length, "0");
    }
    return written === written.toLowerCase() ? roman.toLowerCase() : roman;
  };
  return {
    grade,
    inGrade: (other) => {
      const number = write(other);
      return number === null ? null : `${prefix}${number}${rest}`;
    },
    branch: rest.toUpperCase().replace(/[^\p{L}]/gu, ""),
  };
}

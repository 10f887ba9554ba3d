interface Numbered {
  readonly issueYear: number;
  readonly yearNumber: number;
}

const DIGITS = 3;

/** `012/SBP/2026`, as the letter carries it. */
export function letterNumber({ issueYear, yearNumber }: Numbered): string {
  return `${String(yearNumber).padStart(DIGITS, "0")}/SBP/${issueYear}`;
}

/** The number that somebody has typed, with the year or without it; null for any other text. */
export function parseLetterNumber(
  text: string,
): { readonly yearNumber: number; readonly issueYear: number | null } | null {
  const [, number, year] = /^\s*(\d{1,7})(?:\s*\/\s*SBP\s*\/\s*(\d{4}))?\s*$/i.exec(text) ?? [];
  return number === undefined
    ? null
    : { yearNumber: Number(number), issueYear: year === undefined ? null : Number(year) };
}

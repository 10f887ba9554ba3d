/** How a day is to be read where it may mean two. */
interface DayHints {
  /** Whether the column has the month before the day, as American programs write it. */
  readonly monthFirst?: boolean;
  /** Whether a year of two digits may be one that is still to come. */
  readonly mayBeAhead?: boolean;
}

const MONTHS: readonly string[] = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];
const OTHER_MONTHS: Readonly<Record<string, string>> = {
  peb: "feb",
  may: "mei",
  aug: "agu",
  ags: "agu",
  agt: "agu",
  oct: "okt",
  nop: "nov",
  dec: "des",
};
const MONTH = String.raw`(?:jan|feb|peb|mar|apr|mei|may|jun|jul|agu|ags|agt|aug|sep|okt|oct|nov|nop|des|dec)\p{L}{0,7}\.?`;
const SIGN = String.raw`[\s./,'’-]{1,4}`;
/** A day at the end of a text, whatever stands before it: a place, a day of the week. */
const DAY_AT_END = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(?:(?:\d{1,4})${SIGN}(?:\d{1,2}|${MONTH})${SIGN}(?:\d{1,4})|` +
    String.raw`${MONTH}${SIGN}\d{1,2}${SIGN}\d{2,4})$`,
  "iu",
);
const TIME_BEHIND =
  /(?<=\d)[ T]+\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:\.\d{1,9})?)?\s*(?:Z|[AP]M|WIB|WITA|WIT|[+-]\d{2}:?\d{2})?$/iu;
/** Days since 30 December 1899, as spreadsheets keep them: 1927 to 2099. */
const SERIAL = /^([1-7]\d{4})(?:[.,]\d+)?$/u;
const LAST_SERIAL = 73_050;
const FIRST_SERIAL_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** What databases and spreadsheets write for a day that nobody has filled in. */
const NO_DAYS = new Set(["1970-01-01", "1900-01-00", "1899-12-30", "1899-12-31"]);

/**
 * A day as schools and programs write it, as `YYYY-MM-DD`: with the month as a number or a word of either language,
 * with a place or a weekday before it and a time behind it, with a year of two digits, or as a spreadsheet's own
 * number. Null for one that nobody has filled in; any other text is returned unchanged.
 */
export function readDay(text: string, hints: DayHints = {}): string | null {
  const plain = text.replace(TIME_BEHIND, "").trim();
  if (/^[0\s./-]+$/u.test(plain)) return null;
  const day = serialDay(plain) ?? compactDay(plain) ?? spelledDay(plain, hints);
  return day !== null && NO_DAYS.has(day) ? null : (day ?? text);
}

function serialDay(text: string): string | null {
  const serial = Number(SERIAL.exec(text)?.[1] ?? NaN);
  return serial <= LAST_SERIAL ? new Date(FIRST_SERIAL_DAY + serial * DAY_MS).toISOString().slice(0, 10) : null;
}

/** `20090531` or `31052009`. */
function compactDay(text: string): string | null {
  const [, year, month, day] = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/u.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month ?? ""}-${day ?? ""}`;
  const [, first, second, last] = /^([0-3]\d)(0[1-9]|1[0-2])((?:19|20)\d{2})$/u.exec(text) ?? [];
  return last === undefined ? null : `${last}-${second ?? ""}-${first ?? ""}`;
}

function spelledDay(text: string, hints: DayHints): string | null {
  const spaced = text.replace(/(?<=\d)(?:st|nd|rd|th)\b/giu, "").replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ");
  const found = DAY_AT_END.exec(spaced)?.[0].replace(/^[^\p{L}\d]/u, "");
  const parts = found?.split(/[\s./,'’-]+/u).filter((part) => part !== "") ?? [];
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third === undefined) return null;
  if (!/^\d/u.test(first)) return written(third, monthNumber(first), second, hints);
  if (!/^\d/u.test(second)) {
    return isYear(first)
      ? written(first, monthNumber(second), third, hints)
      : written(third, monthNumber(second), first, hints);
  }
  if (isYear(first)) {
    return Number(second) > 12 ? written(first, third, second, hints) : written(first, second, third, hints);
  }
  const isMonthFirst = Number(second) > 12 || (hints.monthFirst === true && Number(first) <= 12);
  return isMonthFirst ? written(third, first, second, hints) : written(third, second, first, hints);
}

/** Whether of two numbers with a slash between them only the second can be the day. */
export function monthBeforeDay(text: string): boolean | null {
  const [, first, second] = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+\d{2,4}(?:\s|$)/u.exec(text.trim()) ?? [];
  if (first === undefined || Number(first) > 31 || Number(second) > 31) return null;
  return Number(first) > 12 ? false : Number(second) > 12 ? true : null;
}

function isYear(part: string): boolean {
  return part.length > 2 || Number(part) > 31;
}

function monthNumber(name: string): string {
  const start = name.slice(0, 3).toLowerCase();
  return String(MONTHS.indexOf(OTHER_MONTHS[start] ?? start) + 1);
}

function written(year: string, month: string, day: string, { mayBeAhead = false }: DayHints): string | null {
  if (year.length === 3 || year.length > 4 || day.length > 2) return null;
  return `${fullYear(year, mayBeAhead)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Of two digits: nobody is born, or registered, in a year that is still to come. */
function fullYear(year: string, mayBeAhead: boolean): string {
  if (year.length === 4) return year;
  const recent = 2000 + Number(year);
  return String(!mayBeAhead && recent > new Date().getFullYear() ? recent - 100 : recent);
}

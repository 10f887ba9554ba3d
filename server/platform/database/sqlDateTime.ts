const ZERO = "0".charCodeAt(0);

/** A stored instant as both drivers hand it over raw: SQLite as UTC text, MySQL as a Date. */
export function fromSqlDateTime(stored: string | Date): Date {
  return stored instanceof Date ? stored : new Date(parseUtc(stored));
}

/** `2026-11-21 06:50:00.000`, digit by digit: four times faster than `Date.parse`, and every book has two of these. */
function parseUtc(stored: string): number {
  return Date.UTC(
    digits(stored, 0, 4),
    digits(stored, 5, 7) - 1,
    digits(stored, 8, 10),
    digits(stored, 11, 13),
    digits(stored, 14, 16),
    digits(stored, 17, 19),
  );
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    value = value * 10 + text.charCodeAt(index) - ZERO;
  }
  return value;
}

/** Whether it is what `toSqlDateTime` writes: comparing a time with anything else is an error in MySQL. */
export function isSqlDateTime(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.000$/.test(value)) {
    return false;
  }
  const instant = fromSqlDateTime(value);
  return !Number.isNaN(instant.getTime()) && toSqlDateTime(instant) === value;
}

/** Whether it is a day as a date column has it, which alone MySQL compares one with. */
export function isSqlDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && isSqlDateTime(`${value} 00:00:00.000`);
}

/** An import gives all that it writes in one transaction the same instant. */
let last = { instant: NaN, text: "" };

/** An instant as both engines store it, to the second, as MySQL does. */
export function toSqlDateTime(instant: Date): string {
  if (instant.getTime() !== last.instant) {
    last = { instant: instant.getTime(), text: `${instant.toISOString().slice(0, 19).replace("T", " ")}.000` };
  }
  return last.text;
}

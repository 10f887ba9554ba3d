import { dayIn, instantOf } from "./libraryClock.js";

/** A day or a month on the library's own clock. */
export interface Period {
  /** `2026-11-21` or `2026-11`. */
  readonly name: string;
  readonly from: Date;
  /** The exclusive end of the period. */
  readonly until: Date;
}

/** The last days, today included, the oldest first. */
export function lastDays(timeZone: string, now: Date, count: number): Period[] {
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, now).split("-").map(Number);
  return periods(count, (index) => new Date(Date.UTC(year, month - 1, day - index)), timeZone, 10);
}

/** The last months, this one included, the oldest first. */
export function lastMonths(timeZone: string, now: Date, count: number): Period[] {
  const [year = 0, month = 1] = dayIn(timeZone, now).split("-").map(Number);
  return periods(count, (index) => new Date(Date.UTC(year, month - 1 - index, 1)), timeZone, 7);
}

/** `dateOf(0)` is the date that begins the running period, `dateOf(-1)` the one that begins the next. */
function periods(count: number, dateOf: (index: number) => Date, timeZone: string, nameLength: number): Period[] {
  return Array.from({ length: count }, (_, place) => {
    const index = count - 1 - place;
    const [day, nextDay] = [index, index - 1].map((number) => dateOf(number).toISOString().slice(0, 10)) as [
      string,
      string,
    ];
    return { name: day.slice(0, nameLength), from: instantOf(timeZone, day), until: instantOf(timeZone, nextDay) };
  });
}

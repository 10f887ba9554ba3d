/** A day or a month on the library's own clock. */
export interface Period {
  /** `2026-11-21` or `2026-11`. */
  readonly name: string;
  readonly from: Date;
  /** The first instant that no longer belongs to it. */
  readonly until: Date;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The date on the library's calendar, whatever zone the machine or the database keeps: `2026-11-21`. */
export function dayIn(timeZone: string, instant: Date): string {
  const { year, month, day } = clockAt(timeZone, instant);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The last days, today included, the oldest first. */
export function lastDays(timeZone: string, now: Date, count: number): Period[] {
  const { year, month, day } = clockAt(timeZone, now);
  return periods(count, (index) => new Date(Date.UTC(year, month - 1, day - index)), timeZone, 10);
}

/** The last months, this one included, the oldest first. */
export function lastMonths(timeZone: string, now: Date, count: number): Period[] {
  const { year, month } = clockAt(timeZone, now);
  return periods(count, (index) => new Date(Date.UTC(year, month - 1 - index, 1)), timeZone, 7);
}

/** `dateOf(0)` is the date that begins the running period, `dateOf(-1)` the one that begins the next. */
function periods(count: number, dateOf: (index: number) => Date, timeZone: string, nameLength: number): Period[] {
  return Array.from({ length: count }, (_, place) => {
    const index = count - 1 - place;
    const date = dateOf(index);
    return { name: date.toISOString().slice(0, nameLength), from: beginningOf(timeZone, date), until: beginningOf(timeZone, dateOf(index - 1)) };
  });
}

/** The first instant of a date; `date` is its midnight in UTC. */
function beginningOf(timeZone: string, date: Date): Date {
  const name = date.toISOString().slice(0, 10);
  // Where clocks change nearby, either offset may be the day's first; one of them can lead to the evening before, or to an hour too late.
  const offsets = [-1, 1].map((days) => offsetAt(timeZone, new Date(date.getTime() + days * 86_400_000)));
  const candidates = offsets.sort((one, other) => other - one).map((offset) => new Date(date.getTime() - offset));
  return candidates.find((candidate) => dayIn(timeZone, candidate) === name) ?? date;
}

/** How far the clock on the wall is ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const { year, month, day, hour, minute, second } = clockAt(timeZone, instant);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1_000) * 1_000;
}

function clockAt(timeZone: string, instant: Date) {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en", {
      timeZone, calendar: "gregory", hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  return { year: part("year"), month: part("month"), day: part("day"), hour: part("hour"), minute: part("minute"), second: part("second") };
}

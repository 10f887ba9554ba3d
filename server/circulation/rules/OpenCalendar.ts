import { addDays, DAY_MS, type Weekday, weekdayOf, WEEKDAYS } from "../../platform/time/libraryClock.js";

/** When the library is open, as its settings say it. Days are `YYYY-MM-DD` on its own clock. */
export interface CalendarFacts {
  readonly closedWeekdays: Iterable<Weekday>;
  readonly holidays: Iterable<string>;
  /** Days on which it is open although its weekday or a holiday would close it. */
  readonly openDays: Iterable<string>;
}

/** A calendar on which nothing is open must not be searched for ever. */
const MAX_SEARCH_DAYS = 366;

/** On which days the library is open. */
export class OpenCalendar {
  private readonly closedWeekdays: ReadonlySet<Weekday>;
  private readonly holidays: ReadonlySet<string>;
  private readonly openDays: ReadonlySet<string>;
  /** Holidays on days that would be open, in order. */
  private readonly closedDates: readonly string[];
  /** Open days that would be closed by their weekday, in order. */
  private readonly openDates: readonly string[];

  constructor({ closedWeekdays, holidays, openDays }: CalendarFacts) {
    this.closedWeekdays = new Set(closedWeekdays);
    this.holidays = new Set(holidays);
    this.openDays = new Set(openDays);
    this.closedDates = [...this.holidays].filter((day) => this.isOpenWeekday(day) && !this.openDays.has(day)).sort();
    this.openDates = [...this.openDays].filter((day) => !this.isOpenWeekday(day)).sort();
  }

  isOpen(day: string): boolean {
    return this.openDays.has(day) || (this.isOpenWeekday(day) && !this.holidays.has(day));
  }

  /** The first open day from this one on; null where a year has none. */
  firstOpenDay(from: string): string | null {
    for (let offset = 0; offset <= MAX_SEARCH_DAYS; offset += 1) {
      const day = addDays(from, offset);
      if (this.isOpen(day)) return day;
    }
    return null;
  }

  /** The last open day after `after` and up to `until`; null where there is none within a year before `until`. */
  lastOpenDay(until: string, after?: string): string | null {
    for (let offset = 0; offset <= MAX_SEARCH_DAYS; offset += 1) {
      const day = addDays(until, -offset);
      if (after !== undefined && day <= after) return null;
      if (this.isOpen(day)) return day;
    }
    return null;
  }

  /** How many open days there are after one day and up to another; the same work for ten years as for a week. */
  countOpenDays(after: string, until: string): number {
    if (until <= after) return 0;
    const days = dayNumber(until) - dayNumber(after);
    const wholeWeeks = Math.floor(days / 7);
    let count = wholeWeeks * (WEEKDAYS.length - this.closedWeekdays.size);
    for (let offset = 1; offset <= days % 7; offset += 1) {
      if (this.isOpenWeekday(addDays(after, offset))) count += 1;
    }
    return count - countWithin(this.closedDates, after, until) + countWithin(this.openDates, after, until);
  }

  private isOpenWeekday(day: string): boolean {
    return !this.closedWeekdays.has(weekdayOf(day));
  }
}

/** How many days after the first of 1970. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

export function dayOfNumber(number: number): string {
  return addDays("1970-01-01", number);
}

/** How many days of an ordered list lie in this time. */
function countWithin(days: readonly string[], after: string, until: string): number {
  return upTo(days, until) - upTo(days, after);
}

/** How many of the ordered days are not after `last`, by binary search. */
function upTo(days: readonly string[], last: string): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? "") <= last) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { instantOf, dayIn, nextDay, timeIn, type Weekday, weekdayOf, WEEKDAYS } from "../platform/time/libraryClock.js";

/** From one time of day to another, `07:00` to `15:00`. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A weekday and when the library is open on it; without hours it is closed. */
export interface OpeningDay {
  readonly weekday: Weekday;
  readonly hours: readonly OpenSpan[];
}

export interface OpeningState {
  /** The day by the library's clock. */
  readonly today: string;
  readonly isOpen: boolean;
  /** When that changes next; null where it does not within two weeks. */
  readonly changesAt: Date | null;
}

/** How far ahead it is asked when the library opens next. */
export const OPENING_DAYS_AHEAD = 14;

/** All seven days in order; unspecified days are closed. */
export function completeWeek(days: readonly OpeningDay[]): OpeningDay[] {
  return WEEKDAYS.map((weekday) => days.find((day) => day.weekday === weekday) ?? { weekday, hours: [] });
}

interface OpeningCalendar {
  readonly openingHours: readonly OpeningDay[];
  readonly holidays: readonly { readonly date: string }[];
}

/** Whether the library is open now, in its own time zone; it is closed on holidays. */
export function openingAt({ openingHours, holidays }: OpeningCalendar, timeZone: string, now: Date): OpeningState {
  const openSpansOn = (day: string) =>
    holidays.some(({ date }) => date === day)
      ? []
      : (openingHours.find(({ weekday }) => weekday === weekdayOf(day))?.hours ?? []);
  const today = dayIn(timeZone, now);
  const time = timeIn(timeZone, now);
  const current = openSpansOn(today).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) {
    return { today, isOpen: true, changesAt: instantOf(timeZone, today, current.closes) };
  }
  let day = today;
  for (let daysAhead = 0; daysAhead <= OPENING_DAYS_AHEAD; daysAhead += 1) {
    const next = openSpansOn(day).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) {
      return { today, isOpen: false, changesAt: instantOf(timeZone, day, next.opens) };
    }
    day = nextDay(day);
  }
  return { today, isOpen: false, changesAt: null };
}

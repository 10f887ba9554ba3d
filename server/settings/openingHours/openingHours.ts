import {
  instantOf,
  dayIn,
  nextDay,
  timeIn,
  type Weekday,
  weekdayOf,
  WEEKDAYS,
} from "../../platform/time/libraryClock.js";

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
  /** When that changes next; null where it does not within two weeks, or where nobody can tell at what time. */
  readonly changesAt: Date | null;
  /** Why it is open today although its weekday has no hours, at times that the settings do not say; else null. */
  readonly openDayName: string | null;
}

/** How far ahead it is asked when the library opens next. */
export const OPENING_DAYS_AHEAD = 14;

/** All seven days in order; unspecified days are closed. */
export function completeWeek(days: readonly OpeningDay[]): OpeningDay[] {
  return WEEKDAYS.map((weekday) => days.find((day) => day.weekday === weekday) ?? { weekday, hours: [] });
}

interface OpeningCalendar {
  readonly openingHours: readonly OpeningDay[];
  /** Without those that are open all the same. */
  readonly holidays: readonly { readonly date: string }[];
  /** Hari buka khusus. */
  readonly openDays: readonly { readonly date: string; readonly name: string }[];
}

/** Whether the library is open now, in its own time zone; it is closed on holidays, and open on open days. */
export function openingAt(
  { openingHours, holidays, openDays }: OpeningCalendar,
  timeZone: string,
  now: Date,
): OpeningState {
  const openSpansOn = (day: string) =>
    holidays.some(({ date }) => date === day)
      ? []
      : (openingHours.find(({ weekday }) => weekday === weekdayOf(day))?.hours ?? []);
  const openDayOn = (day: string) =>
    openSpansOn(day).length === 0 ? (openDays.find(({ date }) => date === day)?.name ?? null) : null;
  const today = dayIn(timeZone, now);
  const openDayName = openDayOn(today);
  const time = timeIn(timeZone, now);
  const current = openSpansOn(today).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) {
    return { today, isOpen: true, changesAt: instantOf(timeZone, today, current.closes), openDayName };
  }
  let day = today;
  for (let daysAhead = 0; daysAhead <= OPENING_DAYS_AHEAD; daysAhead += 1) {
    const next = openSpansOn(day).find(({ opens }) => daysAhead > 0 || opens > time);
    if (next) {
      return { today, isOpen: false, changesAt: instantOf(timeZone, day, next.opens), openDayName };
    }
    if (daysAhead > 0 && openDayOn(day) !== null) break;
    day = nextDay(day);
  }
  return { today, isOpen: false, changesAt: null, openDayName };
}

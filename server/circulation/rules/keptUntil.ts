import { addDays } from "../../platform/time/libraryClock.js";
import type { OpenCalendar } from "./OpenCalendar.js";

/** How long a reader has time to fetch a copy that is kept, in days on which the library is open. */
const OPEN_DAYS_KEPT = 3;

/** The last day on which a copy is kept that has become free on `day`. */
export function keptUntil(calendar: OpenCalendar, day: string): string {
  let last = day;
  for (let count = 0; count < OPEN_DAYS_KEPT; count += 1) {
    const next = addDays(last, 1);
    last = calendar.firstOpenDay(next) ?? next;
  }
  return last;
}

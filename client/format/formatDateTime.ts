import { formatDate } from "./formatDate";
import { wallClock } from "./wallClock";

/** A date and time in the library's time zone: `28 Nov 2026, 14.05`. */
export function formatDateTime(instant: string, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${formatDate(day)}, ${time}`;
}

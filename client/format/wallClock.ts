import { formatDate } from "./formatDate";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Hours ahead of UTC, all year: the first formatter that a phone makes takes it a tenth of a second. */
const INDONESIAN = new Map([
  ["Asia/Jakarta", 7],
  ["Asia/Pontianak", 7],
  ["Asia/Makassar", 8],
  ["Asia/Jayapura", 9],
]);
/** When the zones of Indonesia last changed. */
const UNCHANGED_SINCE = Date.parse("1988-01-02T00:00:00Z");

/** Local date and time of an instant in the library's time zone: `2026-11-28` and `14.05`. */
export function wallClock(instant: string, timeZone: string): { day: string; time: string } {
  const hours = INDONESIAN.get(timeZone);
  const milliseconds = Date.parse(instant);
  if (hours !== undefined && milliseconds >= UNCHANGED_SINCE) {
    const local = new Date(milliseconds + hours * 3_600_000).toISOString();
    return { day: local.slice(0, 10), time: local.slice(11, 16).replace(":", ".") };
  }
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}.${part("minute")}` };
}

/** A date and time in the library's time zone: `28 Nov 2026, 14.05`. */
export function formatDateTime(instant: string, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${formatDate(day)}, ${time}`;
}

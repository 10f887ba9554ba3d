import { formatDate } from "./formatDate";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local date and time of an instant in the library's time zone: `2026-11-28` and `14.05`. */
export function wallClock(instant: string, timeZone: string): { day: string; time: string } {
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

import { required } from "../required.js";

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day and time in the library's time zone, independent of the server's. */
function wallClock(timeZone: string, instant: Date): { readonly day: string; readonly time: string } {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    required(
      parts.find((candidate) => candidate.type === type),
      type,
    ).value;
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}:${part("second")}`,
  };
}

/** The library's day at this instant, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return wallClock(timeZone, instant).day;
}

/** The library's time of day, `HH:MM`. */
export function timeIn(timeZone: string, instant: Date): string {
  return wallClock(timeZone, instant).time.slice(0, 5);
}

/** The first instant at which the library's clock shows this day and time; without a time, the day's beginning. */
export function instantOf(timeZone: string, day: string, time = "00:00"): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // Where clocks change nearby, either offset may be the right one; and a time that is skipped comes later by as much
  // as is skipped.
  const offsets = [-1, 1].map((days) => offsetAt(timeZone, shown + days * DAY_MS)).sort((one, other) => other - one);
  const candidates = offsets.map((offset) => new Date(shown - offset));
  return (
    candidates.find((candidate) => dayIn(timeZone, candidate) === day && timeIn(timeZone, candidate) === time) ??
    candidates.find((candidate) => dayIn(timeZone, candidate) === day && timeIn(timeZone, candidate) > time) ??
    new Date(shown)
  );
}

/** How far the clock on the wall is ahead of UTC at this full second, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = wallClock(timeZone, new Date(instant));
  return Date.parse(`${day}T${time}Z`) - instant;
}

export function nextDay(day: string): string {
  return addDays(day, 1);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day some months later, or the last one of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
}

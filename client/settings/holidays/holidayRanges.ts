import { addDays } from "../../format/addDays";
import { formatDate, formatDay } from "../../format/formatDate";
import type { Holiday } from "../form/settingsValues";

/** Days one after another with the same name: a break is one line. */
export interface HolidayRange {
  name: string;
  from: string;
  until: string;
}

function nextDayOf(date: string): string {
  return addDays(date, 1);
}

/** `holidays` are in order. */
export function toRanges(holidays: readonly Holiday[]): HolidayRange[] {
  const ranges: HolidayRange[] = [];
  for (const { date, name } of holidays) {
    const last = ranges.at(-1);
    if (last?.name === name && nextDayOf(last.until) === date) last.until = date;
    else ranges.push({ name, from: date, until: date });
  }
  return ranges;
}

/** The days from one to another, both included, at most so many; none where they are the wrong way round. */
export function daysOf({ name, from, until }: HolidayRange, max: number): Holiday[] {
  const days: Holiday[] = [];
  for (let date = from; date <= until && days.length < max; date = nextDayOf(date)) days.push({ date, name });
  return days;
}

/** With the added days; a day that is there already keeps its name. */
export function withHolidays(holidays: readonly Holiday[], added: readonly Holiday[]): Holiday[] {
  const byDate = new Map([...added, ...holidays].map((holiday) => [holiday.date, holiday]));
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** `Jumat, 25 Desember 2026`, `19 Des 2026 – 3 Jan 2027`, `21–22 Mar 2026`. */
export function rangeText({ from, until }: HolidayRange): string {
  if (from === until) return formatDay(from);
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(until)}`;
  return `${formatDate(from)} – ${formatDate(until)}`;
}

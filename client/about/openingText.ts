import { formatLongDate } from "../format/formatDate";
import { wallClock } from "../format/wallClock";
import { daysBetween, WEEKDAY_NAMES, weekdayOf } from "./weekdays";

interface Opening {
  isOpen: boolean;
  /** Today's date in the library's time zone. */
  today: string;
  changesAt?: string | null | undefined;
}

const WEEK = 7;

/** `Buka sekarang · tutup pukul 15.00`, `Tutup · buka Senin pukul 07.00`. */
export function openingText({ isOpen, today, changesAt }: Opening, timeZone: string): string {
  const state = isOpen ? "Buka sekarang" : "Tutup";
  if (!changesAt) return state;
  const { day, time } = wallClock(changesAt, timeZone);
  return `${state} · ${isOpen ? "tutup" : "buka"}${dayText(today, day)} pukul ${time}`;
}

function dayText(today: string, day: string): string {
  const daysAhead = daysBetween(today, day);
  if (daysAhead === 0) return "";
  const weekday = WEEKDAY_NAMES[weekdayOf(day)];
  return daysAhead < WEEK ? ` ${weekday}` : ` ${weekday}, ${formatLongDate(day)},`;
}

import { formatLongDate } from "./formatDate";
import { wallClock } from "./wallClock";
import { daysBetween, WEEKDAY_NAMES, weekdayOf } from "./weekdays";

interface Opening {
  isOpen: boolean;
  /** Today's date in the library's time zone. */
  today: string;
  changesAt?: string | null | undefined;
  /** Why it is open today, at times that the settings do not say. */
  openDayName?: string | null | undefined;
}

const WEEK = 7;

/** `Buka sekarang · tutup pukul 15.00`, `Tutup · buka Senin pukul 07.00`. */
export function openingText({ isOpen, today, changesAt, openDayName }: Opening, timeZone: string): string {
  if (openDayName) return `Hari ini buka khusus: ${openDayName}`;
  const state = isOpen ? "Buka sekarang" : "Tutup";
  if (!changesAt) return state;
  const { day, time } = wallClock(changesAt, timeZone);
  return `${state} · ${isOpen ? "tutup" : "buka"}${dayText(today, day)} pukul ${time}`;
}

/** `Buka sampai 15.00` at the door, and otherwise the same. */
export function openUntilText(opening: Opening, timeZone: string): string {
  const { isOpen, today, changesAt, openDayName } = opening;
  const closes = isOpen && changesAt && !openDayName ? wallClock(changesAt, timeZone) : null;
  return closes?.day === today ? `Buka sampai ${closes.time}` : openingText(opening, timeZone);
}

function dayText(today: string, day: string): string {
  const daysAhead = daysBetween(today, day);
  if (daysAhead === 0) return "";
  const weekday = WEEKDAY_NAMES[weekdayOf(day)];
  return daysAhead < WEEK ? ` ${weekday}` : ` ${weekday}, ${formatLongDate(day)},`;
}

import { addDays } from "../../format/addDays";

/** The same day of another month, or that month's last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How many days it is after its week's Monday. */
export function daysSinceMonday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The weeks from Monday in which a day's month lies, always six; null for days of other months. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = addDays(first, -daysSinceMonday(first));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const shown = addDays(monday, week * 7 + index);
      return shown.slice(0, 7) === day.slice(0, 7) ? shown : null;
    }),
  );
}

import { formatMonth } from "../format/formatDate";

/** Also those in which nothing happened: `2026-07` and on. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (const date = new Date(`${from.slice(0, 7)}-01T00:00:00Z`); ; date.setUTCMonth(date.getUTCMonth() + 1)) {
    const month = date.toISOString().slice(0, 7);
    if (month > to.slice(0, 7)) return months;
    months.push(month);
  }
}

/** `2026-11` is `November 2026`. */
export function monthName(month: string): string {
  return formatMonth(`${month}-01`);
}

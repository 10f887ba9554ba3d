const DAY_MS = 86_400_000;

/** Days are texts (`2026-11-21`), whose order is that of time. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

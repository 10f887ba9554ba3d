const days = new Intl.DateTimeFormat("id-ID", { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A date without a time (`2026-11-28`) with its day of the week, `Sabtu, 28 November 2026`, the same in every time zone. */
export function formatDay(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : days.format(instant);
}

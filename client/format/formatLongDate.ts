const longDates = new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A date without a time (`2026-11-28`) as `28 November 2026`, the same in every time zone. */
export function formatLongDate(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : longDates.format(instant);
}

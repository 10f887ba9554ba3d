/** A formatter of dates without a time (`2026-11-28`), the same in every time zone. */
export const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
  // Making one takes a phone a tenth of a second, and most pages use one at most.
  let format: Intl.DateTimeFormat | undefined;
  return (date: string): string => {
    const instant = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(instant.getTime())) return date;
    format ??= new Intl.DateTimeFormat("id-ID", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
      ...options,
    });
    return format.format(instant);
  };
};

/** A date without a time (`2026-11-28`) as `28 Nov 2026`, the same in every time zone. */
export const formatDate = dateFormatter({ month: "short" });

/** As `28 November 2026`. */
export const formatLongDate = dateFormatter({});

/** With its day of the week: `Sabtu, 28 November 2026`. */
export const formatDay = dateFormatter({ weekday: "long" });

/** For a day of this year or the next few weeks: `Sabtu, 28 November`. */
export const formatNearDay = dateFormatter({ weekday: "long", year: undefined });

/** The month of a date: `November 2026`. */
export const formatMonth = dateFormatter({ day: undefined });

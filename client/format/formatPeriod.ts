import { dateFormatter } from "./formatDate";

/** Within a list of days: `28 Nov`. */
export const formatDayOfMonth = dateFormatter({ month: "short", year: undefined });

/** With its day of the week, short: `Sab, 28 Nov 2026`. */
export const formatShortDay = dateFormatter({ weekday: "short", month: "short" });

/** `Nov`. */
export const formatShortMonth = dateFormatter({ day: undefined, month: "short", year: undefined });

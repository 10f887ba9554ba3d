import { required } from "../../platform/required.js";

export type VisitsCounter = `visits:${string}`;

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** The people of a month. */
    readonly [month: VisitsCounter]: number;
  }
}

/** Name of the counter of a month's visits, `visits:2026-11`: the month on the library's clock, not on the server's. */
export function visitsCounter(instant: Date, timeZone: string): VisitsCounter {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit" }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    required(
      parts.find((candidate) => candidate.type === type),
      type,
    ).value;
  return `visits:${part("year")}-${part("month")}`;
}

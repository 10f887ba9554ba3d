import { addDays, addMonths, WEEKDAYS, weekdayOf } from "../../platform/time/libraryClock.js";

/** How often a periodical comes out. */
export const FREQUENCIES = [
  "daily",
  "weekly",
  "biweekly",
  "monthly",
  "bimonthly",
  "quarterly",
  "semiannual",
  "annual",
  "irregular",
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** On which days a periodical comes out. */
export interface Schedule {
  readonly frequency: Frequency;
  /** Of a daily: a bit for each day of the week, Monday's is 1. */
  readonly weekdays: number;
  /** The day of the first issue, from which all others are counted. */
  readonly firstOn: string;
  /** The last day on which one may come out. */
  readonly endsOn: string | null;
}

const DAYS_APART: Partial<Record<Frequency, number>> = { weekly: 7, biweekly: 14 };
const MONTHS_APART: Partial<Record<Frequency, number>> = {
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  semiannual: 6,
  annual: 12,
};
const DAY_MS = 86_400_000;
const DAYS_OF_MONTH_AND_MORE = 32;

/** Monday's bit is 1, Sunday's 64. */
export function weekdayBit(day: string): number {
  return 1 << WEEKDAYS.indexOf(weekdayOf(day));
}

/**
 * The days between these two, both included, on which an issue comes out: at most so many, the earliest first. Each is
 * counted from the first issue, so that a monthly of the 31st comes on the last day of shorter months and on the 31st
 * again afterwards. Of what comes out irregularly nothing is foretold.
 */
export function issueDays(schedule: Schedule, from: string, until: string, atMost: number): string[] {
  const { frequency, firstOn, endsOn } = schedule;
  const begin = from > firstOn ? from : firstOn;
  const end = endsOn !== null && endsOn < until ? endsOn : until;
  if (begin > end || frequency === "irregular") return [];
  if (frequency === "daily") return dailyDays(schedule.weekdays, begin, end, atMost);
  const days = DAYS_APART[frequency];
  const months = MONTHS_APART[frequency];
  const found: string[] = [];
  const dayOf = (step: number) =>
    days === undefined ? addMonths(firstOn, step * (months ?? 1)) : addDays(firstOn, step * days);
  for (let step = firstStep(firstOn, begin, days, months ?? 1); found.length < atMost; step += 1) {
    const day = dayOf(step);
    if (day > end) break;
    if (day >= begin) found.push(day);
  }
  return found;
}

function dailyDays(weekdays: number, begin: string, end: string, atMost: number): string[] {
  const found: string[] = [];
  for (let day = begin; day <= end && found.length < atMost; day = addDays(day, 1)) {
    if ((weekdays & weekdayBit(day)) !== 0) found.push(day);
  }
  return found;
}

/** A step at or before the first day that counts, however long ago the first issue was. */
function firstStep(firstOn: string, begin: string, days: number | undefined, months: number): number {
  const passed = (Date.parse(begin) - Date.parse(firstOn)) / DAY_MS;
  return Math.max(0, Math.floor(passed / (days ?? months * DAYS_OF_MONTH_AND_MORE)));
}

/** How far ahead issues are foretold: so many days, by how often they come. */
export function horizonDays(frequency: Frequency): number {
  return frequency === "daily" ? 45 : frequency === "weekly" || frequency === "biweekly" ? 120 : 400;
}

/** How many issues a year has, as far as one can say. */
export function issuesPerYear({ frequency, weekdays }: Pick<Schedule, "frequency" | "weekdays">): number | null {
  if (frequency === "irregular") return null;
  if (frequency === "daily") return WEEKDAYS.filter((_day, index) => (weekdays & (1 << index)) !== 0).length * 52;
  const days = DAYS_APART[frequency];
  return days === undefined ? 12 / (MONTHS_APART[frequency] ?? 1) : Math.round(364 / days);
}

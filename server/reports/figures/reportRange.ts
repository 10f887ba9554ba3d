import { z } from "zod";

import { invalid } from "../../errors.js";
import { addDays, DAY_MS } from "../../platform/time/libraryClock.js";
import { schoolYearOf } from "../../platform/time/schoolYear.js";
import { parseInput } from "../../platform/validation/parseInput.js";

/** A leap year: what no report reaches beyond. */
const MOST_DAYS = 366;

export interface ReportRangeArgs {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Days of the library, both included. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
  /**
   * The last day of the range that has come, so that no future day counts as one without visitors; a day before
   * `from` where the whole range is in the future.
   */
  readonly countedTo: string;
}

const DAY_MESSAGE = "Isi dengan tanggal. Contoh: 1 Jul 2026";
const day = z.iso
  .date(DAY_MESSAGE)
  .refine((given) => given >= "1900-01-01" && given < "2200-01-01", DAY_MESSAGE)
  .nullish()
  .or(z.literal("").transform(() => null));
const reportRangeInput = z.strictObject({ from: day, to: day });

/**
 * This school year unless days are given; of one day alone, the year that it begins or ends.
 * @throws ValidationError
 */
export function parseReportRange(args: ReportRangeArgs, today: string): ReportRange {
  const given = parseInput(reportRangeInput, args);
  const year = schoolYearOf(today);
  const from = given.from ?? (given.to ? addDays(yearsFrom(given.to, -1), 1) : year.from);
  const to = given.to ?? (given.from ? addDays(yearsFrom(given.from, 1), -1) : year.to);
  if (from > to) {
    throw invalid("to", "Tanggal akhir mendahului tanggal awal. Pilih tanggal akhir yang lebih baru.");
  }
  if (daysIn({ from, to }) > MOST_DAYS) {
    throw invalid("from", "Laporan maksimal satu tahun. Pilih tanggal awal yang lebih baru.");
  }
  return { from, to, countedTo: to < today ? to : today };
}

/** How many days; 0 where the last one comes before the first. */
function daysIn({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
}

/** The months that have begun, `2026-07` and on, the oldest first. */
export function monthsOf({ from, countedTo }: ReportRange): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= countedTo.slice(0, 7) && from <= countedTo; month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}

/** The quarter of the calendar: `2026-Q3` is July to September. */
export function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
}

function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}

/** The same day of another year; the 29th of February becomes the first of March. */
function yearsFrom(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** Null where there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : (100 * part) / whole;
}

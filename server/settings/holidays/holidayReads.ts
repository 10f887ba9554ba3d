import sql, { empty } from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { type Holiday, holidayTable } from "./Holiday.entity.js";
import { openDayTable } from "./OpenDay.entity.js";

export type HolidayRow = Readonly<Pick<Holiday, "date" | "name">>;

interface HolidayRange {
  readonly from: string;
  readonly until: string;
}

/**
 * In order; all of them, or those from one day to another, both included, on which the library is not open all the
 * same.
 */
export function readHolidays(reader: Reader, range?: HolidayRange): Promise<HolidayRow[]> {
  const { date } = holidayTable;
  const within = range
    ? sql`WHERE ${date} BETWEEN ${range.from} AND ${range.until}
          AND ${date} NOT IN (SELECT ${openDayTable.date} FROM open_days)`
    : empty;
  return reader.select(pick(holidayTable, "date", "name"), sql`FROM holidays ${within} ORDER BY ${date}`);
}

/** Days that are open although their weekday or a holiday would close them, in order; all, or those of a range. */
export function readOpenDays(reader: Reader, range?: HolidayRange): Promise<HolidayRow[]> {
  const { date } = openDayTable;
  const within = range ? sql`WHERE ${date} BETWEEN ${range.from} AND ${range.until}` : empty;
  return reader.select(pick(openDayTable, "date", "name"), sql`FROM open_days ${within} ORDER BY ${date}`);
}

export async function replaceHolidays(tx: Transaction, holidays: readonly HolidayRow[]): Promise<void> {
  await tx.run(sql`DELETE FROM holidays`);
  if (holidays.length > 0) {
    await tx.insert(holidayTable, holidays);
  }
}

export async function replaceOpenDays(tx: Transaction, openDays: readonly HolidayRow[]): Promise<void> {
  await tx.run(sql`DELETE FROM open_days`);
  if (openDays.length > 0) {
    await tx.insert(openDayTable, openDays);
  }
}

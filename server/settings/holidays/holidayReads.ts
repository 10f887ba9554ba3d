import sql, { empty, raw } from "sql-template-tag";

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

/** Either list of days, by the name of its table. */
export type DayList = "holidays" | "open_days";

export async function replaceDays(tx: Transaction, list: DayList, days: readonly HolidayRow[]): Promise<void> {
  await tx.run(sql`DELETE FROM ${raw(list)}`);
  if (days.length > 0) {
    await (list === "holidays" ? tx.insert(holidayTable, days) : tx.insert(openDayTable, days));
  }
}

import sql, { empty } from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { type Holiday, holidayTable } from "./Holiday.entity.js";

export type HolidayRow = Readonly<Pick<Holiday, "date" | "name">>;

interface HolidayRange {
  readonly from: string;
  readonly until: string;
}

/** In order; all of them, or those from one day to another, both included. */
export function readHolidays(reader: Reader, range?: HolidayRange): Promise<HolidayRow[]> {
  const { date } = holidayTable;
  const within = range ? sql`WHERE ${date} BETWEEN ${range.from} AND ${range.until}` : empty;
  return reader.select(pick(holidayTable, "date", "name"), sql`FROM holidays ${within} ORDER BY ${date}`);
}

export async function replaceHolidays(tx: Transaction, holidays: readonly HolidayRow[]): Promise<void> {
  await tx.run(sql`DELETE FROM holidays`);
  if (holidays.length > 0) {
    await tx.insert(holidayTable, holidays);
  }
}

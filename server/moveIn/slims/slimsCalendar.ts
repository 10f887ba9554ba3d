import sql from "sql-template-tag";

import type { MovingHolidays, MovingRow } from "../library/MovingLibrary.js";
import { dayOf, lineOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

const WEEKDAYS: readonly RegExp[] = [
  /^(?:mon|sen)/iu,
  /^(?:tue|sel)/iu,
  /^(?:wed|rab)/iu,
  /^(?:thu|kam)/iu,
  /^(?:fri|jum)/iu,
  /^sat|^sab/iu,
  /^(?:sun|min|ahad)/iu,
];

export async function* readHolidays(source: SlimsSource): AsyncGenerator<MovingRow<MovingHolidays>> {
  const { tables } = source;
  if (tables.has("holiday")) {
    const of = (column: string) => tables.column("holiday", column, "h");
    const rows = tables.select<Readonly<Record<"id" | "weekday" | "date" | "description", Text>>>(
      sql`SELECT h.holiday_id AS id, ${of("holiday_dayname")} AS weekday, ${of("holiday_date")} AS date,
          ${of("description")} AS description FROM holiday h`,
    );
    for await (const row of rows) yield holidayOf(row);
  }
  if (tables.has("setting")) yield await fineDaysOf(source);
}

function holidayOf(row: Readonly<Record<"id" | "weekday" | "date" | "description", Text>>): MovingRow<MovingHolidays> {
  const date = dayOf(row.date);
  const name = lineOf(row.description);
  const origin = { table: "holiday", id: row.id ?? "", label: [date, name ?? row.weekday].filter(Boolean).join(" ") };
  if (date?.startsWith("2009-06-") && /^(?:tes|test)\b/iu.test(name ?? "")) {
    return { source: origin, leftOut: remark("sample-holiday", "Hari libur contoh bawaan SLiMS tidak ikut.") };
  }
  if (date !== null) {
    const days = [{ date, name: name?.slice(0, 190) ?? "Libur" }];
    return { source: origin, value: { days, closedWeekdays: [], fineDays: null } };
  }
  const weekday = WEEKDAYS.findIndex((one) => one.test((row.weekday ?? "").trim())) + 1;
  return weekday === 0
    ? {
        source: origin,
        leftOut: remark("holiday-without-day", "Hari libur ini tidak bertanggal dan tidak menyebut hari."),
      }
    : { source: origin, value: { days: [], closedWeekdays: [weekday], fineDays: null } };
}

/** PHP writes a setting as `b:1;`, `i:1;` or `s:1:"1";`: no more of its values is needed, and nothing is run. */
const PHP_TRUE = /^\s*(?:b:1;|i:1;|s:1:"1";|s:4:"true";)/u;

async function fineDaysOf(source: SlimsSource): Promise<MovingRow<MovingHolidays>> {
  const name = "ignore_holidays_fine_calc";
  const [row] = await source.all<{ value: Text }>(
    sql`SELECT setting_value AS value FROM setting WHERE setting_name = ${name}`,
  );
  const fineDays = PHP_TRUE.test(row?.value ?? "") ? "open" : "calendar";
  return {
    source: { table: `setting.${name}`, id: name, label: "Hari yang dihitung untuk denda" },
    value: { days: [], closedWeekdays: [], fineDays },
  };
}

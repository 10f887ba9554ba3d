import sql from "sql-template-tag";

import { categoryTable } from "../../authorities/records/Category.entity.js";
import { type DivisionCode, DIVISIONS } from "../../authorities/tree/divisions.js";
import { bookTable } from "../../books/Book.entity.js";
import { inHouseUseTable } from "../../circulation/inHouse/InHouseUse.entity.js";
import { integer, nullable, pick, type RowOf, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { dayOf, type ReportDays, spanOf } from "./reportDays.js";

/** The smallest are left out; a library has a few dozen. */
export const MOST_CATEGORIES = 100;
export const MOST_USED_TITLES = 50;

const dayColumns = { day: text(sql`used.day`), uses: integer(sql`COUNT(*)`) };
const divisionColumns = { ...pick(inHouseUseTable, "division"), uses: integer(sql`COUNT(*)`) };
const categoryColumns = { categoryName: nullable(categoryTable.name), uses: integer(sql`SUM(used.uses)`) };
const titleColumns = { ...pick(bookTable, "id", "slug", "title"), uses: integer(sql`used.uses`) };

export type DayUses = RowOf<typeof dayColumns>;
export interface MonthUses {
  /** `2026-11` */
  readonly month: string;
  readonly uses: number;
}
export interface DivisionUses {
  readonly code: DivisionCode;
  readonly name: string;
  readonly uses: number;
}
export type CategoryUses = RowOf<typeof categoryColumns>;
export type TitleUses = RowOf<typeof titleColumns>;

/** What was read in the library, by the class and the category of that day. */
export interface InHouseFigures {
  readonly uses: number;
  /** Different titles. */
  readonly titles: number;
  /** Only days on which anything was read. */
  readonly perDay: readonly DayUses[];
  readonly perMonth: readonly MonthUses[];
  /** Every main class, in the order of the shelves. */
  readonly perDivision: readonly DivisionUses[];
  /** The most used first; null for what has no category, or one that is gone. */
  readonly perCategory: readonly CategoryUses[];
  /** The most used first; titles in the bin are left out. */
  readonly topTitles: readonly TitleUses[];
}

export async function readInHouseUses(reader: Reader, days: ReportDays): Promise<InHouseFigures> {
  const span = spanOf(days, inHouseUseTable.usedAt);
  const perDay = await reader.select(
    dayColumns,
    sql`FROM (SELECT ${dayOf(reader.engine, days, inHouseUseTable.usedAt)} AS day FROM in_house_uses WHERE ${span}) used
        GROUP BY used.day ORDER BY used.day`,
  );
  const perDivision = await reader.select(
    divisionColumns,
    sql`FROM in_house_uses WHERE ${span} GROUP BY in_house_uses.division`,
  );
  const perCategory = await reader.select(
    categoryColumns,
    sql`FROM (SELECT category_id, COUNT(*) AS uses FROM in_house_uses WHERE ${span} GROUP BY category_id) used
        LEFT JOIN categories ON categories.id = used.category_id
        GROUP BY categories.name ORDER BY SUM(used.uses) DESC, categories.name LIMIT ${MOST_CATEGORIES}`,
  );
  const topTitles = await reader.select(
    titleColumns,
    sql`FROM (SELECT book_id, COUNT(*) AS uses FROM in_house_uses WHERE ${span} GROUP BY book_id) used
        JOIN books ON books.id = used.book_id + 0 WHERE books.listed = 1
        ORDER BY used.uses DESC, books.id DESC LIMIT ${MOST_USED_TITLES}`,
  );
  const [titles] = await reader.select(
    { titles: integer(sql`COUNT(DISTINCT in_house_uses.book_id)`) },
    sql`FROM in_house_uses WHERE ${span}`,
  );
  return {
    uses: usesOf(perDay),
    titles: titles?.titles ?? 0,
    perDay,
    perMonth: [...new Set(perDay.map(({ day }) => day.slice(0, 7)))].map((month) => ({
      month,
      uses: usesOf(perDay.filter(({ day }) => day.startsWith(month))),
    })),
    perDivision: DIVISIONS.map(({ code, name }) => ({
      code,
      name,
      uses: usesOf(perDivision.filter(({ division }) => division === code)),
    })),
    perCategory,
    topTitles,
  };
}

function usesOf(rows: readonly { readonly uses: number }[]): number {
  return rows.reduce((sum, { uses }) => sum + uses, 0);
}

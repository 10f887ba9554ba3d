import sql from "sql-template-tag";

import { fillInventoryPattern, inventoryCodeOf, namesYear } from "../../../../common/inventoryPattern.js";
import { pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { copyTable } from "../Copy.entity.js";

/** How the library numbers its copies in its inventory book. */
export interface InventorySeries {
  /** As `common/inventoryPattern.ts` reads it. */
  readonly pattern: string;
  /** Whether each year that the pattern names begins with 1. */
  readonly restartsYearly: boolean;
}

/** Of the longest codes first: what does not fit the pattern by chance may stand among them. */
const LONGEST_CODES = 200;

/**
 * The next number that no copy has for each of these years: they go on after the highest one, whatever is missing
 * below. They are reserved for a write that holds `bookLock`, and a mere preview elsewhere.
 */
export async function nextInventoryCodes(
  reader: Reader,
  series: InventorySeries,
  years: readonly number[],
): Promise<string[]> {
  const isYearly = series.restartsYearly && namesYear(series.pattern);
  const numberedApart = new Map<number | null, number[]>();
  years.forEach((year, place) => {
    const places = numberedApart.get(isYearly ? year : null) ?? [];
    numberedApart.set(isYearly ? year : null, [...places, place]);
  });
  const codes: string[] = [];
  for (const [year, places] of numberedApart) {
    const codesFrom = (first: number) =>
      places.map((place, index) => inventoryCodeOf(series.pattern, first + index, years[place] ?? 0));
    const next = codesFrom((await highestNumber(reader, series.pattern, year)) + 1);
    places.forEach((place, index) => {
      codes[place] = required(next[index], "a number");
    });
  }
  return codes;
}

async function highestNumber(reader: Reader, pattern: string, year: number | null): Promise<number> {
  const like = fillInventoryPattern(pattern, {
    fixed: (text) => text.replace(/[%_!]/gu, "!$&"),
    number: "%",
    year: year === null ? "____" : String(year),
  });
  const shape = fillInventoryPattern(pattern, {
    fixed: (text) => text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&"),
    number: "(?<number>\\d{1,9})",
    year: year === null ? "\\d{4}" : String(year),
  });
  const rows = await reader.select(
    pick(copyTable, "inventoryCode"),
    sql`FROM copies WHERE inventory_code LIKE ${like} ESCAPE '!'
        ORDER BY LENGTH(inventory_code) DESC, inventory_code DESC LIMIT ${LONGEST_CODES}`,
  );
  const whole = new RegExp(`^${shape}$`, "u");
  return Math.max(0, ...rows.map(({ inventoryCode }) => Number(whole.exec(inventoryCode ?? "")?.groups?.number ?? 0)));
}

import sql, { join } from "sql-template-tag";

import { chunk } from "../../../platform/database/chunk.js";
import { pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { bookTable } from "../../Book.entity.js";
import { copyTable } from "../Copy.entity.js";

/** A code is a prefix and a number: `B00012`. Codes that end otherwise belong to no pattern. */
interface CodeSeries {
  readonly prefix: string;
  /** Numbers are padded with zeros to this length. */
  readonly digits: number;
  /** The highest number known so far. */
  readonly highest: number;
}

const FIRST_SERIES: CodeSeries = { prefix: "B", digits: 5, highest: 0 };
/** The library's code format is derived from its latest copies only. */
const LATEST_COPIES = 500;
/**
 * Reading this many codes from the end of the index range finds the highest number, although longer and shorter codes
 * are mixed.
 */
const HIGHEST_CODES = 200;
const MAX_NUMBER_DIGITS = 9;
const LINEAR_ROUNDS = 8;
/** The prefix of codes that an import generates for copies without one. */
const IMPORT_CODE = /^E[2-9A-HJ-NP-TV-Z]{5}-\d+-\d+$/u;

/**
 * That many free item codes that continue the library's own series; codes in `reserved` are skipped. They are reserved
 * for a write that holds `bookLock`, and a mere preview elsewhere.
 */
export async function nextItemCodes(
  reader: Reader,
  count: number,
  reserved: readonly string[] = [],
): Promise<string[]> {
  if (count === 0) {
    return [];
  }
  const series = await withHighest(reader, await detectSeries(reader));
  for (let number = series.highest + 1, round = 0; ; round += 1) {
    const codes = Array.from({ length: count }, (_, index) => codeOf(series, number + index));
    const taken = new Set([...(await takenCodes(reader, codes)).keys(), ...reserved]);
    const lastTaken = codes.findLastIndex((code) => taken.has(code));
    if (lastTaken < 0) {
      return codes;
    }
    // The next free numbers after the highest one in use; over long used ranges the step doubles.
    number += lastTaken + 2 ** Math.max(0, round - LINEAR_ROUNDS);
  }
}

/** `count` codes from this one on: `B00001`, `B00002` … Null where it does not end in a number. */
export function codesStartingAt(first: string, count: number): string[] | null {
  const parsed = parseCode(first);
  return (
    parsed &&
    Array.from({ length: count }, (_, index) => codeOf({ ...parsed, digits: parsed.length }, parsed.number + index))
  );
}

function codeOf({ prefix, digits }: Pick<CodeSeries, "prefix" | "digits">, number: number): string {
  return prefix + String(number).padStart(digits, "0");
}

function parseCode(code: string) {
  const [, prefix = "", digits] = /^(.*?)(\d+)$/u.exec(code) ?? [];
  // A longer number is an ISBN or a timestamp, which has no meaningful successor.
  return digits === undefined || digits.length > MAX_NUMBER_DIGITS
    ? null
    : { prefix, number: Number(digits), length: digits.length, isFilled: digits.startsWith("0") };
}

async function detectSeries(reader: Reader): Promise<CodeSeries> {
  const rows = await reader.select(
    pick(copyTable, "itemCode"),
    sql`FROM copies ORDER BY id DESC LIMIT ${LATEST_COPIES}`,
  );
  const codes = rows.flatMap(({ itemCode }) => (IMPORT_CODE.test(itemCode) ? [] : (parseCode(itemCode) ?? [])));
  const mostCommon = largestGroup(codes, ({ prefix }) => prefix);
  const [first] = mostCommon;
  // One code among others is no habit: `014/SMA/2019` is not followed by `014/SMA/2020`.
  if (!first || (mostCommon.length === 1 && codes.length > 1)) {
    return FIRST_SERIES;
  }
  const [zeroPadded] = largestGroup(
    mostCommon.filter(({ isFilled: isZeroPadded }) => isZeroPadded),
    ({ length }) => length,
  );
  return {
    prefix: first.prefix,
    digits: zeroPadded?.length ?? 1,
    highest: Math.max(...mostCommon.map(({ number }) => number)),
  };
}

/** The largest group with the same key; of equally large groups the first. */
function largestGroup<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): readonly Item[] {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) {
      group.push(item);
    } else {
      groups.set(keyOf(item), [item]);
    }
  }
  return [...groups.values()].reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}

/** The highest number of the series that any copy has, read from the end of its index range. */
async function withHighest(reader: Reader, series: CodeSeries): Promise<CodeSeries> {
  const { prefix } = series;
  const length = codeOf(series, series.highest).length - prefix.length;
  const rows = await reader.select(
    pick(copyTable, "itemCode"),
    sql`FROM copies WHERE item_code >= ${prefix + "0".repeat(length)}
        AND item_code <= ${prefix + "9".repeat(length)} ORDER BY item_code DESC LIMIT ${HIGHEST_CODES}`,
  );
  const numbers = rows
    .map(({ itemCode }) => itemCode.slice(prefix.length))
    .filter((digits) => digits.length === length && /^\d+$/u.test(digits))
    .map(Number);
  return { ...series, highest: Math.max(series.highest, ...numbers) };
}

/** Which of these codes are taken, by listed or unlisted copies, with a description of the copy. */
export async function takenCodes(reader: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const taken = new Map<string, string>();
  for (const batch of chunk(codes)) {
    const rows = await reader.select(
      { ...pick(copyTable, "itemCode"), ...pick(bookTable, "title", "listed", "deletedAt") },
      sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.item_code IN (${join(batch)})`,
    );
    for (const { itemCode, title, listed, deletedAt } of rows) {
      const holder = deletedAt === null ? "impor yang sedang berjalan" : `“${title}” di Tempat Sampah`;
      taken.set(itemCode, listed ? `“${title}”` : holder);
    }
  }
  return taken;
}

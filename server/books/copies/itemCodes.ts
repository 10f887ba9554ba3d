import sql, { join } from "sql-template-tag";

import type { Reader, Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { lockCounter } from "../../platform/database/counters.js";

/** A code is a prefix and a number: `B00012`. Codes that end otherwise belong to no pattern. */
interface CodeSeries {
  readonly prefix: string;
  /** Numbers are filled up with zeros to so many digits. */
  readonly digits: number;
  /** The highest number known so far. */
  readonly highest: number;
}

const FIRST_SERIES: CodeSeries = { prefix: "B", digits: 5, highest: 0 };
/** The library's habit is read from its latest copies, however many it has. */
const LATEST_COPIES = 500;
/** So many codes at the end of the index tell the highest, though longer or shorter ones stand among them. */
const HIGHEST_CODES = 200;
const MAX_NUMBER_DIGITS = 9;
const LINEAR_ROUNDS = 8;
/** An import makes these for copies that came without a code. */
const IMPORT_CODE = /^E[2-9A-HJ-NP-TV-Z]{5}-\d+-\d+$/u;

/** So many free codes that go on with the library's own, kept for this transaction. Call it first: it waits for whoever makes codes meanwhile. */
export async function nextItemCodes(
  tx: Transaction,
  count: number,
  reserved: readonly string[] = [],
): Promise<string[]> {
  await lockCounter(tx, "books");
  return proposeItemCodes(tx, count, reserved);
}

/** The codes that new copies would get now, for a look ahead; nothing is kept for anybody. Those of `besides` are given away already. */
export async function proposeItemCodes(
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
    // On behind the last one that is taken; where whole stretches are, the steps double.
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
  // More digits are an ISBN or a stamp, whose successor means something else.
  return digits === undefined || digits.length > MAX_NUMBER_DIGITS
    ? null
    : { prefix, number: Number(digits), length: digits.length, isFilled: digits.startsWith("0") };
}

async function detectSeries(reader: Reader): Promise<CodeSeries> {
  const rows = await reader.rows<{ itemCode: string }>(
    sql`SELECT item_code AS itemCode FROM copies ORDER BY id DESC LIMIT ${LATEST_COPIES}`,
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

/** The largest group of those that have the same key; of groups alike in size the one met first. */
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

/** The series with the highest number that any copy carries, read from the end of its stretch of the index. */
async function withHighest(reader: Reader, series: CodeSeries): Promise<CodeSeries> {
  const { prefix } = series;
  const length = codeOf(series, series.highest).length - prefix.length;
  const rows = await reader.rows<{ itemCode: string }>(
    sql`SELECT item_code AS itemCode FROM copies
        WHERE item_code >= ${prefix + "0".repeat(length)} AND item_code <= ${prefix + "9".repeat(length)} ORDER BY item_code DESC LIMIT ${HIGHEST_CODES}`,
  );
  const numbers = rows
    .map(({ itemCode }) => itemCode.slice(prefix.length))
    .filter((digits) => digits.length === length && /^\d+$/u.test(digits))
    .map(Number);
  return { ...series, highest: Math.max(series.highest, ...numbers) };
}

/** Which of these codes a copy has, whether readers see it or not, and who holds it, in words. */
export async function takenCodes(reader: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const taken = new Map<string, string>();
  for (const batch of chunk(codes)) {
    const rows = await reader.rows<{
      itemCode: string;
      title: string;
      listed: number;
      deletedAt: string | Date | null;
    }>(
      sql`SELECT copies.item_code AS itemCode, books.title, books.listed, books.deleted_at AS deletedAt FROM copies JOIN books ON books.id = copies.book_id WHERE copies.item_code IN (${join(batch)})`,
    );
    for (const { itemCode, title, listed, deletedAt } of rows) {
      const holder = deletedAt === null ? "impor yang sedang berjalan" : `“${title}” di tempat sampah`;
      taken.set(itemCode, Number(listed) === 1 ? `“${title}”` : holder);
    }
  }
  return taken;
}

import type { ColumnLook } from "../../platform/csv/columnLook.js";
import { normaliseHeader } from "../../platform/csv/CsvCells.js";

/** What numbers the rows of a list, and says nothing of a book. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(["no", "nomor", "nourut", "nomorurut", "urut", "id"]);
const MOST = 0.8;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]{3,39}$/u;
const NUMBER = /^(?:rp\.?\s*)?\d[\d.,\s]*$/iu;
const DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T][\d:.]+)?$/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const NAME = /^\p{Lu}[\p{L}.,'’ -]+$/u;

/**
 * What a column looks like that nothing is taken from; null where it says nothing, or what a used column says already.
 */
export function lookOf(
  header: string,
  values: readonly string[],
  used: readonly (readonly string[])[],
): ColumnLook | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== "");
  if (filled.length < 2 || ROW_NUMBERS.has(normaliseHeader(header)) || isRowNumbers(filled)) return null;
  if (used.some((column) => isSame(values, column))) return null;
  const share = (test: (value: string) => boolean) => filled.filter(test).length / filled.length;
  const distinct = new Set(filled).size / filled.length;
  if (share((value) => DAY.test(value) || YEAR.test(value)) >= MOST) return null;
  if (distinct >= MOST && share((value) => CODE.test(value) && !DAY.test(value)) >= MOST) return "codes";
  if (share((value) => NUMBER.test(value)) >= MOST) return distinct > 0.2 ? "numbers" : null;
  const isName = (value: string) => NAME.test(value) && /^\S+(?:\s+\S+){1,4}$/u.test(value);
  return distinct >= 0.5 && share(isName) >= MOST ? "names" : null;
}

function isRowNumbers(values: readonly string[]): boolean {
  const [first = ""] = values;
  return (
    /^\d{1,6}\.?$/u.test(first) &&
    values.every((value, place) => Number.parseInt(value, 10) === Number.parseInt(first, 10) + place)
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.every((value, place) => value.trim() === (other[place] ?? "").trim());
}

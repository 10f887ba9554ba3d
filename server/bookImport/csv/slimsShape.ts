import { SLIMS_COLUMNS, SLIMS_ITEM_COLUMNS } from "./importColumns.js";

/** Which of SLiMS's exports a file is, whatever its header calls the columns, or whether it has one. */
export type SlimsShape = "biblio" | "items";

const BRACKETED = /^(?:<[^<>]*>)+$/u;
const INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u;
const AUTHORS = SLIMS_COLUMNS.indexOf("authors");
const SOURCE = SLIMS_ITEM_COLUMNS.indexOf("source");
const INPUT_DATE = SLIMS_ITEM_COLUMNS.indexOf("input_date");

/** By the first rows that have all columns: names of one kind in brackets, or instants and a source of 1 or 2. */
export function slimsShapeOf(records: readonly (readonly string[])[]): SlimsShape | null {
  const isBiblio = records.some(
    (record) =>
      widthOf(record) === SLIMS_COLUMNS.length && record.slice(AUTHORS).some((cell) => BRACKETED.test(cell.trim())),
  );
  if (isBiblio) return "biblio";
  return records.some(isItem) ? "items" : null;
}

function isItem(record: readonly string[]): boolean {
  const cellOf = (place: number) => (record[place] ?? "").trim();
  return (
    widthOf(record) === SLIMS_ITEM_COLUMNS.length &&
    /^\S+$/u.test(cellOf(0)) &&
    /^[0-2]?$/u.test(cellOf(SOURCE)) &&
    INSTANT.test(cellOf(INPUT_DATE)) &&
    INSTANT.test(cellOf(INPUT_DATE + 1))
  );
}

/** SLiMS ends the header of its items with one separator too many. */
function widthOf(record: readonly string[]): number {
  return record.at(-1)?.trim() === "" && record.length === SLIMS_ITEM_COLUMNS.length + 1
    ? record.length - 1
    : record.length;
}

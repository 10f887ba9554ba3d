import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { type Options, stringify } from "csv-stringify/sync";

/**
 * An Indonesian spreadsheet takes the semicolon for the divider, since its numbers have the comma; by the mark in front
 * it knows UTF-8. With line ends of its own the library quotes no others, and a paragraph would begin a new row.
 */
const FOR_SPREADSHEETS: Options = {
  bom: true,
  delimiter: ";",
  record_delimiter: "windows",
  quote_record_delimiter: true,
};

/** Every cell in quotes, as SLiMS writes them; where a quote is within, it reads one that is doubled. */
export const FOR_SLIMS: Options = { delimiter: ",", quoted: true, quoted_empty: true, record_delimiter: "unix" };

/** What a spreadsheet would take for a formula, also behind the apostrophes that already keep it from being one. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell of any kind: only a text can be taken for a formula. */
export function guardCell(cell: string | number | null): string | number | null {
  return typeof cell === "string" ? guardFormula(cell) : cell;
}

/** `="0042"`, as people keep a spreadsheet from making a number of it, and the same with T around it. */
const TEXT_AS_FORMULA = /^\s*=\s*(?:T\s*\(\s*)?"((?:[^"]|"")*)"\s*\)?\s*$/iu;

/**
 * Takes away what keeps a cell from being taken for a formula or a number: the apostrophe that `guardFormula`, or a
 * spreadsheet, has put there, and the formula that is nothing but a text.
 */
export function unguardFormula(cell: string): string {
  if (cell.startsWith("'") && FORMULA.test(cell)) {
    return cell.slice(1);
  }
  return TEXT_AS_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}

/**
 * A table as CSV, page by page, in the form that spreadsheets take unless another is given. The first page is read
 * before the header is written, so that a list that is refused leaves no file.
 */
export async function* csvOf<Row>(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  rowsOf: (row: Row) => readonly (readonly (string | number | null)[])[],
  format = FOR_SPREADSHEETS,
): AsyncGenerator<string> {
  let head = stringify([header], format);
  for await (const page of pages) {
    yield head + stringify(page.flatMap(rowsOf), { ...format, bom: false });
    head = "";
    await yieldToEventLoop();
  }
  if (head !== "") yield head;
}

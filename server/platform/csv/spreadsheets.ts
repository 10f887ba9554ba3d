import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { stringify } from "csv-stringify/sync";

/** How a spreadsheet of this country takes a CSV file; a paragraph in a value would begin a new row. */
export const FOR_SPREADSHEETS = { delimiter: ";", record_delimiter: "windows", quote_record_delimiter: true } as const;

/** What a spreadsheet would take for a formula, also behind the apostrophes that already keep it from being one. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away that `guardFormula`, or a spreadsheet, has put there. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * A table for spreadsheets, page by page. The first page is read before the header is written, so that a list that is
 * refused leaves no file.
 */
export async function* spreadsheetOf<Row>(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  rowsOf: (row: Row) => readonly (readonly (string | number)[])[],
): AsyncGenerator<string> {
  let head = stringify([header], { ...FOR_SPREADSHEETS, bom: true });
  for await (const page of pages) {
    yield head + stringify(page.flatMap(rowsOf), FOR_SPREADSHEETS);
    head = "";
    await yieldToEventLoop();
  }
}

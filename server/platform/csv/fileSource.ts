import { invalid } from "../../errors.js";

/** What of an uploaded file is read: which sheet, and from which row. */
export interface FileSource {
  /** The names of a spreadsheet's sheets; none of a CSV file, or where the spreadsheet is not kept. */
  readonly sheets: readonly string[];
  /** The place of the one that is read. */
  readonly sheet: number | null;
  /** How many rows the spreadsheet hides, which are read like the others. */
  readonly hiddenRows: number;
  /** What stands above the names of the columns, and is left out. */
  readonly rowsAbove: readonly string[];
}

export const WHOLE_FILE: FileSource = { sheets: [], sheet: null, hiddenRows: 0, rowsAbove: [] };

/** How both doors describe it. */
export const SOURCE_DESCRIPTIONS = {
  source: "Which part of the file is read.",
  sheets: "The names of a spreadsheet's sheets; none of a CSV file.",
  sheet: "The place of the sheet that is read, from 0; null of a CSV file.",
  hiddenRows: "How many of its rows the spreadsheet hides; they are read like the others.",
  rowsAbove: "What stands above the names of the columns, and is left out.",
  chooseSheet: "The place of the sheet that is read, from 0; its columns are recognised anew.",
} as const;

const MAX_ROW_LENGTH = 120;

/** The rows above a header, each as a line; empty ones are not worth a word. */
export function shownRowsAbove(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap((cells) => {
    const text = cells
      .map((cell) => cell.trim().replace(/\s+/gu, " "))
      .filter((cell) => cell !== "")
      .join(" · ")
      .slice(0, MAX_ROW_LENGTH);
    return text === "" ? [] : text;
  });
}

/** @throws ValidationError for a sheet that the file does not have, or does not have any more. */
export function assertSheet({ sheets }: FileSource, sheet: number | null): asserts sheet is number {
  if (sheet === null || sheet >= sheets.length)
    throw invalid("sheet", "Lembar ini tidak ada di berkasnya. Pilih lembar lain.");
}

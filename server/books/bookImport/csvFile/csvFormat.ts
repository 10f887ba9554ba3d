import { parse } from "csv-parse/sync";

import { type ImportColumns, recogniseColumns, SLIMS_COLUMNS } from "./importColumns.js";
import { fileError } from "./spoolFile.js";

/** How a file is written and what its columns mean. */
export interface CsvFormat {
  readonly separator: string;
  readonly header: readonly string[];
  readonly columns: ImportColumns;
  /** Rows before the first book: the header, and a spreadsheet's `sep=;`. */
  readonly rowsBefore: number;
  /** MySQL's `\"` and `\'` instead of CSV's doubled quotes, as SLiMS writes them. */
  readonly backslashes: boolean;
  /** What a comma between authors means. */
  readonly authorCommas: "guess" | "separate";
}

const FIRST_ROWS = 5;
const SEPARATORS = [",", ";", "\t", "|"] as const;
/** What only the columns of a Goodreads list are called, whose authors stand between commas. */
const COMMA_AUTHORS = "goodreads_book_id";

/** Recognises separator, header and dialect by the beginning of the text. */
export function recogniseFormat(beginning: string): CsvFormat {
  const text = beginning.replace(/^\uFEFF/u, "");
  const [hint, announced] = /^"?sep=(.)"?(?:\r\n|\n|\r)/iu.exec(text) ?? [];
  const rest = hint === undefined ? text : text.slice(hint.length);
  const attempts = (announced === undefined ? SEPARATORS : [announced]).map((separator) => {
    const { header, blankRows } = firstRecord(rest, separator);
    return { separator, header, blankRows, columns: recogniseColumns(header) };
  });
  const best = attempts.reduce((one, other) => (score(other) > score(one) ? other : one));
  const offset = best.blankRows + (hint === undefined ? 0 : 1);
  if (best.columns.byField.has("title")) {
    const names = new Set(best.header.map((name) => name.trim().toLowerCase()));
    const slims = SLIMS_COLUMNS.filter((name) => names.has(name)).length >= 12;
    return {
      ...best, rowsBefore: offset + 1, backslashes: slims && !best.columns.isReport, authorCommas: names.has(COMMA_AUTHORS) ? "separate" : "guess",
    };
  }
  if (best.header.length === SLIMS_COLUMNS.length) {
    return {
      separator: best.separator, header: SLIMS_COLUMNS, columns: recogniseColumns(SLIMS_COLUMNS), rowsBefore: offset, backslashes: true,
      authorCommas: "guess",
    };
  }
  const seen = best.header.slice(0, 12).map((name) => `“${name.trim().slice(0, 40)}”`).join(", ");
  throw fileError(
    `Kolom judul tidak ditemukan. Baris pertama harus berisi nama kolom, paling sedikit “judul” (atau “title”); yang terbaca: ${seen}.`,
  );
}

function score({ header, columns }: { readonly header: readonly string[]; readonly columns: ImportColumns }): number {
  return (columns.byField.has("title") ? 1_000_000 : 0) + columns.byField.size * 1_000 + Math.min(header.length, 999);
}

/** The first record that holds anything. */
function firstRecord(text: string, separator: string): { readonly header: string[]; readonly blankRows: number } {
  const records: string[][] = [];
  try {
    parse(unescapeBackslashes(text), {
      delimiter: separator, to: FIRST_ROWS, relax_quotes: true, relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (record: string[]) => {
        records.push(record);
        return record;
      },
    });
  } catch {
    // The beginning may end inside a quoted cell; what the whole file holds is told by reading it.
  }
  const blankRows = records.findIndex((record) => record.some((cell) => cell.trim() !== ""));
  return { header: records[blankRows] ?? [], blankRows: Math.max(0, blankRows) };
}

/** Turns MySQL's escapes into CSV's. */
export function unescapeBackslashes(text: string): string {
  return text.replace(/\\(["'\\nr])/gu, (_, escaped: string) => (escaped === '"' ? '""' : escaped === "n" ? "\n" : escaped === "r" ? "" : escaped));
}

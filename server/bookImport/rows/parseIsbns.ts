import { isbnsIn, parseIsbn } from "../../books/record/isbn.js";
import { isEmptyMarker } from "../../platform/csv/CsvCells.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import type { ImportCells } from "./ImportCells.js";
import type { ImportWarning } from "./ImportedBook.js";

const MOST_TYPED = 100;

/** An invalid ISBN next to a valid one is ignored; alone, it is dropped with a warning. */
export function parseIsbns(cells: ImportCells, { columns, choices }: ImportFormat, warnings: ImportWarning[]) {
  const eightDigitsAre = /issn/iu.test(columns.byField.get("isbn")?.header ?? "") ? "issn" : "isbn";
  const typed = (["isbn13", "isbn"] as const).flatMap((field) => {
    const text = isbnCell(cells, field);
    return text === null ? [] : [{ field, text, reading: parseIsbn(text, eightDigitsAre) }];
  });
  for (const { field, text, reading } of typed) {
    if (reading.kind === "valid") {
      const first = choices.correctsTexts ? firstOfSeveral(cells, text, warnings) : null;
      return first ?? { isbn: cells.checkLength(field, text, MOST_TYPED), isbn13: reading.isbn13 };
    }
  }
  const usable = typed.find(({ reading }) => reading.kind !== "rounded");
  if (typed.length > 0) {
    warnings.push(usable ? (usable.reading.kind === "serial" ? "isbnIsSerial" : "isbnIsWrong") : "isbnIsRounded");
  }
  return { isbn: usable ? cells.checkLength(usable.field, usable.text, MOST_TYPED) : null, isbn13: null };
}

/** The first valid one of several in a cell, the others beside the description; null where there is one. */
function firstOfSeveral(cells: ImportCells, text: string, warnings: ImportWarning[]) {
  const [first, ...others] = isbnsIn(text);
  if (!first || others.length === 0) return null;
  cells.notes.push(`ISBN lain: ${others.map((isbn) => isbn.text).join("; ")}`);
  warnings.push("isbnOthers");
  return { isbn: first.text, isbn13: first.isbn13 };
}

function isbnCell(cells: ImportCells, field: ImportField): string | null {
  const text = cells.raw(field)?.replace(/\s+/gu, " ") ?? "";
  return text === "" || isEmptyMarker(text) ? null : text;
}

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
      const [first, ...others] = choices.correctsTexts ? isbnsIn(text) : [];
      if (first && others.length > 0) {
        cells.notes.push(`ISBN lain: ${others.map((isbn) => isbn.text).join("; ")}`);
        warnings.push("isbnOthers");
        return { isbn: first.text, isbn13: first.isbn13 };
      }
      return { isbn: cells.checkLength(field, text, MOST_TYPED), isbn13: reading.isbn13 };
    }
  }
  const usable = typed.find(({ reading }) => reading.kind !== "rounded");
  if (typed.length > 0) {
    warnings.push(usable ? (usable.reading.kind === "serial" ? "isbnIsSerial" : "isbnIsWrong") : "isbnIsRounded");
  }
  return { isbn: usable ? cells.checkLength(usable.field, usable.text, MOST_TYPED) : null, isbn13: null };
}

function isbnCell(cells: ImportCells, field: ImportField): string | null {
  const text = cells.raw(field)?.replace(/\s+/gu, " ") ?? "";
  return text === "" || isEmptyMarker(text) ? null : text;
}

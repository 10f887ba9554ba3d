import { READ_AS_IT_STANDS } from "../../books/record/bookFields.js";
import { plainDigits } from "../../platform/text/digits.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { corrected, MAY_BE_DAMAGED, withoutClosingSigns, withoutQuotes } from "./corrections.js";
import type { ImportWarning } from "./ImportedBook.js";

const TEXTS: readonly ImportField[] = [
  "title",
  "authors",
  "responsibility",
  "publisher",
  "subjects",
  "description",
  "category",
  "classificationName",
  "location",
  "shelf",
  "source",
  "supplier",
  "copySource",
  "copyCategory",
  "copyNote",
  ...READ_AS_IT_STANDS.map(({ name }) => name),
];

/** What identifies or counts: there a digit is a digit in every script, and an apostrophe keeps a spreadsheet away. */
const NUMBERS: readonly ImportField[] = [
  "isbn",
  "isbn13",
  "itemCode",
  "inventoryCode",
  "copies",
  "price",
  "copyPrice",
  "acquiredAt",
];

const WITH_CLOSING_SIGNS: ReadonlySet<ImportField> = new Set(["publisher", "publishPlace"]);

/** The cells of a row without what other programs have done to them, where that is wanted. */
export function mendedCells(
  cells: readonly string[],
  { choices, columns }: ImportFormat,
  warnings: ImportWarning[],
): readonly string[] {
  if (!choices.correctsTexts) {
    return cells;
  }
  const result = [...cells];
  const mend = (field: ImportField, mended: (cell: string) => string) => {
    const index = columns.byField.get(field)?.index ?? -1;
    const cell = result[index];
    if (cell !== undefined && cell !== "") {
      result[index] = mended(cell);
    }
  };
  for (const field of NUMBERS) {
    mend(field, plainNumbers);
  }
  for (const field of ["isbn", "isbn13"] as const) {
    mend(field, (cell) => cell.replace(/^\s*\[([^[\]]*)\]\s*$/u, "$1"));
  }
  const isDamaged = cells.some((cell) => MAY_BE_DAMAGED.test(cell));
  const before = [...result];
  for (const field of TEXTS) {
    mend(field, (cell) => mendedText(field, isDamaged ? corrected(cell, field === "description" ? "\n" : " ") : cell));
  }
  if (result.some((cell, index) => cell !== before[index])) {
    warnings.push("textCorrected");
  }
  return result;
}

/** Longer ones are cut anyway. */
const LONGEST_LINE = 4_000;

function mendedText(field: ImportField, cell: string): string {
  if (cell.length > LONGEST_LINE) {
    return cell;
  }
  if (field === "title") {
    const title = cell.trim();
    const bare = withoutQuotes(title);
    return bare === title ? cell : bare;
  }
  return WITH_CLOSING_SIGNS.has(field) && !/^[\s\p{P}]*$/u.test(cell) ? withoutClosingSigns(cell) : cell;
}

function plainNumbers(cell: string): string {
  return plainDigits(cell).replace(/^\s*['’`´](?=[\p{L}\p{N}])/u, "");
}

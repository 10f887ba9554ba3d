import { type AuthorCellOptions, readAuthorCell } from "../../authorities/names/authorCell.js";
import { type CreditedName, degreesLast, fullName, parseAuthorName } from "../../authorities/names/authorName.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { isEmptyMarker } from "../../platform/csv/CsvCells.js";
import type { ImportFormat } from "../csv/importFormat.js";
import type { ImportCells } from "./ImportCells.js";
import type { ImportWarning } from "./ImportedBook.js";

/** Who has made a title, by its authors' cell or else by the statement of responsibility. */
export function parseAuthors(cells: ImportCells, format: ImportFormat, warnings: ImportWarning[]): CreditedName[] {
  const cell = cells.raw("authors");
  const authors = cell === null || isEmptyMarker(cell) ? [] : parseAuthorCell(cells, cell, format, warnings);
  const named =
    authors.length > 0
      ? authors
      : parseNames(cells, cells.raw("responsibility") ?? "", optionsOf(format, "guess"), warnings);
  return cells.mostOf("authors", named, BOOK_LIMITS.authors, fullName).map((author) => withinLimit(cells, author));
}

/** As long as the library stores it: a name that is longer is a sentence, and is noted whole. */
function withinLimit(cells: ImportCells, author: CreditedName): CreditedName {
  const name = fullName(author);
  const kept = cells.checkLength("authors", name, 255);
  return kept === name ? author : { ...author, firstName: kept, lastName: null };
}

function optionsOf({ choices }: ImportFormat, commas: ImportFormat["authorCommas"]): AuthorCellOptions {
  return { commas, splitsPairs: choices.correctsTexts };
}

/** What SLiMS has as one name may be several, or begin with its degrees. */
function parseAuthorCell(
  cells: ImportCells,
  cell: string,
  format: ImportFormat,
  warnings: ImportWarning[],
): CreditedName[] {
  const isJoined = /<[^<>;]*;[^<>]*>/u.test(cell);
  const options = optionsOf(format, format.authorCommas);
  if (!format.choices.correctsTexts) {
    return isJoined
      ? cell.split(/[<>]+/u).filter(Boolean).map(parseAuthorName)
      : parseNames(cells, cell, options, warnings);
  }
  const turned = cell
    .split(/([<>;|\r\n]+)/u)
    .map(degreesLast)
    .join("");
  const names = parseNames(cells, turned, options, warnings);
  if (isJoined && !warnings.includes("namesSplit")) {
    warnings.push("namesSplit");
  }
  if (turned !== cell) {
    warnings.push("degreesMoved");
  }
  return names;
}

/** With its degrees a name has a few comma-separated parts; a text with more is not split into names. */
const MAX_NAME_PARTS = BOOK_LIMITS.authors * 5;

function parseNames(
  cells: ImportCells,
  typed: string,
  options: AuthorCellOptions,
  warnings: ImportWarning[],
): CreditedName[] {
  if (typed.split(/[,;|<>\r\n]+/u, MAX_NAME_PARTS + 1).length > MAX_NAME_PARTS) {
    cells.addError("authors", `lebih dari ${BOOK_LIMITS.authors} nama`);
    return [];
  }
  const { names, isSplit, isUnsure } = readAuthorCell(typed, options);
  if (options.splitsPairs) {
    warnings.push(...(isSplit ? (["namesSplit"] as const) : []), ...(isUnsure ? (["namesUnsure"] as const) : []));
  }
  return names;
}

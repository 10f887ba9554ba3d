import { detectColumns } from "../../../../server/bookImport/csv/importColumns.js";
import { DEFAULT_CHOICES, type ImportFormat } from "../../../../server/bookImport/csv/importFormat.js";
import { EarlierRows } from "../../../../server/bookImport/preview/EarlierRows.js";
import type { ImportedBook, ParsedRow } from "../../../../server/bookImport/rows/ImportedBook.js";
import type { BookSource, KnownBook } from "../../../../server/bookImport/rows/KnownBooks.js";
import { parseRow } from "../../../../server/bookImport/rows/parseRow.js";
import { planRows, type RowOutcome } from "../../../../server/bookImport/rows/planRows.js";

const IMPORT_ID = 7;

export function formatOf(header: readonly string[]): ImportFormat {
  return {
    separator: ";",
    rowsBefore: 1,
    backslashes: false,
    header,
    columns: detectColumns(header),
    unusedCodes: [],
    isItems: false,
    authorCommas: "guess",
    choices: { ...DEFAULT_CHOICES, proposesCallNumbers: false },
  };
}

/** A file's rows, which begin with its header, as an import reads them. */
export function parsedRows(lines: readonly string[]): ParsedRow[] {
  const [header = [], ...rows] = lines.map((line) => line.split(";"));
  const format = formatOf(header);
  return rows.map((cells, index) => parseRow({ number: index + 2, cells }, format));
}

/** What became of a row: a new book, unless it says otherwise. */
export function outcomeOf(parsedRow: ParsedRow, differing: Partial<RowOutcome> = {}): RowOutcome {
  return {
    parsedRow,
    kind: "new",
    reason: "",
    copies: 0,
    copiesLeftOut: 0,
    warnings: [],
    ownBook: "impossible",
    takenCodes: [],
    ...differing,
  };
}

export function importedRows(lines: readonly string[]): ImportedBook[] {
  return parsedRows(lines).map((row) => {
    if (!("imported" in row)) {
      throw new Error(JSON.stringify(row.refused));
    }
    return row.imported;
  });
}

export function knownBookOf(row: ImportedBook, id: number | null = null): KnownBook {
  return {
    title: row.book.title,
    described: row.book,
    traits: row.traits,
    isbn13: row.isbn13,
    identityKey: row.identityKey,
    id,
    row: null,
    isBinned: false,
  };
}

/** A catalogue that has every row as a book, however alike they are; the later the row, the greater its id. */
export function catalogueOf(lines: readonly string[]): BookSource {
  const catalogue = EarlierRows.create(":memory:", IMPORT_ID + 1);
  catalogue.add({
    books: importedRows(lines).map((row) => ({
      row,
      known: knownBookOf(row),
      copies: row.itemCodes.map((itemCode) => ({ itemCode })),
    })),
    addedCopies: [],
    outcomes: [],
  });
  return catalogue;
}

/** What becomes of a file's rows where the catalogue has these books. */
export async function plannedRows(
  lines: readonly string[],
  {
    catalogue = [],
    decisions = [],
  }: {
    readonly catalogue?: readonly string[];
    readonly decisions?: readonly (readonly [row: number, asOwnBook: boolean, newCodes: Record<string, string>])[];
  } = {},
) {
  return planRows(parsedRows(lines), catalogue.length === 0 ? [] : [catalogueOf(catalogue)], {
    importId: IMPORT_ID,
    codePrefix: "E-",
    decisions: new Map(
      decisions.map(([row, asOwnBook, codes]) => [row, { asOwnBook, newCodes: new Map(Object.entries(codes)) }]),
    ),
  });
}

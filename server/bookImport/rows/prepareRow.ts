import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { isEmptyMarker } from "../../platform/csv/CsvCells.js";
import type { FileRow } from "../../platform/csv/readCsvRows.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { numbersOfCell } from "./inventoryRanges.js";

/** A row as the columns of books have it, and what was concluded on the way. */
export interface PreparedRow {
  readonly row: FileRow;
  readonly format: ImportFormat;
  /** Its item codes are the inventory numbers of a register that has no codes. */
  readonly codesAreNumbers: boolean;
}

/** What other programs write where nobody has chosen anything. */
const UNDECIDED = /^-+\s*belum ditentukan\s*-+$/iu;
/** A spreadsheet has rounded it: no number to go by. */
const ROUNDED = /(?<![\d.,])\d[.,]?\d*E\+?\d+$/iu;

/**
 * Turns what files say in a shape of their own into the columns of books: a register's numbers become codes, columns of
 * further authors and of a size go to theirs, signs of cataloguing rules at the ends go.
 */
export function prepareRow(row: FileRow, format: ImportFormat): PreparedRow {
  // Cells that no column has are an error, which is found later.
  if (row.cells.slice(format.header.length).some((cell) => cell.trim() !== "")) {
    return { row, format, codesAreNumbers: false };
  }
  const draft = new RowDraft(row, format);
  if (format.isItems) draft.nameSource();
  if (format.choices.correctsTexts) {
    draft.dropUndecided();
    draft.dropEndSigns();
    draft.joinColumns("authors", ["corporateAuthor", "moreAuthors", "moreCorporateAuthors"], "; ");
    draft.joinColumns("physicalDescription", ["dimensions"], " ; ");
  }
  const codesAreNumbers = draft.numberCopies();
  return { ...draft.result, codesAreNumbers };
}

/** Longer ones are no lines of a card, and are cut anyway. */
const LONGEST_LINE = 4_000;

class RowDraft {
  private readonly cells: string[];
  private codes: string | null = null;

  constructor(
    private readonly row: FileRow,
    private readonly format: ImportFormat,
  ) {
    this.cells = format.header.map((_, index) => row.cells[index] ?? "");
  }

  get result(): { readonly row: FileRow; readonly format: ImportFormat } {
    const { row, format, cells, codes } = this;
    if (codes === null || this.indexOf("itemCode") !== undefined) return { row: { ...row, cells }, format };
    // A column that the file does not have stands behind all others.
    const index = format.header.length;
    const byField = new Map(format.columns.byField).set("itemCode", { index, header: this.headerOf("inventoryCode") });
    return {
      row: { ...row, cells: [...cells, codes] },
      format: { ...format, header: [...format.header, ""], columns: { ...format.columns, byField } },
    };
  }

  dropUndecided(): void {
    this.cells.forEach((cell, index) => {
      if (UNDECIDED.test(cell.trim())) this.cells[index] = "";
    });
  }

  /** `Jakarta :` and `Gramedia,` as cards have them. */
  dropEndSigns(): void {
    this.change("publishPlace", (cell) => cell.replace(/\s*[:;,]\s*$/u, ""));
    this.change("publisher", (cell) => cell.replace(/\s*[,;]\s*$/u, ""));
    this.change("title", (cell) => cell.replace(/\s+[/:;=]\s*$/u, ""));
  }

  /** SLiMS writes 1 for what was bought, 2 for what was given. */
  nameSource(): void {
    this.change("source", (cell) => (cell.trim() === "1" ? "Beli" : cell.trim() === "2" ? "Hibah" : ""));
  }

  joinColumns(field: ImportField, further: readonly ImportField[], between: string): void {
    const texts = [field, ...further].map((one) => this.textOf(one)).filter((text) => text !== "");
    const index = [field, ...further].map((one) => this.indexOf(one)).find((one) => one !== undefined);
    if (texts.length > 1 && index !== undefined && this.indexOf(field) !== undefined) {
      this.cells[index] = [...new Set(texts)].join(between);
    }
  }

  /** A register has a copy for each of its numbers. True where they are its codes as well. */
  numberCopies(): boolean {
    const numbers = this.textOf("inventoryCode");
    if (numbers === "" || ROUNDED.test(numbers) || this.textOf("itemCode") !== "") return false;
    const count = /^\d{1,4}/u.exec(this.textOf("copies"))?.[0];
    const found = numbersOfCell(numbers, count === undefined ? null : Number(count), BOOK_LIMITS.copies);
    if (found.length === 0) return false;
    this.codes = found.join(";");
    this.put("inventoryCode", this.codes);
    this.put("itemCode", this.codes);
    return true;
  }

  private indexOf(field: ImportField): number | undefined {
    return this.format.columns.byField.get(field)?.index;
  }

  private headerOf(field: ImportField): string {
    return this.format.columns.byField.get(field)?.header ?? field;
  }

  private textOf(field: ImportField): string {
    const text = (this.cells[this.indexOf(field) ?? -1] ?? "").trim();
    return isEmptyMarker(text) ? "" : text;
  }

  private put(field: ImportField, text: string): void {
    const index = this.indexOf(field);
    if (index !== undefined) this.cells[index] = text;
  }

  private change(field: ImportField, turn: (cell: string) => string): void {
    const index = this.indexOf(field);
    const cell = index === undefined ? "" : (this.cells[index] ?? "");
    if (index !== undefined && cell.length <= LONGEST_LINE) this.cells[index] = turn(cell);
  }
}

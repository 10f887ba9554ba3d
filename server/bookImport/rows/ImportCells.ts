import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { CsvCells } from "../../platform/csv/CsvCells.js";
import { IMPORT_COLUMNS, type ImportField } from "../csv/importColumns.js";

/** What names one copy is wrong if it is cut; a row without it would be a copy that nobody finds. */
const NEVER_CUT: ReadonlySet<ImportField> = new Set(["itemCode", "inventoryCode"]);

/** What readers do not see of copies, and so not in a description either. */
const NOT_FOR_READERS: ReadonlySet<ImportField> = new Set([
  "source",
  "price",
  "copySource",
  "supplier",
  "invoiceNumber",
  "copyPrice",
  "copyNote",
]);

/** The cells of a row of books: what is too long is cut to what the library stores, and kept whole as a note. */
export class ImportCells extends CsvCells<ImportField> {
  /** What the description says besides its own cell, a line each. */
  readonly notes: string[] = [];
  private isCut = false;

  get hasCuts(): boolean {
    return this.isCut;
  }

  override checkLength(field: ImportField, text: string, maxLength: number): string {
    if (text.length <= maxLength || NEVER_CUT.has(field)) {
      return super.checkLength(field, text, maxLength);
    }
    this.noteCut(field, text);
    return cutAt(text, maxLength);
  }

  /** The first of several values, as many as a book may have; the others are noted. */
  mostOf<Value>(field: ImportField, values: readonly Value[], most: number, textOf: (value: Value) => string): Value[] {
    if (values.length > most) {
      this.noteCut(field, values.slice(most).map(textOf).join("; "));
    }
    return values.slice(0, most);
  }

  private noteCut(field: ImportField, text: string): void {
    this.isCut = true;
    if (field !== "description" && !NOT_FOR_READERS.has(field)) {
      this.notes.push(`${IMPORT_COLUMNS[field].label}: ${text}`);
    }
  }

  /** The description with all notes that it has room for. */
  withNotes(description: string | null): string | null {
    const lines = [description ?? "", ...this.notes].filter((line) => line !== "");
    let text = "";
    for (const line of lines) {
      const longer = text === "" ? line : `${text}\n${line}`;
      text = longer.length > BOOK_LIMITS.descriptionCharacters ? text : longer;
    }
    return text === "" ? null : text;
  }
}

/** Half of a letter of two units would be stored as none. */
function cutAt(text: string, maxLength: number): string {
  return text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$|\s+$/u, "") + "…";
}

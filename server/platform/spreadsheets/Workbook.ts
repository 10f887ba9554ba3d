import { SpreadsheetError } from "./SpreadsheetError.js";

/** A row that has something in it. */
export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number;
  readonly isHidden: boolean;
  readonly cells: readonly string[];
}

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** In pieces, so that their reader may write them before more are read. */
  readonly rowsOf: (sheet: number) => AsyncGenerator<readonly SheetRow[]>;
  readonly close: () => void;
}

const MAX_COLUMNS = 500;
/** A spreadsheet's own limit is 32,767 characters. */
const MAX_CELL_LENGTH = 100_000;
const LAST_ROW = 1_048_576;

/** The row that is being read. */
export class RowBuilder {
  private cells: string[] = [];

  put(column: number, text: string): void {
    if (text === "") return;
    if (column >= MAX_COLUMNS) throw new SpreadsheetError(`Lembar ini lebih dari ${MAX_COLUMNS} kolom.`);
    while (this.cells.length < column) this.cells.push("");
    this.cells[column] = text;
  }

  /** Empties it. Null of a row without anything. */
  take(number: number, isHidden: boolean): SheetRow | null {
    const { cells } = this;
    this.cells = [];
    if (number > LAST_ROW) throw new SpreadsheetError("Nomor baris di berkas ini tidak wajar.");
    return cells.some((cell) => cell.trim() !== "") ? { number, isHidden, cells } : null;
  }
}

/** The text of an element, with a bound. */
export class TextCollector {
  private text = "";

  add(piece: string): void {
    if (this.text.length + piece.length > MAX_CELL_LENGTH) {
      throw new SpreadsheetError("Satu sel di berkas ini terlalu panjang.");
    }
    this.text += piece;
  }

  take(): string {
    const { text } = this;
    this.text = "";
    return text;
  }
}

/** The rows that a reading has put into `rows` by the end of each of its pieces. */
export async function* takeRows(
  reading: AsyncGenerator<void>,
  rows: SheetRow[],
  isDone: () => boolean = () => false,
): AsyncGenerator<readonly SheetRow[]> {
  try {
    while (!(await reading.next()).done) {
      if (rows.length > 0) yield rows.splice(0);
      if (isDone()) return;
    }
  } finally {
    await reading.return(undefined);
  }
}

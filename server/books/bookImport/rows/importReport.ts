import { once } from "node:events";
import type { Writable } from "node:stream";

import { stringify } from "csv-stringify/sync";

import type { CsvFormat } from "../csvFile/csvFormat.js";
import { REPORT_COLUMNS } from "../csvFile/importColumns.js";
import type { FileRow } from "../csvFile/readRows.js";

/** A row that did not become a book of its own. */
export interface RowReport {
  readonly row: FileRow;
  readonly outcome: "ditolak" | "duplikat";
  readonly reason: string;
}

/** Writes these rows as a CSV file with their reasons, which can be corrected and imported again as it is. */
export class ImportReport {
  private begun = false;

  constructor(
    private readonly output: Writable,
    private readonly format: CsvFormat,
    private readonly signal?: AbortSignal,
  ) {}

  async write(reports: readonly RowReport[]): Promise<void> {
    if (reports.length === 0) {
      return;
    }
    const records = reports.map(({ row, outcome, reason }) => [String(row.number), outcome, reason, ...this.original(row.cells)]);
    const header = this.begun ? [] : [[...REPORT_COLUMNS, ...this.original(this.format.header)]];
    const text = stringify([...header, ...records], { delimiter: this.format.separator, escape_formulas: true, bom: !this.begun });
    this.begun = true;
    if (!this.output.write(text)) {
      await once(this.output, "drain", { signal: this.signal });
    }
  }

  /** The columns of a report that is imported again are its own and not the file's. */
  private original(cells: readonly string[]): readonly string[] {
    const { header, columns } = this.format;
    return columns.isReport ? cells.filter((_, index) => !(REPORT_COLUMNS as readonly string[]).includes(header[index]?.trim() ?? "")) : cells;
  }
}

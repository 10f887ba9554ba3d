import { once } from "node:events";
import type { Writable } from "node:stream";

import { stringify } from "csv-stringify/sync";

import { normaliseHeader } from "../../platform/csv/CsvCells.js";
import { fieldForHeader, IMPORT_COLUMNS, type ImportField, REPORT_COLUMNS } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import type { OutcomeKind, RowOutcome } from "./planRows.js";

/** A row that did not become a book of its own, or not with all of its copies. */
export interface ReportedRow {
  readonly number: number;
  readonly kind: OutcomeKind;
  readonly reason: string;
  /** As the file has them. */
  readonly cells: readonly string[];
}

export function isReported({ kind, copiesLeftOut }: RowOutcome): boolean {
  return kind !== "new" || copiesLeftOut > 0;
}

const RESULTS: Readonly<Record<OutcomeKind, string>> = {
  new: "eksemplar tidak masuk",
  duplicate: "duplikat",
  refused: "ditolak",
};

/** How a report is written, so that it can be corrected and imported again as it is. */
export interface ReportLayout {
  readonly separator: string;
  readonly header: readonly string[];
  /** Columns of a report that is imported again, which are its own and not the file's. */
  readonly droppedColumns: readonly number[];
}

export function reportLayoutOf({ separator, header, columns }: ImportFormat): ReportLayout {
  const fieldAt = new Map([...columns.byField].map(([field, { index }]) => [index, field]));
  const isReportColumn = (name: string) =>
    columns.isReport && (REPORT_COLUMNS as readonly string[]).includes(normaliseHeader(name));
  return {
    separator,
    header: header.flatMap((name, index) =>
      isReportColumn(name) ? [] : exportedHeader(name, fieldAt.get(index) ?? null),
    ),
    droppedColumns: header.flatMap((name, index) => (isReportColumn(name) ? [index] : [])),
  };
}

/** A column whose meaning a person has chosen gets the field's name as its header. */
function exportedHeader(header: string, field: ImportField | null): string {
  const fieldOfHeader = fieldForHeader(header);
  if (fieldOfHeader === field) {
    return header;
  }
  return field === null ? `abaikan ${header}` : IMPORT_COLUMNS[field].reportHeader;
}

/** A piece of the report; only its first has a header. */
export function reportText(
  { separator, header, droppedColumns }: ReportLayout,
  rows: readonly ReportedRow[],
  isFirst: boolean,
): string {
  const records = rows.map(({ number, kind, reason, cells }) => [
    String(number),
    RESULTS[kind],
    reason,
    ...cells.filter((_, index) => !droppedColumns.includes(index)),
  ]);
  return stringify([...(isFirst ? [[...REPORT_COLUMNS, ...header]] : []), ...records], {
    delimiter: separator,
    escape_formulas: true,
    bom: isFirst,
  });
}

/** Writes refused rows to a CSV file with their reasons during the import. */
export class ImportReport {
  private hasHeader = false;
  private readonly layout: ReportLayout;

  constructor(
    private readonly output: Writable,
    format: ImportFormat,
    private readonly signal?: AbortSignal,
  ) {
    this.layout = reportLayoutOf(format);
  }

  async write(outcomes: readonly RowOutcome[]): Promise<void> {
    const rows = outcomes.filter(isReported).map(({ parsedRow, kind, reason }) => ({ ...parsedRow.row, kind, reason }));
    if (rows.length === 0) {
      return;
    }
    const text = reportText(this.layout, rows, !this.hasHeader);
    this.hasHeader = true;
    if (!this.output.write(text)) {
      await once(this.output, "drain", { signal: this.signal });
    }
  }
}

import { once } from "node:events";
import type { Writable } from "node:stream";

import { stringify } from "csv-stringify/sync";

import type { CsvFormat } from "../csv/csvFormat.js";
import { fieldNamed, type ImportField, ownNameOf, REPORT_COLUMNS, squash } from "../csv/importColumns.js";
import { type OutcomeKind, type RowOutcome, rowOf } from "./planRows.js";

/** A row that did not become a book of its own. */
export interface ReportedRow {
  readonly number: number;
  readonly kind: OutcomeKind;
  readonly reason: string;
  /** As the file has them. */
  readonly cells: readonly string[];
}

/** How a report is written, so that it can be corrected and imported again as it is. */
export interface ReportLayout {
  readonly separator: string;
  readonly header: readonly string[];
  /** Columns of a report that is imported again, which are its own and not the file's. */
  readonly left: readonly number[];
}

export function layoutOf({ separator, header, columns }: CsvFormat): ReportLayout {
  const fieldAt = new Map([...columns.byField].map(([field, { index }]) => [index, field]));
  const isLeft = (name: string) => columns.isReport && (REPORT_COLUMNS as readonly string[]).includes(squash(name));
  return {
    separator,
    header: header.flatMap((name, index) => (isLeft(name) ? [] : knownAgain(name, fieldAt.get(index) ?? null))),
    left: header.flatMap((name, index) => (isLeft(name) ? [index] : [])),
  };
}

/** What a person said of a column is said by its name from here on. */
function knownAgain(header: string, field: ImportField | null): string {
  const named = fieldNamed(header);
  if (named === field) {
    return header;
  }
  return field === null ? `abaikan ${header}` : ownNameOf(field);
}

/** A piece of the report; only its first has a header. */
export function reportText(
  { separator, header, left }: ReportLayout,
  rows: readonly ReportedRow[],
  isFirst: boolean,
): string {
  const records = rows.map(({ number, kind, reason, cells }) => [
    String(number),
    kind === "refused" ? "ditolak" : "duplikat",
    reason,
    ...cells.filter((_, index) => !left.includes(index)),
  ]);
  return stringify([...(isFirst ? [[...REPORT_COLUMNS, ...header]] : []), ...records], {
    delimiter: separator,
    escape_formulas: true,
    bom: isFirst,
  });
}

/** Writes these rows as a CSV file with their reasons while the import goes on. */
export class ImportReport {
  private begun = false;
  private readonly layout: ReportLayout;

  constructor(
    private readonly output: Writable,
    format: CsvFormat,
    private readonly signal?: AbortSignal,
  ) {
    this.layout = layoutOf(format);
  }

  async write(outcomes: readonly RowOutcome[]): Promise<void> {
    const rows = outcomes
      .filter(({ kind }) => kind !== "new")
      .map(({ reading, kind, reason }) => ({ ...rowOf(reading), kind, reason }));
    if (rows.length === 0) {
      return;
    }
    const text = reportText(this.layout, rows, !this.begun);
    this.begun = true;
    if (!this.output.write(text)) {
      await once(this.output, "drain", { signal: this.signal });
    }
  }
}

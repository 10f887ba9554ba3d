import { type ImportWarning, WARNING_MESSAGES, type WarningCount } from "./importWarnings.js";
import { type RowOutcome, sourceRow } from "./planRows.js";

/** Counts warnings by kind, so that a file of a million of them needs no more memory than one of five. */
export class WarningCounter {
  private readonly counts = new Map<ImportWarning, { rows: number; firstRow: number }>();

  addAll(outcomes: readonly RowOutcome[]): void {
    for (const { parsedRow: reading } of outcomes) {
      if ("imported" in reading) {
        this.add(reading.imported.warnings, sourceRow(reading).number);
      }
    }
  }

  private add(warnings: readonly ImportWarning[], row: number): void {
    for (const warning of warnings) {
      const count = this.counts.get(warning) ?? { rows: 0, firstRow: row };
      count.rows += 1;
      this.counts.set(warning, count);
    }
  }

  get counted(): WarningCount[] {
    return [...this.counts].map(([warning, count]) => ({ warning, message: WARNING_MESSAGES[warning], ...count }));
  }
}

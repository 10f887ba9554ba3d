import { type ImportWarning, WARNING_WORDS, type WarningCount } from "./importWarnings.js";
import { type RowOutcome, rowOf } from "./planRows.js";

/** Counts warnings by kind, so that a file of a million of them needs no more memory than one of five. */
export class WarningCounter {
  private readonly counts = new Map<ImportWarning, { rows: number; firstRow: number }>();

  addAll(outcomes: readonly RowOutcome[]): void {
    for (const { reading } of outcomes) {
      if ("imported" in reading) {
        this.add(reading.imported.warnings, rowOf(reading).number);
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

  get all(): WarningCount[] {
    return [...this.counts].map(([warning, count]) => ({ warning, message: WARNING_WORDS[warning], ...count }));
  }
}

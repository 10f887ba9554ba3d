import { type ImportWarning, WARNING_MESSAGES } from "./parseRow.js";
import type { OutcomeKind, RowOutcome } from "./planRows.js";

/** Every row is one of new (`books`), duplicate or refused. */
export interface ImportCounts {
  readonly rows: number;
  readonly books: number;
  readonly copies: number;
  readonly duplicates: number;
  readonly refused: number;
}

export const ZERO_COUNTS: ImportCounts = { rows: 0, books: 0, copies: 0, duplicates: 0, refused: 0 };

export interface WarningCount {
  readonly warning: ImportWarning;
  readonly message: string;
  readonly rows: number;
  readonly firstRow: number;
}

export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const countOf = (kind: OutcomeKind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  return {
    rows: outcomes.length,
    books: countOf("new"),
    copies: outcomes.reduce((total, outcome) => total + outcome.copies, 0),
    duplicates: countOf("duplicate"),
    refused: countOf("refused"),
  };
}

/** Counts rows and warnings by kind, so that a file of a million rows needs no more memory than one of five. */
export class ImportTotals {
  private total = ZERO_COUNTS;
  private readonly rowsByWarning = new Map<ImportWarning, { rows: number; firstRow: number }>();

  add(outcomes: readonly RowOutcome[]): void {
    const added = countOutcomes(outcomes);
    this.total = {
      rows: this.total.rows + added.rows,
      books: this.total.books + added.books,
      copies: this.total.copies + added.copies,
      duplicates: this.total.duplicates + added.duplicates,
      refused: this.total.refused + added.refused,
    };
    for (const { parsedRow } of outcomes) {
      for (const warning of "imported" in parsedRow ? parsedRow.imported.warnings : []) {
        const count = this.rowsByWarning.get(warning) ?? { rows: 0, firstRow: parsedRow.row.number };
        count.rows += 1;
        this.rowsByWarning.set(warning, count);
      }
    }
  }

  get counts(): ImportCounts {
    return this.total;
  }

  get warnings(): WarningCount[] {
    return [...this.rowsByWarning].map(([warning, count]) => ({
      warning,
      message: WARNING_MESSAGES[warning],
      ...count,
    }));
  }
}

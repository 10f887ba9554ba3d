import type { ImportFormat } from "../csv/importFormat.js";
import { type ImportWarning, WARNING_MESSAGES, WARNINGS_TO_CHECK } from "./ImportedBook.js";
import type { OutcomeKind, RowOutcome } from "./planRows.js";

/** Every row is one of new (`books`), duplicate or refused. */
export interface ImportCounts {
  readonly rows: number;
  readonly books: number;
  readonly copies: number;
  /** Those of `copies` that books got which were there already. */
  readonly copiesAdded: number;
  /** Copies of the file that are not in the catalogue. */
  readonly copiesLeftOut: number;
  readonly duplicates: number;
  readonly refused: number;
  /** Rows that a person has to look at, whatever became of them. */
  readonly toCheck: number;
}

export const ZERO_COUNTS: ImportCounts = {
  rows: 0,
  books: 0,
  copies: 0,
  copiesAdded: 0,
  copiesLeftOut: 0,
  duplicates: 0,
  refused: 0,
  toCheck: 0,
};

function mapCounts(valueOf: (name: keyof ImportCounts) => number): ImportCounts {
  return {
    rows: valueOf("rows"),
    books: valueOf("books"),
    copies: valueOf("copies"),
    copiesAdded: valueOf("copiesAdded"),
    copiesLeftOut: valueOf("copiesLeftOut"),
    duplicates: valueOf("duplicates"),
    refused: valueOf("refused"),
    toCheck: valueOf("toCheck"),
  };
}

export interface WarningCount {
  readonly warning: ImportWarning;
  readonly message: string;
  readonly rows: number;
  readonly firstRow: number;
}

export function needsCheck({ warnings }: RowOutcome): boolean {
  return warnings.some((warning) => WARNINGS_TO_CHECK.has(warning));
}

/** A row that is refused is told apart. */
function broughtNothing({ kind, copies }: RowOutcome): readonly ImportWarning[] {
  return kind === "duplicate" && copies === 0 ? ["nothingBrought"] : [];
}

export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const countOf = (kind: OutcomeKind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const sumOf = (copiesOf: (outcome: RowOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + copiesOf(outcome), 0);
  return {
    rows: outcomes.length,
    books: countOf("new"),
    copies: sumOf(({ copies }) => copies),
    copiesAdded: sumOf(({ kind, copies }) => (kind === "duplicate" ? copies : 0)),
    copiesLeftOut: sumOf(({ copiesLeftOut }) => copiesLeftOut),
    duplicates: countOf("duplicate"),
    refused: countOf("refused"),
    toCheck: outcomes.filter(needsCheck).length,
  };
}

/** Counts rows and warnings by kind, so that a file of a million rows needs no more memory than one of five. */
export class ImportTotals {
  private total = ZERO_COUNTS;
  /** Codes of the file that are no copy, neither new nor there already. */
  private codes = { rows: 0, firstRow: 0, read: 0, lost: 0 };
  private firstRow = 0;

  constructor(private readonly format?: Pick<ImportFormat, "unusedCodes">) {}

  private readonly rowsByWarning = new Map<ImportWarning, { rows: number; firstRow: number }>();

  add(outcomes: readonly RowOutcome[]): void {
    const added = countOutcomes(outcomes);
    this.total = mapCounts((name) => this.total[name] + added[name]);
    for (const outcome of outcomes) {
      const { parsedRow } = outcome;
      this.firstRow ||= parsedRow.row.number;
      this.addCodes(outcome);
      for (const warning of [...outcome.warnings, ...broughtNothing(outcome)]) {
        const count = this.rowsByWarning.get(warning) ?? { rows: 0, firstRow: parsedRow.row.number };
        count.rows += 1;
        this.rowsByWarning.set(warning, count);
      }
    }
  }

  private addCodes({ parsedRow, copiesLeftOut }: RowOutcome): void {
    const codes = "imported" in parsedRow ? parsedRow.imported.itemCodes.length : parsedRow.copies;
    if (codes === 0) return;
    const { rows, firstRow, read, lost } = this.codes;
    this.codes = {
      rows: rows + 1,
      firstRow: rows === 0 ? parsedRow.row.number : firstRow,
      read: read + codes,
      lost: lost + Math.min(codes, copiesLeftOut),
    };
  }

  /** What the file has and the catalogue has not, of the file as a whole. */
  private get balance(): WarningCount[] {
    const { rows, firstRow, read, lost } = this.codes;
    const lostAll: WarningCount[] =
      read > 0 && lost >= read && this.total.copies === 0
        ? [{ warning: "codesWithoutCopies", message: WARNING_MESSAGES.codesWithoutCopies, rows, firstRow }]
        : [];
    const unused = this.total.copies > 0 || this.total.rows === 0 ? [] : (this.format?.unusedCodes ?? []);
    return [
      ...lostAll,
      ...unused.map((header): WarningCount => ({
        warning: "codesUnused",
        message: `${WARNING_MESSAGES.codesUnused} (“${header.trim().slice(0, 60)}”)`,
        rows: this.total.rows,
        firstRow: this.firstRow,
      })),
    ];
  }

  get counts(): ImportCounts {
    return this.total;
  }

  get warnings(): WarningCount[] {
    const ofRows = [...this.rowsByWarning].map(([warning, count]) => ({
      warning,
      message: WARNING_MESSAGES[warning],
      ...count,
    }));
    return [...this.balance, ...ofRows];
  }
}

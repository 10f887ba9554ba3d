import sql, { type Sql } from "sql-template-tag";

import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { fullName } from "../../authorities/names/authorName.js";
import type { CsvFormat } from "../csv/csvFormat.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ReportedRow } from "../rows/importReport.js";
import { WARNING_WORDS } from "../rows/importWarnings.js";
import { type OutcomeKind, type RowOutcome, rowOf } from "../rows/planRows.js";
import { ScratchFile } from "./scratchFile.js";

/** What becomes, or became, of one row, as a list shows it. */
export interface OutcomeRow {
  /** As a spreadsheet numbers it. */
  readonly number: number;
  readonly kind: OutcomeKind;
  readonly title: string;
  readonly authors: string;
  readonly copies: number;
  readonly reason: string;
  readonly warnings: readonly string[];
}

const KINDS: readonly OutcomeKind[] = ["new", "duplicate", "refused"];
const LONGEST_SHOWN = 300;
const CELLS_AT_ONCE = 500;

/** Writes down what becomes of every row of a file, however many there are. */
export class OutcomeWriter {
  private readonly scratch: ScratchFile;

  constructor(
    path: string,
    private readonly format: CsvFormat,
  ) {
    this.scratch = ScratchFile.create(path, [
      "CREATE TABLE outcomes (number INTEGER PRIMARY KEY, kind INTEGER, title TEXT, authors TEXT, copies INTEGER, reason TEXT, warnings TEXT, cells TEXT)",
    ]);
  }

  write(outcomes: readonly RowOutcome[]): void {
    this.scratch.insert(
      "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      outcomes.map((outcome) => {
        const { number, cells } = rowOf(outcome.reading);
        const { title, authors, warnings } = this.shown(outcome);
        return [
          number,
          KINDS.indexOf(outcome.kind),
          shortened(title),
          shortened(authors),
          outcome.copies,
          outcome.reason,
          warnings.join("\n"),
          outcome.kind === "new" ? null : JSON.stringify(cells),
        ];
      }),
    );
  }

  /** From here on others may read it. */
  close(): void {
    this.scratch.run("CREATE INDEX ix_kind ON outcomes (kind, number)");
    this.scratch.close();
  }

  /** Ends it without a use for it. */
  abandon(): void {
    this.scratch.close();
  }

  private shown({ reading }: RowOutcome): { title: string; authors: string; warnings: readonly string[] } {
    if ("imported" in reading) {
      const { book, warnings } = reading.imported;
      return {
        title: book.title,
        authors: (book.authors ?? []).map(fullName).join(", "),
        warnings: warnings.map((warning) => WARNING_WORDS[warning]),
      };
    }
    const cell = (field: ImportField) =>
      reading.row.cells[this.format.columns.byField.get(field)?.index ?? -1]?.trim() ?? "";
    return { title: cell("title"), authors: cell("authors"), warnings: [] };
  }
}

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

type StoredOutcome = Omit<OutcomeRow, "kind" | "warnings"> & { readonly kind: number; readonly warnings: string };

const selectOutcomes = sql`SELECT number, kind, title, authors, copies, reason, warnings FROM outcomes`;

function asOutcome(row: StoredOutcome): OutcomeRow {
  return { ...row, kind: KINDS[row.kind] ?? "refused", warnings: row.warnings === "" ? [] : row.warnings.split("\n") };
}

/** One row of a finished file, by its number in it. */
export async function readOutcome(path: string, number: number): Promise<OutcomeRow | null> {
  const [row] = await reading(path, (scratch) =>
    scratch.rows<StoredOutcome>(sql`${selectOutcomes} WHERE number = ${number}`),
  );
  return row ? asOutcome(row) : null;
}

/** One page of a finished file, in the file's order. @throws DomainError validation for wrong paging. */
export async function readOutcomes(path: string, kind: OutcomeKind | null, page: PageArgs): Promise<Page<OutcomeRow>> {
  return reading(path, (scratch) =>
    readPage<OutcomeRow>(
      `bookImportRows:${kind ?? "all"}`,
      [
        {
          keys: [{ column: sql`number`, descending: false, valueOf: ({ number }) => number }],
          fetch: async (where, order, limit) => {
            const rows = await scratch.rows<StoredOutcome>(
              sql`${selectOutcomes} WHERE ${ofKind(kind)} AND ${where} ORDER BY ${order} LIMIT ${limit}`,
            );
            return rows.map(asOutcome);
          },
        },
      ],
      page,
    ),
  );
}

export async function countOutcomesOf(path: string, kind: OutcomeKind | null): Promise<number> {
  const [row] = await reading(path, (scratch) =>
    scratch.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM outcomes WHERE ${ofKind(kind)}`),
  );
  return row?.count ?? 0;
}

/** All rows that become no book of their own, or those of one kind, a few at a time. */
export async function* reportedRows(path: string, kind: OutcomeKind | null): AsyncGenerator<readonly ReportedRow[]> {
  let last = 0;
  for (;;) {
    const after = last;
    const rows = await reading(path, (scratch) =>
      scratch.rows<{ number: number; kind: number; reason: string; cells: string }>(
        sql`SELECT number, kind, reason, cells FROM outcomes WHERE ${kind === null ? sql`kind <> 0` : ofKind(kind)} AND number > ${after} AND cells IS NOT NULL
            ORDER BY number LIMIT ${CELLS_AT_ONCE}`,
      ),
    );
    if (rows.length > 0) {
      yield rows.map((row) => ({
        number: row.number,
        kind: KINDS[row.kind] ?? "refused",
        reason: row.reason,
        cells: JSON.parse(row.cells) as string[],
      }));
    }
    last = rows.at(-1)?.number ?? last;
    if (rows.length < CELLS_AT_ONCE) {
      return;
    }
  }
}

function ofKind(kind: OutcomeKind | null): Sql {
  return kind === null ? sql`1 = 1` : sql`kind = ${KINDS.indexOf(kind)}`;
}

async function reading<Result>(path: string, read: (scratch: ScratchFile) => Promise<Result>): Promise<Result> {
  const scratch = ScratchFile.open(path);
  try {
    return await read(scratch);
  } finally {
    scratch.close();
  }
}

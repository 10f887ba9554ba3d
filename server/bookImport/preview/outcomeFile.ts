import { rm } from "node:fs/promises";

import sql, { type Sql } from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import { Expression, integer, text } from "../../platform/database/columns.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { required } from "../../platform/required.js";
import { ImportFolder } from "../csv/ImportFolder.js";
import type { ImportField } from "../csv/importColumns.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { isReported, type ReportedRow } from "../rows/ImportReport.js";
import { needsCheck } from "../rows/ImportTotals.js";
import { WARNING_MESSAGES } from "../rows/ImportedBook.js";
import type { OutcomeKind, OwnBook, RowOutcome } from "../rows/planRows.js";
import type { TakenCode } from "../rows/sortCodes.js";
import { ScratchDatabase } from "./ScratchDatabase.js";

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
  readonly copiesLeftOut: number;
  readonly needsCheck: boolean;
  readonly ownBook: OwnBook;
  readonly takenCodes: readonly TakenCode[];
}

/** Rows by what else there is to say of them than their kind. */
export type OutcomeList = "added" | "leftOut" | "toCheck" | "decided";

export interface OutcomeFilter {
  readonly kind: OutcomeKind | null;
  readonly list: OutcomeList | null;
}

const KINDS: readonly OutcomeKind[] = ["new", "duplicate", "refused"];
const OWN_BOOKS: readonly OwnBook[] = ["impossible", "possible", "decided"];
const MAX_TEXT_LENGTH = 300;
const ROWS_PER_READ = 500;

/** Writes the outcome of every row of an import's file, for any number of rows. */
export class OutcomeWriter {
  /** The file made at the first row, so that a run which cannot make it fails like any other. */
  private file: ScratchDatabase | undefined;

  /** Every run writes a new file, so that nobody reads a half-written one. */
  readonly name = ImportFolder.newName();

  constructor(
    private readonly folder: ImportFolder,
    private readonly format: ImportFormat,
  ) {}

  write(outcomes: readonly RowOutcome[]): void {
    this.file ??= ScratchDatabase.create(this.folder.outcomesPath(this.name), [
      `CREATE TABLE outcomes (number INTEGER PRIMARY KEY, kind INTEGER, title TEXT, authors TEXT, copies INTEGER,
        reason TEXT, warnings TEXT, cells TEXT, left_out INTEGER, to_check INTEGER, own_book INTEGER, taken_codes TEXT, decided INTEGER)`,
    ]);
    this.file.insert(
      "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      outcomes.map((outcome) => {
        const { number, cells } = outcome.parsedRow.row;
        const { title, authors } = this.displayValues(outcome);
        return [
          number,
          KINDS.indexOf(outcome.kind),
          truncated(title),
          truncated(authors),
          outcome.copies,
          outcome.reason,
          outcome.warnings.map((warning) => WARNING_MESSAGES[warning]).join("\n"),
          isReported(outcome) ? JSON.stringify(cells) : null,
          outcome.copiesLeftOut,
          Number(needsCheck(outcome)),
          OWN_BOOKS.indexOf(outcome.ownBook),
          outcome.takenCodes.length > 0 ? JSON.stringify(outcome.takenCodes) : "",
          Number(outcome.ownBook === "decided" || outcome.takenCodes.some(({ newCode }) => newCode !== null)),
        ];
      }),
    );
  }

  /** From here on others may read it. */
  close(): void {
    this.file?.run("CREATE INDEX ix_kind ON outcomes (kind, number)");
    this.file?.run("CREATE INDEX ix_left_out ON outcomes (number) WHERE left_out > 0");
    this.file?.run("CREATE INDEX ix_to_check ON outcomes (number) WHERE to_check > 0");
    this.file?.run("CREATE INDEX ix_decided ON outcomes (number) WHERE decided > 0");
    this.file?.close();
    this.file = undefined;
  }

  /** Ends it without a use for it. */
  async discard(): Promise<void> {
    this.file?.close();
    this.file = undefined;
    await rm(this.folder.outcomesPath(this.name), { force: true });
  }

  private displayValues({ parsedRow }: RowOutcome): { title: string; authors: string } {
    if ("imported" in parsedRow) {
      const { book } = parsedRow.imported;
      return {
        title: book.title,
        authors: (book.authors ?? []).map(fullName).join(", "),
      };
    }
    const cell = (field: ImportField) =>
      parsedRow.row.cells[this.format.columns.byField.get(field)?.index ?? -1]?.trim() ?? "";
    return { title: cell("title"), authors: cell("authors") };
  }
}

function truncated(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

const reportedColumns = {
  number: integer(sql`number`),
  kind: new Expression(sql`kind`, (stored) => required(KINDS[Number(stored)], "the kind of an outcome"), false),
  reason: text(sql`reason`),
};
const outcomeColumns = {
  ...reportedColumns,
  title: text(sql`title`),
  authors: text(sql`authors`),
  copies: integer(sql`copies`),
  copiesLeftOut: integer(sql`left_out`),
  needsCheck: new Expression(sql`to_check`, (stored) => stored === 1, false),
  ownBook: new Expression(sql`own_book`, (stored) => required(OWN_BOOKS[Number(stored)], "what may be decided"), false),
  takenCodes: new Expression(
    sql`taken_codes`,
    (stored) => (stored === "" ? [] : (JSON.parse(String(stored)) as readonly TakenCode[])),
    false,
  ),
  warnings: new Expression(sql`warnings`, (stored) => (stored === "" ? [] : String(stored).split("\n")), false),
};
const cellsColumn = new Expression(sql`cells`, (stored) => JSON.parse(String(stored)) as readonly string[], false);

/** One row of a finished file, by its number in it. */
export async function findOutcome(path: string, number: number): Promise<OutcomeRow | null> {
  const [row] = await withOutcomeFile(path, (file) =>
    file.select(outcomeColumns, sql`FROM outcomes WHERE number = ${number}`),
  );
  return row ?? null;
}

/** One page of a finished file, in the file's order. @throws DomainError validation for wrong paging. */
export async function readOutcomePage(path: string, filter: OutcomeFilter, page: PageArgs): Promise<Page<OutcomeRow>> {
  return withOutcomeFile(path, (file) =>
    readPage<OutcomeRow>(
      `bookImportRows:${filter.kind ?? "all"}${filter.list ?? ""}`,
      [
        {
          keys: [{ column: sql`number`, descending: false, valueOf: ({ number }) => number }],
          fetch: (where, order, limit) =>
            file.select(
              outcomeColumns,
              sql`FROM outcomes WHERE ${conditionOf(filter)} AND ${where} ORDER BY ${order} LIMIT ${limit}`,
            ),
        },
      ],
      page,
    ),
  );
}

export async function countStoredOutcomes(path: string, filter: OutcomeFilter): Promise<number> {
  return withOutcomeFile(path, (file) => file.count(sql`FROM outcomes WHERE ${conditionOf(filter)}`));
}

/** All rows of which something stays out, or those of one kind, a few at a time. */
export async function* readReportedRows(
  path: string,
  kind: OutcomeKind | null,
): AsyncGenerator<readonly ReportedRow[]> {
  let last = 0;
  for (;;) {
    const after = last;
    const rows = await withOutcomeFile(path, (file) =>
      file.select(
        { ...reportedColumns, cells: cellsColumn },
        sql`FROM outcomes WHERE ${conditionOf({ kind, list: null })} AND number > ${after} AND cells IS NOT NULL
            ORDER BY number LIMIT ${ROWS_PER_READ}`,
      ),
    );
    if (rows.length > 0) {
      yield rows;
    }
    last = rows.at(-1)?.number ?? last;
    if (rows.length < ROWS_PER_READ) {
      return;
    }
  }
}

const LIST_CONDITIONS: Readonly<Record<OutcomeList, Sql>> = {
  added: sql`kind = ${KINDS.indexOf("duplicate")} AND copies > 0`,
  leftOut: sql`left_out > 0`,
  toCheck: sql`to_check > 0`,
  decided: sql`decided > 0`,
};

function conditionOf({ kind, list }: OutcomeFilter): Sql {
  const ofKind = kind === null ? sql`1 = 1` : sql`kind = ${KINDS.indexOf(kind)}`;
  return list === null ? ofKind : sql`${ofKind} AND ${LIST_CONDITIONS[list]}`;
}

async function withOutcomeFile<Result>(
  path: string,
  read: (file: ScratchDatabase) => Promise<Result>,
): Promise<Result> {
  const file = ScratchDatabase.open(path);
  try {
    return await read(file);
  } finally {
    file.close();
  }
}

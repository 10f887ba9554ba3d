import sql, { type Sql } from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import { bool, Expression, integer, omit, pick, text } from "../../platform/database/columns.js";
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
import { createTable, ScratchColumn, ScratchDatabase } from "./ScratchDatabase.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";

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
type OutcomeList = "added" | "leftOut" | "toCheck" | "decided";

export interface OutcomeFilter {
  readonly kind: OutcomeKind | null;
  readonly list: OutcomeList | null;
}

const KINDS: readonly OutcomeKind[] = ["new", "duplicate", "refused"];
const OWN_BOOKS: readonly OwnBook[] = ["impossible", "possible", "decided"];
const MAX_TEXT_LENGTH = 300;
const ROWS_PER_READ = 500;

interface StoredOutcome extends RowOutcome {
  readonly title: string;
  readonly authors: string;
}

function column<Value>(
  expression: Expression<Value>,
  type: "INTEGER" | "TEXT",
  store: ScratchColumn<StoredOutcome>["store"],
): ScratchColumn<StoredOutcome, Value> {
  return new ScratchColumn(expression, type, store);
}

function reading<Value>(name: Sql, read: (stored: unknown) => Value): Expression<Value> {
  return new Expression(name, read, false);
}

/** Files of earlier versions are read too: a column keeps its name and what is stored there. */
const outcomeTable = {
  number: column(integer(sql`number`), "INTEGER", ({ parsedRow }) => parsedRow.row.number),
  kind: column(
    reading(sql`kind`, (stored) => required(KINDS[Number(stored)], "the kind of an outcome")),
    "INTEGER",
    ({ kind }) => KINDS.indexOf(kind),
  ),
  title: column(text(sql`title`), "TEXT", ({ title }) => truncated(title)),
  authors: column(text(sql`authors`), "TEXT", ({ authors }) => truncated(authors)),
  copies: column(integer(sql`copies`), "INTEGER", ({ copies }) => copies),
  reason: column(text(sql`reason`), "TEXT", ({ reason }) => reason),
  warnings: column(
    reading(sql`warnings`, (stored) => (stored === "" ? [] : String(stored).split("\n"))),
    "TEXT",
    ({ warnings }) => warnings.map((warning) => WARNING_MESSAGES[warning]).join("\n"),
  ),
  /** Null where nothing of the row stays out. */
  cells: column(
    reading(sql`cells`, (stored) => JSON.parse(String(stored)) as readonly string[]),
    "TEXT",
    (outcome) => (isReported(outcome) ? JSON.stringify(outcome.parsedRow.row.cells) : null),
  ),
  copiesLeftOut: column(integer(sql`left_out`), "INTEGER", ({ copiesLeftOut }) => copiesLeftOut),
  needsCheck: column(bool(sql`to_check`), "INTEGER", (outcome) => Number(needsCheck(outcome))),
  ownBook: column(
    reading(sql`own_book`, (stored) => required(OWN_BOOKS[Number(stored)], "what may be decided")),
    "INTEGER",
    ({ ownBook }) => OWN_BOOKS.indexOf(ownBook),
  ),
  takenCodes: column(
    reading(sql`taken_codes`, (stored) => (stored === "" ? [] : (JSON.parse(String(stored)) as readonly TakenCode[]))),
    "TEXT",
    ({ takenCodes }) => (takenCodes.length > 0 ? JSON.stringify(takenCodes) : ""),
  ),
  isDecided: column(bool(sql`decided`), "INTEGER", ({ ownBook, takenCodes }) =>
    Number(ownBook === "decided" || takenCodes.some(({ newCode }) => newCode !== null)),
  ),
};
const outcomeColumns = omit(outcomeTable, "cells", "isDecided");
const reportedColumns = pick(outcomeTable, "number", "kind", "reason", "cells");

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
      createTable("outcomes", Object.values(outcomeTable), "number"),
    ]);
    this.file.insert(
      "INSERT INTO outcomes",
      Object.values(outcomeTable),
      outcomes.map((outcome) => ({ ...outcome, ...this.displayValues(outcome) })),
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
    await removeFile(this.folder.outcomesPath(this.name));
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
        reportedColumns,
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

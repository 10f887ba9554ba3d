import { type Database, isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import type { NewBook } from "../../books/record/NewBook.js";
import { insertBooks } from "../../books/writing/bookWriter.js";
import { insertCopies } from "../../books/copies/copyWriter.js";
import { lockStagingImport, saveProgress } from "./importLifecycle.js";
import type { ParsedRow } from "../rows/parseRow.js";
import { KnownBooks } from "../rows/KnownBooks.js";
import { countOutcomes, planRows, type RowOutcome } from "../rows/planRows.js";

export interface RunningImport {
  readonly id: number;
  readonly owner: string;
  /** Begins every code that this import makes. */
  readonly codePrefix: string;
}

const MAX_TRIES = 5;

/** Writes one chunk of rows, hidden from readers, in one short transaction; `share` of the file is done with it. */
export async function writeChunk(
  database: Database,
  running: RunningImport,
  rows: readonly ParsedRow[],
  share: number,
): Promise<readonly RowOutcome[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.write((tx) => stageRows(tx, running, rows, share));
    } catch (error) {
      // Another request took an item code or slug between our read and our write; a retry reads again and sees it.
      if (tries === MAX_TRIES || !isDuplicateError(error)) {
        throw error;
      }
    }
  }
}

async function stageRows(
  tx: Transaction,
  running: RunningImport,
  rows: readonly ParsedRow[],
  share: number,
): Promise<readonly RowOutcome[]> {
  await lockStagingImport(tx, running.id, running.owner);
  const known = await KnownBooks.load(
    [tx],
    rows.flatMap((row) => ("imported" in row ? row.imported : [])),
    running.id,
  );
  const { books, addedCopies, outcomes } = planRows(rows, known, running.codePrefix);
  const options = { importId: running.id, listed: false, now: new Date() };
  await insertBooks(
    tx,
    books.map(({ row, copies }): NewBook => ({ ...row.book, copies })),
    options,
  );
  await insertCopies(
    tx,
    addedCopies.flatMap(({ book: of, copies }) => copies.map((copy) => ({ ...copy, bookId: of.id ?? 0 }))),
    options,
  );
  await saveProgress(tx, running.id, share, countOutcomes(outcomes));
  return outcomes;
}

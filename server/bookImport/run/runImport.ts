import { randomInt } from "node:crypto";

import sql from "sql-template-tag";

import { insertCopies } from "../../books/copies/copyWriter.js";
import type { NewBook } from "../../books/record/NewBook.js";
import { insertBooks } from "../../books/writing/bookWriter.js";
import { DomainError } from "../../errors.js";
import type { CsvFile } from "../../platform/csv/csvUpload.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { Viewer } from "../../viewer.js";
import { bookImportTable } from "../BookImport.entity.js";
import { type ImportDecisions, NO_DECISIONS } from "../csv/importDecisions.js";
import type { ImportFolder } from "../csv/ImportFolder.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { OutcomeWriter } from "../preview/outcomeFile.js";
import { countOutcomes, type ImportCounts, ImportTotals, type WarningCount } from "../rows/ImportTotals.js";
import { planRows, type RowOutcome } from "../rows/planRows.js";
import { type Chunk, type ChunkLimits, oneAhead, readChunks } from "../rows/readChunks.js";
import { publishImport } from "./publishImport.js";
import { removeImport } from "./removeImport.js";
import type { RunningImport } from "./RunningImport.js";

/** Letters and digits that are not easily confused by scanners or readers. */
const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A file and how it is imported. */
interface ImportSource {
  readonly file: CsvFile;
  readonly format: ImportFormat;
  readonly limits: ChunkLimits;
  readonly fileName: string | null;
}

export interface ImportProgress {
  readonly stage: "writing" | "publishing" | "removing";
  /** Share of the stage that is done, 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

/** What is imported, and who hears of it. */
interface ImportRun extends ImportSource {
  /** Aborted before the import is committed, nothing of it stays. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Called with the outcome of each row after it is written. */
  readonly onOutcomes?: ((outcomes: readonly RowOutcome[]) => Promise<void> | void) | undefined;
  readonly decisions?: ImportDecisions;
  /** Called when the import is certain to succeed, before readers see the first book. */
  readonly onCommitted?: () => Promise<void>;
}

export type RunResult = ImportCounts & { readonly warnings: readonly WarningCount[] };

/** Imports a stored file and stores the outcomes of its rows beside it. */
export async function runStoredImport(
  running: RunningImport,
  viewer: Viewer,
  folder: ImportFolder,
  source: ImportSource,
): Promise<void> {
  const outcomes = new OutcomeWriter(folder, source.format);
  const progress = { isCommitted: false };
  try {
    await runImport(running, viewer, {
      ...source,
      // From here on nobody can decide anything more.
      decisions: await folder.loadDecisions(),
      onOutcomes: (written) => outcomes.write(written),
      // Before readers see the first book, so that the outcomes exist when the import ends.
      onCommitted: async () => {
        progress.isCommitted = true;
        outcomes.close();
        await running.write("publishing", (tx) =>
          tx.update(bookImportTable, { outcomes: outcomes.name, preview: null }, sql`id = ${running.id}`),
        );
        await folder.removeOutcomesExcept(outcomes.name);
      },
    });
  } catch (error) {
    if (!progress.isCommitted) {
      await outcomes.discard();
    }
    throw error;
  }
}

/**
 * Stages all rows, commits, and shows them to readers; what fails before the commit is rolled back before it is
 * thrown.
 */
export async function runImport(running: RunningImport, viewer: Viewer, run: ImportRun): Promise<RunResult> {
  const { fileName, signal, decisions = NO_DECISIONS, onProgress, onOutcomes, onCommitted } = run;
  const totals = new ImportTotals(run.format);
  const codePrefix = newCodePrefix();
  try {
    for await (const chunk of oneAhead(readChunks(run.file, run.format, run.limits))) {
      signal?.throwIfAborted();
      const outcomes = await running.stage((tx) => writeRows(tx, running, chunk, { codePrefix, decisions }));
      totals.add(outcomes);
      await onOutcomes?.(outcomes);
      onProgress?.({ stage: "writing", share: chunk.share, rows: totals.counts.rows });
      await running.yieldToOtherWriters();
    }
    signal?.throwIfAborted();
    await running.commit(viewer, "publishing", async (tx) => {
      await tx.update(bookImportTable, { warnings: totals.warnings }, sql`id = ${running.id}`);
      return { action: "bookImport.run", recordId: running.id, after: { fileName, ...totals.counts } };
    });
  } catch (error) {
    const onBooks = (rows: number) => onProgress?.({ stage: "removing", share: 0, rows });
    // If the database is not reachable, the rollback is left to the next recovery.
    await removeImport(running, { from: "staging", message: failureMessage(error), onBooks }).catch(() => undefined);
    throw error;
  }
  await onCommitted?.();
  const { books } = totals.counts;
  await publishImport(running, {
    from: "publishing",
    onBooks: (rows) => onProgress?.({ stage: "publishing", share: books === 0 ? 1 : rows / books, rows }),
  });
  return { ...totals.counts, warnings: totals.warnings };
}

/** Writes a chunk, hidden from readers. */
async function writeRows(
  tx: Transaction,
  running: RunningImport,
  { rows, share }: Chunk,
  options: { readonly codePrefix: string; readonly decisions: ImportDecisions },
): Promise<readonly RowOutcome[]> {
  const { books, addedCopies, outcomes } = await planRows(rows, [tx], {
    ...options,
    importId: running.id,
    turns: tx.turns,
  });
  const written = { importId: running.id, listed: false, now: new Date() };
  await insertBooks(
    tx,
    books.map(({ row, copies }): NewBook => ({ ...row.book, identityKey: row.identityKey, copies })),
    written,
  );
  await insertCopies(
    tx,
    addedCopies.flatMap(({ bookId, copies }) => copies.map((copy) => ({ ...copy, bookId }))),
    written,
  );
  await running.saveProgress(tx, share, countOutcomes(outcomes));
  return outcomes;
}

/**
 * `E7QK2M-`: random for every import, so that its item codes collide neither with existing ones nor with another
 * import's.
 */
function newCodePrefix(): string {
  return `E${Array.from({ length: 5 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("")}-`;
}

/** The message shown to users; the log has the details. */
function failureMessage(error: unknown): string {
  return error instanceof DomainError
    ? error.message
    : "Impor terhenti karena gangguan di server. Tidak ada buku yang masuk.";
}

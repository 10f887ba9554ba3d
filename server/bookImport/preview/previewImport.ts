import { rm } from "node:fs/promises";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { forUpdate } from "../../platform/database/locking.js";
import { DomainError } from "../../errors.js";
import type { CsvFile } from "../../platform/csv/csvUpload.js";
import type { ImportFolder } from "../csv/ImportFolder.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { type ImportCounts, ImportTotals, type WarningCount, ZERO_COUNTS } from "../rows/ImportTotals.js";
import { KnownBooks } from "../rows/KnownBooks.js";
import { planRows } from "../rows/planRows.js";
import { type ChunkLimits, readChunks } from "../rows/readChunks.js";
import { EarlierRows } from "./EarlierRows.js";
import { OutcomeWriter } from "./outcomeFile.js";

/** The state of a file's analysis. */
export interface PreviewStatus {
  readonly state: "running" | "ready" | "failed" | "cancelled";
  /** How much of the file is analysed, 0 to 1. */
  readonly share: number;
  readonly counts: ImportCounts;
  readonly warnings: readonly WarningCount[];
  /** Why it failed. */
  readonly message: string | null;
}

export const NEW_PREVIEW: PreviewStatus = {
  state: "running",
  share: 0,
  counts: ZERO_COUNTS,
  warnings: [],
  message: null,
};

const SAVE_INTERVAL_MS = 300;

interface PreviewRun {
  readonly id: number;
  readonly owner: string;
  readonly folder: ImportFolder;
  readonly file: CsvFile;
  readonly format: ImportFormat;
  readonly limits: ChunkLimits;
}

/** Runs through a file as its import would and saves the outcome of each row; the database is only read. */
export async function previewImport(database: Database, run: PreviewRun): Promise<void> {
  const { id, owner, folder } = run;
  const outcomes = new OutcomeWriter(folder, run.format);
  const { name } = outcomes;
  const earlier = EarlierRows.create(folder.earlierRowsPath(name), id);
  try {
    const status = await analyse(database, run, earlier, outcomes);
    outcomes.close();
    if (await savePreviewStatus(database, id, owner, status, name)) {
      await folder.removeOutcomesExcept(name);
    }
  } catch (error) {
    await outcomes.discard();
    const message =
      error instanceof DomainError ? error.message : "Pemeriksaan terhenti karena gangguan di server. Periksa lagi.";
    await savePreviewStatus(database, id, owner, { ...NEW_PREVIEW, state: "failed", message });
    if (!(error instanceof DomainError || error instanceof PreviewSupersededError)) {
      throw error;
    }
  } finally {
    earlier.close();
    await rm(folder.earlierRowsPath(name), { force: true });
  }
}

/** A newer preview, a start or a cancellation has taken its place. */
class PreviewSupersededError extends Error {
  override readonly name = "PreviewSupersededError";
}

async function analyse(
  database: Database,
  { id, owner, file, format, limits }: PreviewRun,
  earlier: EarlierRows,
  outcomes: OutcomeWriter,
): Promise<PreviewStatus> {
  const totals = new ImportTotals();
  let savedAt = performance.now();
  for await (const { rows, share } of readChunks(file, format, limits)) {
    const imported = rows.flatMap((row) => ("imported" in row ? row.imported : []));
    const known = await database.read((reader) => KnownBooks.load([reader, earlier], imported, id));
    const planned = planRows(rows, known, "-");
    earlier.add(planned);
    outcomes.write(planned.outcomes);
    totals.add(planned.outcomes);
    if (performance.now() - savedAt > SAVE_INTERVAL_MS) {
      savedAt = performance.now();
      if (!(await savePreviewStatus(database, id, owner, { ...NEW_PREVIEW, share, counts: totals.counts }))) {
        throw new PreviewSupersededError();
      }
    }
    await yieldToEventLoop();
  }
  return { state: "ready", share: 1, counts: totals.counts, warnings: totals.warnings, message: null };
}

/** False if a newer preview has replaced this one. */
async function savePreviewStatus(
  database: Database,
  id: number,
  owner: string,
  status: PreviewStatus,
  outcomes: string | null = null,
): Promise<boolean> {
  return database.write(async (tx) => {
    const [ownImport] = await tx.rows(
      sql`SELECT id FROM book_imports WHERE id = ${id} AND preview_owner = ${owner} ${forUpdate(tx)}`,
    );
    if (!ownImport) {
      return false;
    }
    const now = toSqlDateTime(new Date());
    await tx.run(
      sql`UPDATE book_imports SET preview = ${JSON.stringify(status)}, preview_at = ${now}, heartbeat_at = ${now}, outcomes = ${outcomes} WHERE id = ${id}`,
    );
    return true;
  });
}

import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import { DomainError } from "../../errors.js";
import type { CsvFile } from "../../platform/csv/csvUpload.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { bookImportTable, type PreviewStatus } from "../BookImport.entity.js";
import type { ImportFolder } from "../csv/ImportFolder.js";
import type { ImportFormat } from "../csv/importFormat.js";
import { ImportTotals, ZERO_COUNTS } from "../rows/ImportTotals.js";
import { planRows } from "../rows/planRows.js";
import { type ChunkLimits, readChunks } from "../rows/readChunks.js";
import { EarlierRows } from "./EarlierRows.js";
import { OutcomeWriter } from "./outcomeFile.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";

export const NEW_PREVIEW: PreviewStatus = {
  state: "running",
  share: 0,
  counts: ZERO_COUNTS,
  warnings: [],
  message: null,
};

const SAVE_INTERVAL_MS = 300;

const bookkeeping = { unaudited: "A preview changes nothing but what is known of the file." };

interface PreviewRun {
  readonly id: number;
  readonly owner: string;
  readonly folder: ImportFolder;
  readonly file: CsvFile;
  readonly format: ImportFormat;
  readonly limits: ChunkLimits;
  /** What an earlier preview of the file has found, which is shown until this one ends. */
  readonly shown?: PreviewStatus;
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
    // Kept beside the outcomes: it says which codes the file's other copies have.
    earlier.close();
    if (!(await savePreviewStatus(database, id, owner, status, name))) {
      throw new PreviewSupersededError();
    }
    await folder.removeOutcomesExcept(name);
  } catch (error) {
    earlier.close();
    await removeFile(folder.earlierRowsPath(name));
    await outcomes.discard();
    const message =
      error instanceof DomainError ? error.message : "Pemeriksaan terhenti karena gangguan di server. Periksa lagi.";
    await savePreviewStatus(database, id, owner, { ...NEW_PREVIEW, state: "failed", message }, null);
    if (!(error instanceof DomainError || error instanceof PreviewSupersededError)) {
      throw error;
    }
  }
}

/** A newer preview, a start or a cancellation has taken its place. */
class PreviewSupersededError extends Error {
  override readonly name = "PreviewSupersededError";
}

async function analyse(
  database: Database,
  { id, owner, folder, file, format, limits, shown }: PreviewRun,
  earlier: EarlierRows,
  outcomes: OutcomeWriter,
): Promise<PreviewStatus> {
  const totals = new ImportTotals(format);
  const decisions = await folder.loadDecisions();
  let savedAt = performance.now();
  for await (const { rows, share } of readChunks(file, format, limits)) {
    const planned = await database.read((reader) =>
      planRows(rows, [reader, earlier], { importId: id, codePrefix: "-", decisions }),
    );
    earlier.add(planned);
    outcomes.write(planned.outcomes);
    totals.add(planned.outcomes);
    if (performance.now() - savedAt > SAVE_INTERVAL_MS) {
      savedAt = performance.now();
      const status = shown ? asRunning(shown, share) : { ...NEW_PREVIEW, share, counts: totals.counts };
      if (!(await savePreviewStatus(database, id, owner, status))) {
        throw new PreviewSupersededError();
      }
    }
    await yieldToEventLoop();
  }
  return { state: "ready", share: 1, counts: totals.counts, warnings: totals.warnings, message: null };
}

/** A preview that is done again: its figures stay until they are known anew. */
export function asRunning(shown: PreviewStatus, share: number): PreviewStatus {
  return { ...shown, state: "running", share };
}

/** False if a newer preview has replaced this one. `outcomes` is kept where none is given. */
async function savePreviewStatus(
  database: Database,
  id: number,
  owner: string,
  status: PreviewStatus,
  outcomes?: string | null,
): Promise<boolean> {
  return database.write(bookkeeping, async (tx) => {
    const [ownImport] = await tx.select(
      pick(bookImportTable, "id"),
      sql`FROM book_imports WHERE id = ${id} AND preview_owner = ${owner} ${forUpdate(tx)}`,
    );
    if (!ownImport) {
      return false;
    }
    const now = new Date();
    await tx.update(
      bookImportTable,
      { preview: status, previewAt: now, heartbeatAt: now, ...(outcomes === undefined ? {} : { outcomes }) },
      sql`id = ${id}`,
    );
    return true;
  });
}

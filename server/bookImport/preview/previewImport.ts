import { rm } from "node:fs/promises";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { forUpdate } from "../../platform/database/locking.js";
import { DomainError } from "../../errors.js";
import type { CsvFormat } from "../csv/csvFormat.js";
import { readChunks } from "../csv/readChunks.js";
import type { CsvFile } from "../csv/csvUpload.js";
import { WarningCounter } from "../rows/WarningCounter.js";
import { KnownBooks } from "../rows/KnownBooks.js";
import { addCounts, countOutcomes, ZERO_COUNTS, planRows } from "../rows/planRows.js";
import type { ImportFolder } from "../wizard/ImportFolder.js";
import { NEW_PREVIEW, type PreviewStatus } from "../wizard/importState.js";
import { EarlierRows } from "./EarlierRows.js";
import { OutcomeWriter } from "./outcomeFile.js";

const SAVE_EVERY_MS = 300;

interface PreviewRun {
  readonly id: number;
  readonly owner: string;
  readonly folder: ImportFolder;
  /** Names its file of outcomes. */
  readonly name: string;
  readonly file: CsvFile;
  readonly format: CsvFormat;
  readonly limits: { readonly rowsPerChunk: number; readonly mostRows: number };
}

/** Runs through a file as its import would and saves the outcome of each row; the database is only read. */
export async function previewImport(database: Database, run: PreviewRun): Promise<void> {
  const { id, owner, folder, name } = run;
  const outcomes = new OutcomeWriter(folder.outcomesPath(name), run.format);
  const earlier = EarlierRows.create(folder.earlierRowsPath(name), id);
  try {
    const status = await analyse(database, run, earlier, outcomes);
    outcomes.close();
    if (await savePreviewStatus(database, id, owner, status, name)) {
      await folder.removeOutcomesExcept(name);
    }
  } catch (error) {
    outcomes.discard();
    await rm(folder.outcomesPath(name), { force: true });
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
  override readonly name = "PreviewOver";
}

async function analyse(
  database: Database,
  { id, owner, file, format, limits }: PreviewRun,
  earlier: EarlierRows,
  outcomes: OutcomeWriter,
): Promise<PreviewStatus> {
  const warnings = new WarningCounter();
  let counts = ZERO_COUNTS;
  let savedAt = performance.now();
  for await (const { rows, share } of readChunks(file, format, limits)) {
    const imported = rows.flatMap((row) => ("imported" in row ? row.imported : []));
    const known = await database.read((reader) => KnownBooks.load([reader, earlier], imported, id));
    const planned = planRows(rows, known, "-");
    earlier.add(planned);
    outcomes.write(planned.outcomes);
    counts = addCounts(counts, countOutcomes(planned.outcomes));
    warnings.addAll(planned.outcomes);
    if (performance.now() - savedAt > SAVE_EVERY_MS) {
      savedAt = performance.now();
      if (!(await savePreviewStatus(database, id, owner, { ...NEW_PREVIEW, share, counts }))) {
        throw new PreviewSupersededError();
      }
    }
    await yieldToEventLoop();
  }
  return { state: "ready", share: 1, counts, warnings: warnings.counted, message: null };
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

import { randomInt } from "node:crypto";

import type { Database } from "../../platform/database/Database.js";
import { DomainError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import type { CsvFormat } from "../csv/csvFormat.js";
import { readChunks } from "../csv/readChunks.js";
import type { CsvFile } from "../csv/csvUpload.js";
import { commitImport } from "./importLifecycle.js";
import { addCounts, countOutcomes, type ImportCounts, ZERO_COUNTS, type RowOutcome } from "../rows/planRows.js";
import type { WarningCount } from "../rows/importWarnings.js";
import { WarningCounter } from "../rows/WarningCounter.js";
import { yieldToOtherWriters } from "./yieldToOtherWriters.js";
import { writeChunk } from "./writeChunk.js";
import { publishImport } from "./publishImport.js";
import { removeImport } from "./removeImport.js";

export interface ImportProgress {
  readonly stage: "writing" | "publishing" | "removing";
  /** Share of the stage that is done, 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

/** An import that is registered in the database, with everything needed to run it. */
export interface ImportRun {
  readonly id: number;
  readonly owner: string;
  readonly file: CsvFile;
  readonly format: CsvFormat;
  readonly fileName: string | null;
  readonly limits: { readonly rowsPerChunk: number; readonly mostRows: number };
  /** Aborted before the import is decided, nothing of it stays. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called with the outcome of each row after it is written. */
  readonly onOutcomes?: (outcomes: readonly RowOutcome[]) => Promise<void>;
  /** Called when the import is certain to succeed, before readers see the first book. */
  readonly onCommitted?: () => Promise<void>;
}

export type RunResult = ImportCounts & { readonly warnings: readonly WarningCount[] };

/** Letters and digits that are not easily confused by scanners or readers. */
const CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Stages all rows, decides, and shows them to readers; what fails before the decision is taken back before it is thrown. */
export async function runImport(database: Database, viewer: Viewer, run: ImportRun): Promise<RunResult> {
  const { id, owner, onProgress } = run;
  const warnings = new WarningCounter();
  let counts: ImportCounts;
  try {
    counts = await stageRows(database, run, warnings);
    await commitImport(database, viewer, id, owner, { fileName: run.fileName, ...counts }, warnings.counted);
  } catch (error) {
    // If the database is not reachable, the rollback is left to the next recovery.
    const onBooks = (rows: number) => onProgress?.({ stage: "removing", share: 0, rows });
    await removeImport(database, id, owner, { from: "staging", message: failureMessage(error), onBooks }).catch(
      () => undefined,
    );
    throw error;
  }
  await run.onCommitted?.();
  const { books } = counts;
  await publishImport(database, id, owner, {
    from: "publishing",
    onBooks: (rows) => onProgress?.({ stage: "publishing", share: books === 0 ? 1 : rows / books, rows }),
  });
  return { ...counts, warnings: warnings.counted };
}

/** Writes every row as unlisted, invisible to readers. */
async function stageRows(
  database: Database,
  { id, owner, file, format, limits, signal, onProgress, onOutcomes }: ImportRun,
  warnings: WarningCounter,
): Promise<ImportCounts> {
  const running = { id, owner, codePrefix: `${newCodePrefix()}-` };
  let total = ZERO_COUNTS;
  for await (const { rows, share } of readChunks(file, format, limits)) {
    signal?.throwIfAborted();
    const outcomes = await writeChunk(database, running, rows, share);
    total = addCounts(total, countOutcomes(outcomes));
    warnings.addAll(outcomes);
    await onOutcomes?.(outcomes);
    onProgress?.({ stage: "writing", share, rows: total.rows });
    await yieldToOtherWriters(database.engine);
  }
  signal?.throwIfAborted();
  return total;
}

/** The message shown to users; the log has the details. */
function failureMessage(error: unknown): string {
  return error instanceof DomainError
    ? error.message
    : "Impor terhenti karena gangguan di server. Tidak ada buku yang masuk.";
}

/**
 * `E7QK2M`: random for every import, so that its item codes collide neither with existing ones nor with another
 * import's.
 */
function newCodePrefix(): string {
  return `E${Array.from({ length: 5 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join("")}`;
}

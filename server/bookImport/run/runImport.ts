import sql from "sql-template-tag";

import { DomainError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import type { ImportFolder } from "../csv/ImportFolder.js";
import { OutcomeWriter } from "../preview/outcomeFile.js";
import { type ImportCounts, ImportTotals, type WarningCount } from "../rows/ImportTotals.js";
import type { RowOutcome } from "../rows/planRows.js";
import { publishImport } from "./publishImport.js";
import { removeImport } from "./removeImport.js";
import type { RunningImport } from "./RunningImport.js";
import { type ImportSource, stageRows } from "./stageRows.js";

export interface ImportProgress {
  readonly stage: "writing" | "publishing" | "removing";
  /** Share of the stage that is done, 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

/** What is imported, and who hears of it. */
export interface ImportRun extends ImportSource {
  readonly fileName: string | null;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Called with the outcome of each row after it is written. */
  readonly onOutcomes?: ((outcomes: readonly RowOutcome[]) => Promise<void> | void) | undefined;
  /** Called when the import is certain to succeed, before readers see the first book. */
  readonly onCommitted?: () => Promise<void>;
}

export type RunResult = ImportCounts & { readonly warnings: readonly WarningCount[] };

/** Stages all rows, commits, and shows them to readers; what fails before the commit is rolled back before it is thrown. */
export async function runImport(running: RunningImport, viewer: Viewer, run: ImportRun): Promise<RunResult> {
  const { fileName, onProgress } = run;
  const totals = new ImportTotals();
  try {
    for await (const { outcomes, share } of stageRows(running, run)) {
      totals.add(outcomes);
      await run.onOutcomes?.(outcomes);
      onProgress?.({ stage: "writing", share, rows: totals.counts.rows });
    }
    run.signal?.throwIfAborted();
    await running.commit(viewer, { fileName, ...totals.counts }, totals.warnings);
  } catch (error) {
    const onBooks = (rows: number) => onProgress?.({ stage: "removing", share: 0, rows });
    // If the database is not reachable, the rollback is left to the next recovery.
    await removeImport(running, { from: "staging", message: failureMessage(error), onBooks }).catch(() => undefined);
    throw error;
  }
  await run.onCommitted?.();
  const { books } = totals.counts;
  await publishImport(running, {
    from: "publishing",
    onBooks: (rows) => onProgress?.({ stage: "publishing", share: books === 0 ? 1 : rows / books, rows }),
  });
  return { ...totals.counts, warnings: totals.warnings };
}

/** Imports a stored file and stores the outcomes of its rows beside it. */
export async function runStoredImport(
  running: RunningImport,
  viewer: Viewer,
  folder: ImportFolder,
  run: Pick<ImportRun, "file" | "format" | "fileName" | "limits">,
): Promise<void> {
  const outcomes = new OutcomeWriter(folder, run.format);
  const progress = { isCommitted: false };
  try {
    await runImport(running, viewer, {
      ...run,
      onOutcomes: (written) => outcomes.write(written),
      // Before readers see the first book, so that the outcomes exist when the import ends.
      onCommitted: async () => {
        progress.isCommitted = true;
        outcomes.close();
        await running.write("publishing", (tx) =>
          tx.run(sql`UPDATE book_imports SET outcomes = ${outcomes.name}, preview = NULL WHERE id = ${running.id}`),
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

/** The message shown to users; the log has the details. */
function failureMessage(error: unknown): string {
  return error instanceof DomainError
    ? error.message
    : "Impor terhenti karena gangguan di server. Tidak ada buku yang masuk.";
}

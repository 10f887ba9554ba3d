import { rm } from "node:fs/promises";

import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { DomainError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { OutcomeWriter } from "../preview/outcomeFile.js";
import { type ImportRun, runImport } from "../run/runImport.js";
import { ImportFolder } from "./ImportFolder.js";

type StoredRun = Pick<ImportRun, "id" | "owner" | "file" | "format" | "fileName" | "limits"> & {
  readonly folder: ImportFolder;
};

/**
 * Imports an uploaded file and stores the outcomes of its rows. An expected failure is stored with the import and not
 * thrown.
 */
export async function runStoredImport(
  database: Database,
  viewer: Viewer,
  { folder, ...run }: StoredRun,
): Promise<void> {
  const name = ImportFolder.newName();
  // Made by the import itself: where it cannot be, the import is taken back.
  let outcomes: OutcomeWriter | undefined;
  const saved = { outcomes: false };
  try {
    await runImport(database, viewer, {
      ...run,
      onOutcomes: (written) => {
        outcomes ??= new OutcomeWriter(folder.outcomesPath(name), run.format);
        return Promise.resolve(outcomes.write(written));
      },
      // Before readers see the first book, so that the outcomes exist when the import ends.
      onCommitted: async () => {
        saved.outcomes = true;
        outcomes?.close();
        await database.write((tx) =>
          tx.run(sql`UPDATE book_imports SET outcomes = ${name}, preview = NULL WHERE id = ${run.id}`),
        );
        await folder.removeOutcomesExcept(name);
      },
    });
  } catch (error) {
    if (!saved.outcomes) {
      outcomes?.discard();
      await rm(folder.outcomesPath(name), { force: true });
    }
    if (!(error instanceof DomainError)) {
      throw error;
    }
  }
}

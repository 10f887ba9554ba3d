import { rm } from "node:fs/promises";

import sql from "sql-template-tag";

import type { Database } from "../../platform/database/Database.js";
import { DomainError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { OutcomeWriter } from "../preview/outcomeFile.js";
import { type ImportRun, runImport } from "../run/runImport.js";
import { ImportFolder } from "./importFolder.js";

type KeptRun = Pick<ImportRun, "id" | "owner" | "file" | "format" | "fileName" | "limits"> & {
  readonly folder: ImportFolder;
};

/** Imports a kept file and keeps what became of its rows. An expected failure stands in the import's row and is not thrown. */
export async function runKept(database: Database, viewer: Viewer, { folder, ...run }: KeptRun): Promise<void> {
  const name = ImportFolder.newName();
  // Made by the import itself: where it cannot be, the import is taken back.
  let outcomes: OutcomeWriter | undefined;
  const kept = { outcomes: false };
  try {
    await runImport(database, viewer, {
      ...run,
      onOutcomes: (written) => {
        outcomes ??= new OutcomeWriter(folder.outcomes(name), run.format);
        return Promise.resolve(outcomes.write(written));
      },
      // Before readers see the first book: whoever looks at the end finds its rows.
      onDecided: async () => {
        kept.outcomes = true;
        outcomes?.close();
        await database.write((tx) =>
          tx.run(sql`UPDATE book_imports SET outcomes = ${name}, preview = NULL WHERE id = ${run.id}`),
        );
        await folder.keepOnly(name);
      },
    });
  } catch (error) {
    if (!kept.outcomes) {
      outcomes?.abandon();
      await rm(folder.outcomes(name), { force: true });
    }
    if (!(error instanceof DomainError)) {
      throw error;
    }
  }
}

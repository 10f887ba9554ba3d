import sql, { join } from "sql-template-tag";

import { removeUnnamedUploads } from "./platform/csv/KeptUpload.js";
import { text } from "./platform/database/columns.js";
import type { Database } from "./platform/database/Database.js";

/** What is deleted after some time, by what a log calls it. */
export type Sweeps = Readonly<Record<string, () => Promise<unknown>>>;

/** One after the other, each even if another has failed; none begins once the server stops. */
export async function runSweeps(
  sweeps: Sweeps,
  onFailure: (what: string, error: unknown) => void,
  stopping: AbortSignal,
): Promise<void> {
  for (const [what, sweep] of Object.entries(sweeps)) {
    if (stopping.aborted) {
      return;
    }
    await sweep().catch((error: unknown) => onFailure(what, error));
  }
}

const folderColumn = { folder: text(sql`folder`) };

/** Removes the folders of uploads that neither an import of books nor one of students names. */
export function sweepImportFolders(database: Database, dataDir: string, now?: Date): Promise<void> {
  return removeUnnamedUploads(
    dataDir,
    async (folders) => {
      const named = sql`folder IN (${join([...folders])})`;
      const rows = await database.read(async (reader) => [
        ...(await reader.select(folderColumn, sql`FROM student_imports WHERE ${named}`)),
        ...(await reader.select(folderColumn, sql`FROM book_imports WHERE ${named}`)),
      ]);
      return rows.map(({ folder }) => folder);
    },
    now,
  );
}

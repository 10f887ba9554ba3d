import sql, { join } from "sql-template-tag";

import { bookImportTable } from "./bookImport/BookImport.entity.js";
import { removeUnnamedUploads } from "./platform/csv/KeptUpload.js";
import { notNull } from "./platform/database/columns.js";
import type { Database } from "./platform/database/Database.js";
import { studentImportTable } from "./students/studentImport/StudentImport.entity.js";

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

/** Removes the folders of uploads that neither an import of books nor one of students names. */
export function sweepImportFolders(database: Database, dataDir: string, now?: Date): Promise<void> {
  return removeUnnamedUploads(
    dataDir,
    async (folders) => {
      const named = sql`folder IN (${join([...folders])})`;
      const rows = await database.read(async (reader) => [
        ...(await reader.select(
          { folder: notNull(studentImportTable.folder) },
          sql`FROM student_imports WHERE ${named}`,
        )),
        ...(await reader.select({ folder: notNull(bookImportTable.folder) }, sql`FROM book_imports WHERE ${named}`)),
      ]);
      return rows.map(({ folder }) => folder);
    },
    now,
  );
}

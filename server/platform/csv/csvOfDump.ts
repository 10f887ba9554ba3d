import { dirname } from "node:path";

import { registerOwner } from "../files/processOwner.js";
import { removeFile } from "../files/renameAndRemove.js";
import type { DumpTables } from "../sqlDump/DumpTables.js";
import { loadDump } from "../sqlDump/loadDump.js";
import { SqlDumpError } from "../sqlDump/SqlDumpError.js";
import { fileError, uploadPath } from "./csvUpload.js";

/** What of another system's dump becomes a file of ours. */
export interface DumpedList {
  /** Without all of these it is not that system's. */
  readonly needs: readonly string[];
  /** What is read besides, where it is there. */
  readonly tables: readonly string[];
  readonly write: (tables: DumpTables) => AsyncIterable<string>;
}

/**
 * A list of another system's dump as CSV: the first of these whose tables are there. The dump is loaded beside the
 * upload and removed when the CSV is written. @throws DomainError invalid for what is no such dump, or no whole one.
 */
export async function* csvOfDump(path: string, lists: readonly DumpedList[], missing: string): AsyncGenerator<string> {
  const { owner, release } = registerOwner();
  // Named as uploads are, so that what a killed process leaves of it is removed as theirs.
  const target = uploadPath(dirname(path), owner);
  let tables: DumpTables | undefined;
  try {
    const wanted = lists.flatMap((list) => [...list.needs, ...list.tables]);
    tables = await loadDump(path, target, { tables: new Set(wanted) });
    const found: DumpTables = tables;
    const list = lists.find(({ needs }) => needs.every((table) => found.has(table)));
    if (!list) throw fileError(missing);
    yield* list.write(found);
  } catch (error) {
    throw error instanceof SqlDumpError ? fileError(error.message) : error;
  } finally {
    await tables?.close();
    release();
    await removeFile(target);
  }
}

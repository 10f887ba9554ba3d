import sql, { empty, type Sql } from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { isOwnerAlive } from "../platform/files/processOwner.js";
import { bookImportTable, type PreviewStatus } from "./BookImport.entity.js";
import { ZERO_COUNTS } from "./rows/ImportTotals.js";
import type { StoredImport } from "./StoredImport.js";

const columns = pick(
  bookImportTable,
  "id",
  "state",
  "fileName",
  "actor",
  "folder",
  "outcomes",
  "stageShare",
  "cancelWanted",
  "message",
  "rowsRead",
  "booksImported",
  "copiesImported",
  "duplicates",
  "refused",
  "copiesAdded",
  "copiesLeftOut",
  "rowsToCheck",
  "warnings",
  "preview",
  "previewOwner",
  "previewAt",
  "createdAt",
  "startedAt",
  "finishedAt",
  "undoneAt",
  "undoCounts",
);

/** `rest` is the statement from WHERE on. */
export async function selectImports(reader: Reader, rest: Sql): Promise<StoredImport[]> {
  return (await reader.select(columns, sql`FROM book_imports ${rest}`)).map(toStoredImport);
}

/** `lock` is `forUpdate(tx)` where a write depends on the row. */
export async function importById(reader: Reader, id: number, lock: Sql = empty): Promise<StoredImport | null> {
  const [stored] = await selectImports(reader, sql`WHERE id = ${id} ${lock}`);
  return stored ?? null;
}

function toStoredImport({
  stageShare,
  rowsRead,
  booksImported,
  copiesImported,
  duplicates,
  refused,
  copiesAdded,
  copiesLeftOut,
  rowsToCheck,
  warnings,
  preview,
  previewOwner,
  previewAt,
  ...row
}: RowOf<typeof columns>): StoredImport {
  return {
    ...row,
    stageShare: stageShare / 1_000,
    counts: {
      rows: rowsRead,
      books: booksImported,
      copies: copiesImported,
      copiesAdded,
      copiesLeftOut,
      duplicates,
      refused,
      toCheck: rowsToCheck,
    },
    warnings: warnings ?? [],
    preview: preview && withoutOrphan(preview, previewOwner, previewAt),
  };
}

/** A preview that says it is running has failed if its process is gone. */
function withoutOrphan(preview: PreviewStatus, owner: string | null, savedAt: Date | null): PreviewStatus {
  const isRunning = owner !== null && savedAt !== null && isOwnerAlive(owner, savedAt);
  // What an earlier version has stored counts less.
  const complete = { ...preview, counts: { ...ZERO_COUNTS, ...preview.counts } };
  return preview.state !== "running" || isRunning
    ? complete
    : { ...complete, state: "failed", message: "Server berhenti saat berkas ini diperiksa. Periksa lagi." };
}

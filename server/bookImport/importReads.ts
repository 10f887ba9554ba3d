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
  "partOfMove",
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

type ImportRow = RowOf<typeof columns>;

/** `rest` is the statement from WHERE on. */
export async function selectImports(reader: Reader, rest: Sql): Promise<StoredImport[]> {
  const read = () => reader.select(columns, sql`FROM book_imports ${rest}`);
  const rows = await read();
  // A preview that ended while its row was on its way looks as if it had died; by now its row says that it has ended.
  return (rows.some(isOrphaned) ? await read() : rows).map(toStoredImport);
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
}: ImportRow): StoredImport {
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
    preview: preview && previewStatus(preview, isOrphaned({ preview, previewOwner, previewAt })),
  };
}

/** Whether its preview says that it is running and its process is gone. */
function isOrphaned({
  preview,
  previewOwner: owner,
  previewAt: savedAt,
}: Pick<ImportRow, "preview" | "previewOwner" | "previewAt">): boolean {
  return preview?.state === "running" && (owner === null || savedAt === null || !isOwnerAlive(owner, savedAt));
}

function previewStatus(preview: PreviewStatus, isOrphan: boolean): PreviewStatus {
  // What an earlier version has stored counts less.
  const complete = { ...preview, counts: { ...ZERO_COUNTS, ...preview.counts } };
  return isOrphan
    ? { ...complete, state: "failed", message: "Server berhenti saat berkas ini diperiksa. Periksa lagi." }
    : complete;
}

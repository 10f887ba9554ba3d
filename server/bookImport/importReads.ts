import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import { isOwnerAlive } from "../platform/files/processOwner.js";
import type { BookImportState } from "./BookImport.entity.js";
import type { ImportRow } from "./ImportRow.js";
import type { PreviewStatus } from "./preview/previewImport.js";
import type { WarningCount } from "./rows/ImportTotals.js";

interface RawImportRow {
  readonly id: number;
  readonly state: BookImportState;
  readonly fileName: string | null;
  readonly actor: string | null;
  readonly folder: string | null;
  readonly outcomes: string | null;
  readonly stageShare: number;
  readonly cancelWanted: number;
  readonly message: string | null;
  readonly rowsRead: number;
  readonly books: number;
  readonly copies: number;
  readonly duplicates: number;
  readonly refused: number;
  readonly warnings: string | null;
  readonly preview: string | null;
  readonly previewOwner: string | null;
  readonly previewAt: string | Date | null;
  readonly createdAt: string | Date;
  readonly startedAt: string | Date | null;
  readonly finishedAt: string | Date | null;
  readonly undoneAt: string | Date | null;
}

export async function selectImports(reader: Reader, where: Sql, order: Sql, limit: Sql): Promise<ImportRow[]> {
  const rows = await reader.rows<RawImportRow>(
    sql`SELECT id, state, file_name AS fileName, actor, folder, outcomes, stage_share AS stageShare, cancel_wanted AS cancelWanted, message,
          rows_read AS rowsRead, books_imported AS books, copies_imported AS copies, duplicates, refused, warnings,
          preview, preview_owner AS previewOwner, preview_at AS previewAt,
          created_at AS createdAt, started_at AS startedAt, finished_at AS finishedAt, undone_at AS undoneAt
        FROM book_imports WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map(toImportRow);
}

export async function importById(reader: Reader, id: number): Promise<ImportRow | null> {
  const [row] = await selectImports(reader, sql`id = ${id}`, sql`id`, sql`1`);
  return row ?? null;
}

function toImportRow(stored: RawImportRow): ImportRow {
  const { id, state, fileName, actor, folder, outcomes, message, rowsRead, books, copies, duplicates, refused } =
    stored;
  return {
    id,
    state,
    fileName,
    actor,
    folder,
    outcomes,
    message,
    stageShare: stored.stageShare / 1_000,
    cancelWanted: stored.cancelWanted !== 0,
    counts: { rows: rowsRead, books, copies, duplicates, refused },
    warnings: stored.warnings === null ? [] : (JSON.parse(stored.warnings) as WarningCount[]),
    preview: previewOf(stored),
    createdAt: fromSqlDateTime(stored.createdAt),
    startedAt: instantOrNull(stored.startedAt),
    finishedAt: instantOrNull(stored.finishedAt),
    undoneAt: instantOrNull(stored.undoneAt),
  };
}

function instantOrNull(stored: string | Date | null): Date | null {
  return stored === null ? null : fromSqlDateTime(stored);
}

function previewOf({ preview, previewOwner, previewAt }: RawImportRow): PreviewStatus | null {
  if (preview === null) {
    return null;
  }
  const status = JSON.parse(preview) as PreviewStatus;
  const isOrphan =
    status.state === "running" &&
    !(previewOwner !== null && previewAt !== null && isOwnerAlive(previewOwner, fromSqlDateTime(previewAt)));
  return isOrphan
    ? { ...status, state: "failed", message: "Server berhenti saat berkas ini diperiksa. Periksa lagi." }
    : status;
}

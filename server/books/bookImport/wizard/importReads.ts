import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../../../database/Database.js";
import { toInstant } from "../../../database/instant.js";
import type { BookImportState } from "../BookImport.entity.js";
import { ownerIsAlive } from "../journal/importOwner.js";
import { type ImportCounts, NO_ROWS } from "../rows/planRows.js";
import type { WarningCount } from "../rows/importWarnings.js";

/** How the analysis of a file stands. */
export interface PreviewStatus {
  readonly state: "running" | "ready" | "failed" | "cancelled";
  /** How much of the file is analysed, 0 to 1. */
  readonly share: number;
  readonly counts: ImportCounts;
  readonly warnings: readonly WarningCount[];
  /** Why it failed. */
  readonly message: string | null;
}

/** One import as the journal has it. */
export interface ImportRow {
  readonly id: number;
  readonly state: BookImportState;
  readonly fileName: string | null;
  readonly actor: string | null;
  readonly folder: string | null;
  readonly outcomes: string | null;
  /** How much of the present stage is done, 0 to 1. */
  readonly stageShare: number;
  readonly cancelWanted: boolean;
  readonly message: string | null;
  readonly counts: ImportCounts;
  readonly warnings: readonly WarningCount[];
  readonly preview: PreviewStatus | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
}

interface StoredImport {
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
  const rows = await reader.rows<StoredImport>(
    sql`SELECT id, state, file_name AS fileName, actor, folder, outcomes, stage_share AS stageShare, cancel_wanted AS cancelWanted, message,
          rows_read AS rowsRead, books_imported AS books, copies_imported AS copies, duplicates, refused, warnings,
          preview, preview_owner AS previewOwner, preview_at AS previewAt,
          created_at AS createdAt, started_at AS startedAt, finished_at AS finishedAt, undone_at AS undoneAt
        FROM book_imports WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map(asImport);
}

export async function importById(reader: Reader, id: number): Promise<ImportRow | null> {
  const [row] = await selectImports(reader, sql`id = ${id}`, sql`id`, sql`1`);
  return row ?? null;
}

function asImport(stored: StoredImport): ImportRow {
  const { id, state, fileName, actor, folder, outcomes, message, rowsRead, books, copies, duplicates, refused } = stored;
  return {
    id, state, fileName, actor, folder, outcomes, message,
    stageShare: stored.stageShare / 1_000,
    cancelWanted: stored.cancelWanted !== 0,
    counts: { rows: rowsRead, books, copies, duplicates, refused },
    warnings: stored.warnings === null ? [] : (JSON.parse(stored.warnings) as WarningCount[]),
    preview: previewOf(stored),
    createdAt: toInstant(stored.createdAt),
    startedAt: instantOrNull(stored.startedAt),
    finishedAt: instantOrNull(stored.finishedAt),
    undoneAt: instantOrNull(stored.undoneAt),
  };
}

function instantOrNull(stored: string | Date | null): Date | null {
  return stored === null ? null : toInstant(stored);
}

function previewOf({ preview, previewOwner, previewAt }: StoredImport): PreviewStatus | null {
  if (preview === null) {
    return null;
  }
  const status = JSON.parse(preview) as PreviewStatus;
  const isOrphan = status.state === "running" && !(previewOwner !== null && previewAt !== null && ownerIsAlive(previewOwner, toInstant(previewAt)));
  return isOrphan ? { ...status, state: "failed", message: "Server berhenti saat berkas ini diperiksa. Periksa lagi." } : status;
}

export const NEW_PREVIEW: PreviewStatus = { state: "running", share: 0, counts: NO_ROWS, warnings: [], message: null };

export type ImportStage = "analysing" | "writing" | "publishing" | "removing" | "undoing";

/** What runs of it just now; null while it waits for somebody, or has ended. */
export function stageOf({ state, cancelWanted, preview, stageShare, counts }: ImportRow): { readonly stage: ImportStage; readonly share: number; readonly rows: number } | null {
  const running = { share: stageShare, rows: counts.rows };
  switch (state) {
    case "staging":
      return { stage: cancelWanted ? "removing" : "writing", ...running };
    case "publishing":
      return { stage: "publishing", ...running };
    case "undoing":
      return { stage: "undoing", ...running };
    case "removing":
      return { stage: "removing", ...running };
    default:
      return preview?.state === "running" ? { stage: "analysing", share: preview.share, rows: preview.counts.rows } : null;
  }
}

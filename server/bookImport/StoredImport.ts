import type { BookImportState, PreviewStatus } from "./BookImport.entity.js";
import type { ImportCounts, WarningCount } from "./rows/ImportTotals.js";

/** One import as stored in the database. */
export interface StoredImport {
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

export type ImportStage = "analysing" | "writing" | "publishing" | "removing" | "undoing";

/** What is running for the import now; null if it is waiting for a user or has ended. */
export function progressOf({
  state,
  cancelWanted,
  preview,
  stageShare,
  counts,
}: StoredImport): { readonly stage: ImportStage; readonly share: number; readonly rows: number } | null {
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
      return preview?.state === "running"
        ? { stage: "analysing", share: preview.share, rows: preview.counts.rows }
        : null;
  }
}

/** How both doors describe ImportCounts. */
export const COUNT_DESCRIPTIONS = {
  rows: "Rows that were read, without the header.",
  books: "New books.",
  copies: "New copies, of new books and of known ones.",
  duplicates: "Rows whose book is there already.",
  refused: "Rows that cannot be a book.",
} as const;

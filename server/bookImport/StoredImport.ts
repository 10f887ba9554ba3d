import type { BookImportState, PreviewStatus, UndoCounts } from "./BookImport.entity.js";
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
  readonly partOfMove: boolean;
  readonly counts: ImportCounts;
  readonly warnings: readonly WarningCount[];
  readonly preview: PreviewStatus | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly undoneAt: Date | null;
  /** Null before its first undo. */
  readonly undoCounts: UndoCounts | null;
}

/** Its books are in the catalogue, but for what an undo has taken away. */
export function isPublished(state: BookImportState): boolean {
  return state === "done" || state === "partly_undone";
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
  copiesAdded: "Those of the new copies that books got which were there already.",
  copiesLeftOut: "Copies of the file that stay out: their code is taken, or their row is refused.",
  duplicates: "Rows whose book is there already.",
  refused: "Rows that cannot be a book.",
  toCheck: "Rows that a person has to look at, whatever became of them.",
} as const;

export const SERIOUS_DESCRIPTION =
  "Whether the file has codes of copies that none came of, or that no column was said to be.";

/** How both doors describe what a person may decide of a row. */
export const ROW_DESCRIPTIONS = {
  ownBook: "Whether it may be imported as a book of its own although it was taken for another, or has its ISBN.",
  takenCodes: "Its item codes that other copies have, with what a person has given them instead.",
  itemCode: "As the file has it.",
  holder: "Who has it, in Indonesian.",
  newCode: "What a person has given it instead; null where nobody has.",
  isLeftOut: "Whether its copy stays out; true also where the new code is taken by now.",
  proposedCode: "A free one; null where too many like it are taken.",
} as const;

/** How both doors describe UndoCounts. */
export const UNDO_DESCRIPTIONS = {
  books: "Books that go with their copies.",
  copies: "Copies that go: of those books, and ones that were added to older books.",
  keptBooks: "Books that stay with their copies, since they have been used.",
  keptCopies: "Copies that stay: of those books, and used ones of older books.",
} as const;

/** How both doors describe what stays, by KeptReason. */
export const KEPT_DESCRIPTIONS = {
  borrowed: "A copy of it is or was borrowed.",
  binned: "It, or the book of a copy, is in the bin.",
  copy_binned: "A copy of it is in the bin.",
  changed: "It was changed, or given a cover or digital file.",
  copies_added: "It was given other copies.",
  copy_changed: "A copy of it was changed.",
} as const;

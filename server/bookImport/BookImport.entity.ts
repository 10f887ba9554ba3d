import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import type { ImportCounts, WarningCount } from "./rows/ImportTotals.js";

/**
 * draft: a file waits for its columns to be named.
 * staging: nothing shows yet, a dead import is removed. publishing: decided, a dead import is completed.
 * undoing: its books are being hidden, a dead undo is reverted. removing: the undo is decided, a dead one is completed.
 * partly_undone: what was used by then has stayed.
 */
export type BookImportState =
  "draft" | "staging" | "publishing" | "done" | "cancelled" | "undoing" | "removing" | "partly_undone" | "undone";

/** What undos of an import have taken away so far, and what the last of them has left. */
export interface UndoCounts {
  readonly books: number;
  readonly copies: number;
  readonly keptBooks: number;
  readonly keptCopies: number;
}

/** The state of a file's preview. */
export interface PreviewStatus {
  readonly state: "running" | "ready" | "failed" | "cancelled";
  /** How much of the file is analysed, 0 to 1. */
  readonly share: number;
  readonly counts: ImportCounts;
  readonly warnings: readonly WarningCount[];
  /** Why it failed. */
  readonly message: string | null;
}

@Entity("book_imports")
@Index("uq_book_imports_running", ["runningSlot"], { unique: true })
export class BookImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: BookImportState;

  /** The account that started it; null for the command line. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  actor: string | null;

  /** The folder with the import's files; null once they are deleted. */
  @Column({ type: "varchar", length: 32, nullable: true })
  folder: string | null;

  /** The file there that holds the outcome of each row. */
  @Column({ type: "varchar", length: 32, nullable: true })
  outcomes: string | null;

  /** 1 while it runs, then null: unique, so one import runs at a time. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that runs it, `host:pid:random`; at the next start it shows whether that process is still alive. */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  @Column({ type: "varchar", length: 255, nullable: true })
  fileName: string | null;

  @Column({ type: "int", default: 0 })
  rowsRead: number;

  @Column({ type: "int", default: 0 })
  booksImported: number;

  @Column({ type: "int", default: 0 })
  copiesImported: number;

  @Column({ type: "int", default: 0 })
  duplicates: number;

  @Column({ type: "int", default: 0 })
  refused: number;

  @Column({ type: "int", default: 0 })
  copiesAdded: number;

  @Column({ type: "int", default: 0 })
  copiesLeftOut: number;

  @Column({ type: "int", default: 0 })
  rowsToCheck: number;

  /** How much of the present stage is done, in thousandths. */
  @Column({ type: "int", default: 0 })
  stageShare: number;

  /** The staged rows are being rolled back, or will be at the next write. */
  @Column({ type: "boolean", default: false })
  cancelWanted: boolean;

  /** Why it ended otherwise than its starter wanted, in words for people. */
  @Column({ type: "varchar", length: 500, nullable: true })
  message: string | null;

  @Column({ type: "simple-json", nullable: true })
  warnings: readonly WarningCount[] | null;

  @Column({ type: "simple-json", nullable: true })
  preview: PreviewStatus | null;

  /** The id of the running preview; a newer preview replaces it, which stops the older one. */
  @Column({ type: "varchar", length: 190, nullable: true })
  previewOwner: string | null;

  @Column({ type: "datetime", nullable: true })
  previewAt: Date | null;

  /** Whether a whole library moves in with it, which ends it before its commit, and undoes it afterwards. */
  @Column({ type: "boolean", default: false })
  partOfMove: boolean;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  startedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;

  @Column({ type: "simple-json", nullable: true })
  undoCounts: UndoCounts | null;
}

export const bookImportTable = tableOf(BookImport);

/** The values of an import none of whose rows has been read. */
export const NO_PROGRESS = {
  rowsRead: 0,
  booksImported: 0,
  copiesImported: 0,
  duplicates: 0,
  refused: 0,
  copiesAdded: 0,
  copiesLeftOut: 0,
  rowsToCheck: 0,
  stageShare: 0,
  cancelWanted: false,
} as const;

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/**
 * draft: a file waits for its columns to be named. staging: nothing shows yet, a dead import is removed. publishing: decided, a dead import is completed.
 * undoing: its books are being hidden, a dead undo is reverted. removing: the undo is decided, a dead one is completed.
 */
export type BookImportState =
  "draft" | "staging" | "publishing" | "done" | "cancelled" | "undoing" | "removing" | "undone";

@Entity("book_imports")
@Index("uq_book_imports_running", ["runningSlot"], { unique: true })
export class BookImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: BookImportState;

  /** Whose account began it; null for the machine's own work. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  actor: string | null;

  /** Where the wizard keeps its files; null where there are none (any more). */
  @Column({ type: "varchar", length: 32, nullable: true })
  folder: string | null;

  /** The file there that tells what becomes, or became, of each row. */
  @Column({ type: "varchar", length: 32, nullable: true })
  outcomes: string | null;

  /** 1 while it runs, then null: unique, so one import runs at a time. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that runs it: `host:pid:random`, by which the next start knows whether it still lives. */
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

  /** How much of the present stage is done, in thousandths. */
  @Column({ type: "int", default: 0 })
  stageShare: number;

  /** What is staged is being taken back, or will be at the next write. */
  @Column({ type: "boolean", default: false })
  cancelWanted: boolean;

  /** Why it ended otherwise than its starter wanted, in words for people. */
  @Column({ type: "varchar", length: 500, nullable: true })
  message: string | null;

  /** What was noticed and let pass, as JSON. */
  @Column({ type: "text", nullable: true })
  warnings: string | null;

  /** How the preview stands, as JSON. */
  @Column({ type: "text", nullable: true })
  preview: string | null;

  /** Who analyses; a newer preview has another, by which an older one knows that it is over. */
  @Column({ type: "varchar", length: 190, nullable: true })
  previewOwner: string | null;

  @Column({ type: "datetime", nullable: true })
  previewAt: Date | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  startedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;
}

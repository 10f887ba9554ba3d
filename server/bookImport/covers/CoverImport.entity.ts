import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/**
 * arriving: its archive is being sent; only a refused or dead upload ends so, and then its row goes. running: goes on
 * after a restart. failed: ended by a fault, `message` says which. What was attached by then stays in every state.
 */
export type CoverImportState = "arriving" | "running" | "done" | "cancelled" | "failed";

/** An archive of pictures that become the covers of the books whose imported file names them. */
@Entity("cover_imports")
@Index("uq_cover_imports_running", ["runningSlot"], { unique: true })
export class CoverImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: CoverImportState;

  /** The account that sent it; null for the command line. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time. */
  @Column({ type: "varchar", length: 190 })
  actor: string;

  @Column({ type: "varchar", length: 255, nullable: true })
  fileName: string | null;

  /** Whether books that have a cover get the new one. */
  @Column({ type: "boolean", default: false })
  replacesCovers: boolean;

  /** The name of the archive on disk, where it is until its run has ended. */
  @Column({ type: "varchar", length: 32 })
  archive: string;

  /** 1 while it arrives or runs, then null: unique, so one runs at a time. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that runs it, as in `BookImport`. */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  @Column({ type: "boolean", default: false })
  cancelWanted: boolean;

  /** Files in the archive, and how many of them have been looked at. */
  @Column({ type: "int", default: 0 })
  files: number;

  @Column({ type: "int", default: 0 })
  filesSeen: number;

  /** Books that got their cover, files that no book names, files that cannot be a cover, books that had one. */
  @Column({ type: "int", default: 0 })
  attached: number;

  @Column({ type: "int", default: 0 })
  unmatched: number;

  @Column({ type: "int", default: 0 })
  refused: number;

  @Column({ type: "int", default: 0 })
  covered: number;

  /** Why it failed, in words for people. */
  @Column({ type: "varchar", length: 500, nullable: true })
  message: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;
}

export const coverImportTable = tableOf(CoverImport);

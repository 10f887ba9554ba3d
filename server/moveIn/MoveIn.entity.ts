import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import type { MoveInAnswers, MovingKind, MovingSystem } from "./library/MovingLibrary.js";

/**
 * draft: a dump waits, is looked at, and its questions are answered.
 * bringing: its records are written and its books are not seen yet; a dead one is taken away again.
 * publishing: decided, a dead one is completed. done.
 * cancelled: nothing of it is there, `message` says why where nobody wanted that.
 * undoing: what nobody has used since is taken away; a dead one goes on. partly_undone: what was used has stayed.
 */
export type MoveInState =
  "draft" | "bringing" | "publishing" | "done" | "cancelled" | "undoing" | "partly_undone" | "undone";

/** How far the look at a dump is. */
export interface MoveInLook {
  readonly state: "running" | "ready" | "failed";
  /** 0 to 1. */
  readonly share: number;
  /** Why it failed, in words for people. */
  readonly message: string | null;
}

/** How many records of each kind were made, and how many were changed or stayed. */
export type MoveInCounts = Readonly<Partial<Record<MovingKind | "copies" | "payments", number>>>;

/** Settings as they were before the move and as it has set them, by their names. */
export type MovedSettings = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** A whole library of another system that is brought in, or was. */
@Entity("move_ins")
@Index("uq_move_ins_running", ["runningSlot"], { unique: true })
@Index("ix_move_ins_book_import", ["bookImportId"])
export class MoveIn {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: MoveInState;

  /** Null until the dump was opened. */
  @Column({ type: "varchar", length: 10, nullable: true })
  system: MovingSystem | null;

  /** The library that it is: the same for a later dump of it, by which that brings only what is new. */
  @Column({ type: "varchar", length: 30, nullable: true })
  origin: string | null;

  /** The account that began it; null for the command line. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  actor: string | null;

  /** The folder with the dump's tables, the look and the lists; null once they are deleted. */
  @Column({ type: "varchar", length: 32, nullable: true })
  folder: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  fileName: string | null;

  /** As the dump calls it. */
  @Column({ type: "varchar", length: 255, nullable: true })
  libraryName: string | null;

  /** The last day of which the dump tells anything. */
  @Column({ type: "varchar", length: 20, nullable: true })
  madeAt: string | null;

  @Column({ type: "simple-json", nullable: true })
  answers: MoveInAnswers | null;

  @Column({ type: "simple-json", nullable: true })
  look: MoveInLook | null;

  /** The import of books that is a part of it. */
  @Column({ type: "int", nullable: true })
  bookImportId: number | null;

  /** 1 while it runs, then null: unique, so that one runs at a time. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that runs it, or looks at its dump. */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  @Column({ type: "boolean", default: false })
  cancelWanted: boolean;

  /** What is being written, or taken away. */
  @Column({ type: "varchar", length: 20, nullable: true })
  stage: MovingKind | null;

  /** What was made by it. */
  @Column({ type: "simple-json", nullable: true })
  counts: MoveInCounts | null;

  /** What its undo has left. */
  @Column({ type: "simple-json", nullable: true })
  keptCounts: MoveInCounts | null;

  @Column({ type: "simple-json", nullable: true })
  settings: MovedSettings | null;

  /** Why it ended otherwise than its starter wanted, in words for people. */
  @Column({ type: "varchar", length: 500, nullable: true })
  message: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  startedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;
}

export const moveInTable = tableOf(MoveIn);

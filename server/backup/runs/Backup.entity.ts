import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

export type BackupState = "running" | "done" | "failed";
/** What became of the copy in the second folder; absent: its disk was not there. */
export type BackupCopyState = "copied" | "absent" | "failed";

/** A backup that the server has made, or tried to. Whether its file is still there, only its folder knows. */
@Entity("backups")
@Index("uq_backups_running", ["runningSlot"], { unique: true })
export class Backup {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: BackupState;

  /** 1 while it runs, then null: unique, so one runs at a time in the whole library. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that makes it (processOwner.ts). */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  /** Who asked for it; null at night. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time; `sistem` at night. */
  @Column({ type: "varchar", length: 190 })
  actor: string;

  @Column({ type: "datetime" })
  startedAt: Date;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "varchar", length: 60, nullable: true })
  fileName: string | null;

  /** Rounded up: a database's integer ends at two gigabytes. */
  @Column({ type: "int", nullable: true })
  kilobytes: number | null;

  /** The hash that the file ends with, by which it is known again. */
  @Column({ type: "varchar", length: 64, nullable: true })
  seal: string | null;

  /** Why it failed, in words for people. */
  @Column({ type: "varchar", length: 500, nullable: true })
  problem: string | null;

  /** Null without a second folder. */
  @Column({ type: "varchar", length: 20, nullable: true })
  copyState: BackupCopyState | null;

  @Column({ type: "varchar", length: 500, nullable: true })
  copyProblem: string | null;

  /** The digest of the ticket that one download may use; null when it is used. */
  @Column({ type: "varchar", length: 64, nullable: true })
  ticketHash: string | null;

  @Column({ type: "datetime", nullable: true })
  ticketEndsAt: Date | null;
}

export const backupTable = tableOf(Backup);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../database/columns.js";

/**
 * arriving: being uploaded. kept: a record refers to it. held: the record is in the bin. dropped: unreferenced. The
 * sweep deletes all but kept and held files.
 */
export type StoredFileState = "arriving" | "kept" | "held" | "dropped";

/**
 * A record of every file on disk. The row is written before the file, so that an aborted upload leaves no unknown
 * file.
 */
@Entity("stored_files")
@Index("uq_stored_files_name", ["name"], { unique: true })
@Index("ix_stored_files_state", ["state", "changedAt"])
export class StoredFile {
  @PrimaryGeneratedColumn()
  id: number;

  /** Random; the name on disk and in addresses. */
  @Column({ type: "varchar", length: 64 })
  name: string;

  /** `cover`, `document`, `photo`, `picture`. */
  @Column({ type: "varchar", length: 20 })
  kind: string;

  @Column({ type: "varchar", length: 10 })
  state: StoredFileState;

  @Column({ type: "datetime" })
  changedAt: Date;
}

export const storedFileTable = tableOf(StoredFile);

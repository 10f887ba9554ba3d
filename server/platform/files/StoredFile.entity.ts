import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/**
 * arriving: on its way in. kept: a record points to it. held: what points to it lies in the bin.
 * dropped: nothing does any more. Only what is kept or held outlives a sweep.
 */
export type StoredFileState = "arriving" | "kept" | "held" | "dropped";

/** The journal of files on disk: none is written before its row, so that a cut upload leaves nothing that nobody knows of. */
@Entity("stored_files")
@Index("uq_stored_files_name", ["name"], { unique: true })
@Index("ix_stored_files_state", ["state", "changedAt"])
export class StoredFile {
  @PrimaryGeneratedColumn()
  id: number;

  /** Random; the name on disk and in addresses. */
  @Column({ type: "varchar", length: 64 })
  name: string;

  /** `cover`, `document`, `photo`. */
  @Column({ type: "varchar", length: 20 })
  kind: string;

  @Column({ type: "varchar", length: 10 })
  state: StoredFileState;

  @Column({ type: "datetime" })
  changedAt: Date;
}

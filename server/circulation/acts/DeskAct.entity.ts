import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { ActChanges } from "./ActJournal.js";

/** What a person did at the desk: repeated with its key it is answered the same, and for a minute it can be undone. */
@Entity("desk_acts")
@Index("uq_desk_acts_key", ["idempotencyKey"], { unique: true })
@Index("ix_desk_acts_made_at", ["madeAt"])
@Index("ix_desk_acts_class_set", ["classSetId"])
export class DeskAct {
  @PrimaryGeneratedColumn()
  id: number;

  /** Chosen by the sender, a UUID. */
  @Column({ type: "varchar", length: 36 })
  idempotencyKey: string;

  /** Hash of the request and its user: the same key with another request is refused. */
  @Column({ type: "varchar", length: 64 })
  requestHash: string;

  @Column({ type: "varchar", length: 20 })
  kind: string;

  @Column({ type: "int", nullable: true })
  userId: number | null;

  @Column({ type: "datetime" })
  madeAt: Date;

  /** The result as it was answered first. */
  @Column({ type: "simple-json" })
  answer: Readonly<Record<string, unknown>>;

  /** What an undo restores; null where nothing was changed. */
  @Column({ type: "simple-json", nullable: true })
  undo: ActChanges | null;

  /** The class set that it is of: all of its acts are undone together. */
  @Column({ type: "int", nullable: true })
  classSetId: number | null;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;
}

export const deskActTable = tableOf(DeskAct);

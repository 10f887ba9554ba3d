import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

/** What a row of another system has become. A book's file stands here too, once it has followed. */
export type RecordKind =
  | "memberKind"
  | "book"
  | "copy"
  | "student"
  | "loanRule"
  | "holiday"
  | "loan"
  | "charge"
  | "payment"
  | "reservation"
  | "visit"
  | "file";

/**
 * A row of another system and the record of ours that it is: by it a later dump brings only what is new, and an undo
 * knows what to take away.
 */
@Entity("move_in_records")
@Index("uq_move_in_records_source", ["origin", "kind", "sourceId", "sourceTable"], { unique: true })
@Index("ix_move_in_records_move", ["moveInId", "kind"])
@Index("ix_move_in_records_of", ["kind", "recordId"])
export class MoveInRecord {
  @PrimaryGeneratedColumn()
  id: number;

  /** The move that has brought it first. */
  @Column({ type: "int" })
  moveInId: number;

  /** The library that it is of. */
  @Column({ type: "varchar", length: 30 })
  origin: string;

  @Column({ type: "varchar", length: 60 })
  sourceTable: string;

  /** Its primary key there. */
  @Column({ type: "varchar", length: 120 })
  sourceId: string;

  @Column({ type: "varchar", length: 12 })
  kind: RecordKind;

  @Column({ type: "int" })
  recordId: number;

  /** False where the record was there before, and stays whatever becomes of the move. */
  @Column({ type: "boolean", default: true })
  made: boolean;

  /** How it was left, by which it is known whether somebody has changed it since; null where nothing can change. */
  @Column({ type: "varchar", length: 60, nullable: true })
  mark: string | null;
}

export const moveInRecordTable = tableOf(MoveInRecord);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { Serial } from "./Serial.entity.js";

/** What is stored; that one is late follows from the day. */
export const ISSUE_STATES = ["expected", "received", "skipped", "missing", "claimed"] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** One issue of a periodical: foretold, come, or never come. */
@Entity("serial_issues")
@Index("uq_serial_issues_planned", ["serialId", "plannedOn"], { unique: true })
@Index("uq_serial_issues_request_key", ["serialId", "requestKey"], { unique: true })
@Index("ix_serial_issues_serial", ["serialId", "issuedOn", "id"])
@Index("ix_serial_issues_open", ["serialId", "state", "issuedOn"])
@Index("ix_serial_issues_state", ["state", "issuedOn", "id"])
@Index("ix_serial_issues_late", ["state", "lateOn"])
@Index("ix_serial_issues_issued", ["issuedOn", "id"])
export class SerialIssue {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  serialId: number;

  @ManyToOne(() => Serial, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "serial_id", foreignKeyConstraintName: "fk_serial_issues_serial" })
  serial?: Relation<Serial>;

  /** The day for which it was foretold, by which it is foretold once; null of one that somebody added. */
  @Column({ type: "date", nullable: true })
  plannedOn: string | null;

  /** Its own day. */
  @Column({ type: "date" })
  issuedOn: string;

  @Column({ type: "int", nullable: true })
  volume: number | null;

  @Column({ type: "int", nullable: true })
  number: number | null;

  @Column({ type: "varchar", length: 200 })
  label: string;

  /** Whether somebody has said its numbers or its label, which then stay. */
  @Column({ type: "boolean", default: false })
  isSettled: boolean;

  @Column({ type: "varchar", length: 10, default: "expected" })
  state: IssueState;

  /** The first day on which it is late while it has not come. */
  @Column({ type: "date" })
  lateOn: string;

  /** The day it came. */
  @Column({ type: "date", nullable: true })
  receivedOn: string | null;

  /** How many copies were made of it when it came: none of a newspaper that is only noted. */
  @Column({ type: "int", default: 0 })
  copiesMade: number;

  @Column({ type: "varchar", length: 500, nullable: true })
  note: string | null;

  /** Of the request that added it: sent again, it adds no second. */
  @Column({ type: "varchar", length: 36, nullable: true })
  requestKey: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const serialIssueTable = tableOf(SerialIssue);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

/** Copies can be collected for an open one; a finished one has withdrawn them. */
export const WEEDING_STATES = ["open", "finished", "cancelled"] as const;
export type WeedingState = (typeof WEEDING_STATES)[number];

/** One weeding (penyiangan): copies that leave the collection together, each with its reason. */
@Entity("weedings")
@Index("uq_weedings_begin_key", ["beginKey"], { unique: true })
export class Weeding {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 120 })
  name: string;

  @Column({ type: "varchar", length: 20 })
  state: WeedingState;

  @Column({ type: "datetime" })
  startedAt: Date;

  /** The name at the time, as in the audit trail. */
  @Column({ type: "varchar", length: 190 })
  startedBy: string;

  /** When its copies were withdrawn, or it was given up. */
  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  finishedBy: string | null;

  /** Of the request that has begun it: sent again, it begins no second one. */
  @Column({ type: "varchar", length: 36, nullable: true })
  beginKey: string | null;
}

export const weedingTable = tableOf(Weeding);

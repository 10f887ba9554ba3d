import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

/** `preparing` while its expected copies are written down; an open one can be scanned for. */
export const STOCK_TAKE_STATES = ["preparing", "open", "finished", "cancelled"] as const;
export type StockTakeState = (typeof STOCK_TAKE_STATES)[number];

/** One stock take (stock opname): which copies should be there, and which of them were found. */
@Entity("stock_takes")
@Index("uq_stock_takes_begin_key", ["beginKey"], { unique: true })
export class StockTake {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 120 })
  name: string;

  @Column({ type: "varchar", length: 20 })
  state: StockTakeState;

  /** Without a foreign key, as the next one: the list may lose it, the stock take stays what it was. */
  @Column({ type: "int", nullable: true })
  locationId: number | null;

  /** What it was called then. */
  @Column({ type: "varchar", length: 400, nullable: true })
  location: string | null;

  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  category: string | null;

  /** The first and the last class of the part, as typed. */
  @Column({ type: "varchar", length: 100, nullable: true })
  classFrom: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  classTo: string | null;

  @Column({ type: "datetime" })
  startedAt: Date;

  /** The name at the time, as in the audit trail. */
  @Column({ type: "varchar", length: 190 })
  startedBy: string;

  /** When all its expected copies were written down; null for one that was given up before. */
  @Column({ type: "datetime", nullable: true })
  frozenAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  finishedBy: string | null;

  /** When copies were changed as it has shown; null before, and once that was undone. */
  @Column({ type: "datetime", nullable: true })
  appliedAt: Date | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  appliedBy: string | null;

  /** Of the request that has begun it: sent again, it begins no second one. */
  @Column({ type: "varchar", length: 36, nullable: true })
  beginKey: string | null;
}

export const stockTakeTable = tableOf(StockTake);

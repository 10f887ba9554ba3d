import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import type { CopyStatus } from "../books/copies/Copy.entity.js";
import { tableOf } from "../platform/database/columns.js";
import { StockTake } from "./StockTake.entity.js";

/** What a copy was by the record: as the desk has set it, or lent, or kept for a reservation. */
export type RecordedStatus = CopyStatus | "on_loan" | "kept";

/** What became of a copy: the first two until it is scanned, the others by its scan. */
export const OUTCOMES = ["missing", "away", "found", "on_loan", "status", "elsewhere", "unknown"] as const;
export type StockTakeOutcome = (typeof OUTCOMES)[number];

/** What was done to a copy at the end. */
export const ACTS_DONE = ["lost", "available", "moved", "available_moved"] as const;
export type ActDone = (typeof ACTS_DONE)[number];

export const SKIP_REASONS = ["deleted", "on_loan", "kept", "changed", "lost_loan"] as const;
/** Why the end, or its undo, has left a copy as it is. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A copy of a stock take as it was when that began, or a code that was scanned besides. */
@Entity("stock_take_items")
@Index("uq_stock_take_items_copy", ["stockTakeId", "copyId"], { unique: true })
@Index("uq_stock_take_items_unknown", ["stockTakeId", "unknownCode"], { unique: true })
@Index("ix_stock_take_items_outcome", ["stockTakeId", "outcome", "shelfKey"])
@Index("ix_stock_take_items_act", ["stockTakeId", "act"])
@Index("ix_stock_take_items_skipped", ["stockTakeId", "skipped"])
export class StockTakeItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  stockTakeId: number;

  @ManyToOne(() => StockTake, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "stock_take_id", foreignKeyConstraintName: "fk_stock_take_items" })
  stockTake?: Relation<StockTake>;

  /** Without a foreign key: the copy may be deleted later. Null for a code that no copy has. */
  @Column({ type: "int", nullable: true })
  copyId: number | null;

  @Column({ type: "varchar", length: 100 })
  code: string;

  /** The code where no copy has it, so that each is listed once. */
  @Column({ type: "varchar", length: 100, nullable: true })
  unknownCode: string | null;

  @Column({ type: "varchar", length: 500, nullable: true })
  title: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  callNumber: string | null;

  /** The order of the shelf: class, then call number. */
  @Column({ type: "varchar", length: 190, default: "" })
  shelfKey: string;

  /** Where it belonged. */
  @Column({ type: "int", nullable: true })
  locationId: number | null;

  /** `0` to `9`, `2X`, or empty. */
  @Column({ type: "varchar", length: 4, default: "" })
  mainClass: string;

  @Column({ type: "int", nullable: true })
  price: number | null;

  /** When it began. */
  @Column({ type: "varchar", length: 20, nullable: true })
  status: RecordedStatus | null;

  /** Whether it should have stood there: neither lent, lost, in repair nor withdrawn. */
  @Column({ type: "boolean", default: false })
  expected: boolean;

  @Column({ type: "varchar", length: 20 })
  outcome: StockTakeOutcome;

  @Column({ type: "datetime", nullable: true })
  foundAt: Date | null;

  /** Who has scanned it, by the name at the time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  foundBy: string | null;

  /** Of the scan that has found it: sent again, it gets the same answer. */
  @Column({ type: "varchar", length: 36, nullable: true })
  scanKey: string | null;

  /** What the record said when it was scanned. */
  @Column({ type: "varchar", length: 20, nullable: true })
  foundStatus: RecordedStatus | null;

  /** Where it stood; null where nobody has said. */
  @Column({ type: "int", nullable: true })
  foundLocationId: number | null;

  /** `updated_at` of the copy as this stock take knows it: a change since then is somebody else's. */
  @Column({ type: "datetime", nullable: true })
  copyUpdatedAt: Date | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  act: ActDone | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  skipped: SkipReason | null;

  /** What an undo restores, and what it has to find. */
  @Column({ type: "varchar", length: 20, nullable: true })
  beforeStatus: CopyStatus | null;

  @Column({ type: "int", nullable: true })
  beforeLocationId: number | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  afterStatus: CopyStatus | null;

  @Column({ type: "int", nullable: true })
  afterLocationId: number | null;
}

export const stockTakeItemTable = tableOf(StockTakeItem);

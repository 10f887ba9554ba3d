import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import type { Disposal, WeedingReason } from "../../common/weedingWords.js";
import type { CopyStatus } from "../books/copies/Copy.entity.js";
import { tableOf } from "../platform/database/columns.js";
import { Weeding } from "./Weeding.entity.js";

export const WEEDING_SKIPS = ["deleted", "on_loan", "reserved", "withdrawn", "lost_loan", "changed"] as const;
/** Why the end, or its undo, has left a copy as it is. */
export type WeedingSkip = (typeof WEEDING_SKIPS)[number];

/** A copy of a weeding as it was when it was collected. */
@Entity("weeding_items")
@Index("uq_weeding_items_copy", ["weedingId", "copyId"], { unique: true })
@Index("ix_weeding_items_copy", ["copyId"])
@Index("ix_weeding_items_done", ["weedingId", "withdrawn"])
@Index("ix_weeding_items_skipped", ["weedingId", "skipped"])
export class WeedingItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  weedingId: number;

  @ManyToOne(() => Weeding, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "weeding_id", foreignKeyConstraintName: "fk_weeding_items" })
  weeding?: Relation<Weeding>;

  /** Without a foreign key: the copy may be deleted later. */
  @Column({ type: "int" })
  copyId: number;

  @Column({ type: "varchar", length: 100 })
  code: string;

  @Column({ type: "varchar", length: 100, nullable: true })
  inventoryCode: string | null;

  @Column({ type: "varchar", length: 500 })
  title: string;

  @Column({ type: "varchar", length: 100, nullable: true })
  callNumber: string | null;

  @Column({ type: "int", nullable: true })
  publishYear: number | null;

  @Column({ type: "int", nullable: true })
  price: number | null;

  @Column({ type: "varchar", length: 20 })
  reason: WeedingReason;

  /** In somebody's own words, where no reason of the list says it. */
  @Column({ type: "varchar", length: 200, nullable: true })
  reasonText: string | null;

  @Column({ type: "varchar", length: 20 })
  disposal: Disposal;

  @Column({ type: "datetime" })
  addedAt: Date;

  /** By the name at the time. */
  @Column({ type: "varchar", length: 190 })
  addedBy: string;

  /** Of the scan that has collected it: sent again, it gets the same answer. */
  @Column({ type: "varchar", length: 36 })
  scanKey: string;

  @Column({ type: "boolean", default: false })
  withdrawn: boolean;

  @Column({ type: "varchar", length: 20, nullable: true })
  skipped: WeedingSkip | null;

  /** What an undo restores. */
  @Column({ type: "varchar", length: 20, nullable: true })
  beforeStatus: CopyStatus | null;

  /** `updated_at` that the end has left: another one is a change by somebody else. */
  @Column({ type: "datetime", nullable: true })
  copyUpdatedAt: Date | null;
}

export const weedingItemTable = tableOf(WeedingItem);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import type { BinKind } from "./binKinds.js";

/** A deleted record, which can be restored for thirty days. */
@Entity("bin_entries")
@Index("ix_bin_entries_deleted_at", ["deletedAt"])
@Index("ix_bin_entries_record", ["kind", "recordId"])
export class BinEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  kind: BinKind;

  @Column({ type: "int" })
  recordId: number;

  /** As people know it: a title, a code, a name. */
  @Column({ type: "varchar", length: 500 })
  label: string;

  /** Folded, for searching. */
  @Column({ type: "varchar", length: 190 })
  labelKey: string;

  /** The values of a record whose row is deleted; null for a book, whose row is only marked as deleted. */
  @Column({ type: "simple-json", nullable: true })
  kept: Readonly<Record<string, unknown>> | null;

  /** Who deleted it, by the name at the time. */
  @Column({ type: "varchar", length: 190 })
  actor: string;

  @Column({ type: "datetime" })
  deletedAt: Date;
}

export const binEntryTable = tableOf(BinEntry);

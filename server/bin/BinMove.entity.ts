import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import type { AuthorRole } from "../../common/authorRoles.js";
import { tableOf } from "../platform/database/columns.js";
import { BinEntry } from "./BinEntry.entity.js";

/**
 * book: referred to the deleted record and now to its replacement. shared: referred to both. place: the replacement's
 * position in a shared book. copy and serial: a copy or a subscription that had the record of its own.
 */
export type BinMoveKind = "book" | "shared" | "place" | "copy" | "serial";

/** What a replacement took over from a deleted record, so that it can be given back. */
@Entity("bin_moves")
export class BinMove {
  @PrimaryColumn({ type: "int" })
  entryId: number;

  @ManyToOne(() => BinEntry, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "entry_id", foreignKeyConstraintName: "fk_bin_moves_entry" })
  entry?: Relation<BinEntry>;

  @PrimaryColumn({ type: "varchar", length: 10 })
  kind: BinMoveKind;

  /** A book's, a copy's or a subscription's. */
  @PrimaryColumn({ type: "int" })
  movedId: number;

  /** The deleted author's position among the book's authors; of a place, the replacement's. */
  @Column({ type: "int", default: 0 })
  position: number;

  /** Of a deleted author, or of a place the replacement's: what they did for the book. */
  @Column({ type: "varchar", length: 20, default: "author" })
  role: AuthorRole;
}

export const binMoveTable = tableOf(BinMove);

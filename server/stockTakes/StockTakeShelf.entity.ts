import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { StockTake } from "./StockTake.entity.js";

/** How far a stock take is at one place and class: counted by the scans themselves. */
@Entity("stock_take_shelves")
export class StockTakeShelf {
  @PrimaryColumn({ type: "int" })
  stockTakeId: number;

  @ManyToOne(() => StockTake, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "stock_take_id", foreignKeyConstraintName: "fk_stock_take_shelves" })
  stockTake?: Relation<StockTake>;

  /** 0 for copies without a place. */
  @PrimaryColumn({ type: "int" })
  locationId: number;

  @PrimaryColumn({ type: "varchar", length: 4 })
  mainClass: string;

  @Column({ type: "int", default: 0 })
  expected: number;

  /** Of those expected. */
  @Column({ type: "int", default: 0 })
  found: number;

  /** Lent, lost, in repair or withdrawn by the record, and not scanned. */
  @Column({ type: "int", default: 0 })
  away: number;

  /** Scanned, and not as the record has them. */
  @Column({ type: "int", default: 0 })
  toCheck: number;
}

export const stockTakeShelfTable = tableOf(StockTakeShelf);

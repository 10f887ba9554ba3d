import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/**
 * That a copy was read in the library: nobody's. It says itself what the copy was on that day, and refers to no other
 * table, so that it still counts once its copy or title is gone.
 */
@Entity("in_house_uses")
@Index("ix_in_house_uses_copy", ["copyId", "usedAt"])
// All that reports count by, as of loans.
@Index("ix_in_house_uses_report", ["usedAt", "division", "categoryId", "bookId"])
export class InHouseUse {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  copyId: number;

  @Column({ type: "int" })
  bookId: number;

  /** The main class of that day. */
  @Column({ type: "varchar", length: 3, nullable: true })
  division: string | null;

  /** The category of that day, the copy's own or else its book's. */
  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  @Column({ type: "datetime" })
  usedAt: Date;
}

export const inHouseUseTable = tableOf(InHouseUse);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** On how many readers' behalf the catalogue was asked for something on a day. It says nothing of who asked. */
@Entity("search_counts")
@Index("uq_search_counts_day_name", ["day", "nameKey"], { unique: true })
export class SearchCount {
  @PrimaryGeneratedColumn()
  id: number;

  /** By the library's clock. */
  @Column({ type: "date" })
  day: string;

  /** `foldKey` of a name that the catalogue has: what somebody typed is not kept. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  /** The most different readers that one process has seen that day. */
  @Column({ type: "int" })
  readerCount: number;
}

export const searchCountTable = tableOf(SearchCount);

import { Column, Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../columns.js";

/** A count that pages show, updated by the writes that change it. */
@Entity("counters")
export class Counter {
  @PrimaryColumn({ type: "varchar", length: 40 })
  name: string;

  @Column({ type: "int" })
  value: number;
}

export const counterTable = tableOf(Counter);

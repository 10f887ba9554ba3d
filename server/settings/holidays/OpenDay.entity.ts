import { Column, Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** A day on which the library is open although its weekday or a holiday would close it. */
@Entity("open_days")
export class OpenDay {
  @PrimaryColumn({ type: "date" })
  date: string;

  @Column({ type: "varchar", length: 80 })
  name: string;
}

export const openDayTable = tableOf(OpenDay);

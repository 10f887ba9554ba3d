import { Column, Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** A day on which the library is closed; a break of two weeks is fourteen of them. */
@Entity("holidays")
export class Holiday {
  @PrimaryColumn({ type: "date" })
  date: string;

  @Column({ type: "varchar", length: 80 })
  name: string;
}

export const holidayTable = tableOf(Holiday);

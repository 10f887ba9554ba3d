import { Column, Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

/** A setting that differs from its default. */
@Entity("settings")
export class Setting {
  @PrimaryColumn({ type: "varchar", length: 60 })
  name: string;

  /** JSON. */
  @Column({ type: "text" })
  value: string;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const settingTable = tableOf(Setting);

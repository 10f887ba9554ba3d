import { Column, Entity, PrimaryColumn } from "typeorm";

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

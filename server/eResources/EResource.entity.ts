import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

@Entity("e_resources")
@Index("ix_e_resources_position", ["active", "position"])
export class EResource {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 190 })
  label: string;

  /** http or https only: checked where it is written. */
  @Column({ type: "varchar", length: 500 })
  url: string;

  @Column({ type: "varchar", length: 500, nullable: true })
  description: string | null;

  @Column({ type: "int", default: 0 })
  position: number;

  @Column({ type: "boolean", default: true })
  active: boolean;
}

export const eResourceTable = tableOf(EResource);

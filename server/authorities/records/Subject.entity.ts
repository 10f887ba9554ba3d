import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

@Entity("subjects")
@Index("uq_subjects_name_key", ["nameKey"], { unique: true })
@Index("ix_subjects_import", ["importId"])
export class Subject {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 255 })
  name: string;

  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  @Column({ type: "int", nullable: true })
  importId: number | null;
}

export const subjectTable = tableOf(Subject);

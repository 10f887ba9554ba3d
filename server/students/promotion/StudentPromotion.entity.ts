import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** One end of a school year (naik kelas), by which all pupils went up, stayed or left. */
@Entity("student_promotions")
export class StudentPromotion {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  /** The name at the time, as in the audit trail. */
  @Column({ type: "varchar", length: 190 })
  startedBy: string;

  @Column({ type: "varchar", length: 20, nullable: true })
  academicYear: string | null;

  /** The new end of the memberships; null for memberships without one. */
  @Column({ type: "date", nullable: true })
  expiresAt: string | null;

  @Column({ type: "int" })
  promoted: number;

  @Column({ type: "int" })
  stayed: number;

  @Column({ type: "int" })
  graduated: number;

  @Column({ type: "int" })
  moved: number;

  /** Who would have left and stayed as they were, because they had not brought back a book or owed something. */
  @Column({ type: "int" })
  held: number;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  undoneBy: string | null;

  /** By the undo; null without one. */
  @Column({ type: "int", nullable: true })
  restored: number | null;

  /** By the undo, because they were changed since. */
  @Column({ type: "int", nullable: true })
  kept: number | null;
}

export const studentPromotionTable = tableOf(StudentPromotion);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { StudentStatus } from "../Student.entity.js";
import { StudentPromotion } from "./StudentPromotion.entity.js";

export const KEPT_REASONS = ["deleted", "status", "className", "academicYear", "expiresAt"] as const;
/** What of a student was changed after the promotion. */
export type KeptReason = (typeof KEPT_REASONS)[number];

/** What a promotion changed of one student. */
@Entity("student_promotion_items")
@Index("ix_student_promotion_items_kept", ["promotionId", "keptReason"])
export class StudentPromotionItem {
  @PrimaryColumn({ type: "int" })
  promotionId: number;

  @ManyToOne(() => StudentPromotion, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "promotion_id", foreignKeyConstraintName: "fk_student_promotion_items" })
  promotion?: Relation<StudentPromotion>;

  /** Without a foreign key: the student may be deleted later, which the undo then says. */
  @PrimaryColumn({ type: "int" })
  studentId: number;

  @Column({ type: "varchar", length: 100, nullable: true })
  beforeClassName: string | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  beforeAcademicYear: string | null;

  @Column({ type: "date", nullable: true })
  beforeExpiresAt: string | null;

  @Column({ type: "varchar", length: 20 })
  beforeStatus: StudentStatus;

  @Column({ type: "varchar", length: 100, nullable: true })
  afterClassName: string | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  afterAcademicYear: string | null;

  @Column({ type: "date", nullable: true })
  afterExpiresAt: string | null;

  @Column({ type: "varchar", length: 20 })
  afterStatus: StudentStatus;

  /** Whether an open account was closed, which the undo opens again. */
  @Column({ type: "boolean", default: false })
  accountClosed: boolean;

  /** Why an undo left the student as it was. */
  @Column({ type: "varchar", length: 20, nullable: true })
  keptReason: KeptReason | null;
}

export const studentPromotionItemTable = tableOf(StudentPromotionItem);

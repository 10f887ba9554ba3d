import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { Copy } from "../books/copies/Copy.entity.js";
import { Student } from "../students/Student.entity.js";

declare module "../platform/database/counters.js" {
  interface Counters {
    readonly borrowings: number;
  }
}

@Entity("borrowings")
@Index("uq_borrowings_open_copy", ["openCopyId"], { unique: true })
@Index("ix_borrowings_student", ["studentId"])
@Index("ix_borrowings_copy", ["copyId"])
@Index("ix_borrowings_due", ["returnedAt", "dueAt"])
@Index("ix_borrowings_borrowed_at", ["borrowedAt"])
export class Borrowing {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  studentId: number;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_borrowings_student" })
  student?: Relation<Student>;

  @Column({ type: "int" })
  copyId: number;

  @ManyToOne(() => Copy, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "copy_id", foreignKeyConstraintName: "fk_borrowings_copy" })
  copy?: Relation<Copy>;

  /** The copy while it is out, null once it is back: unique, so a copy has at most one open borrowing. */
  @Column({ type: "int", nullable: true })
  openCopyId: number | null;

  @Column({ type: "datetime" })
  borrowedAt: Date;

  /** The last day, in the library's time zone. */
  @Column({ type: "date" })
  dueAt: string;

  @Column({ type: "datetime", nullable: true })
  returnedAt: Date | null;

  @Column({ type: "boolean", default: false })
  lost: boolean;

  @Column({ type: "int", default: 0 })
  renewalCount: number;

  /** Whole rupiah, set at the return. */
  @Column({ type: "int", nullable: true })
  fine: number | null;

  /** The policy of the day it was made, which later changes of the settings leave alone. */
  @Column({ type: "int" })
  policyLoanDays: number;

  @Column({ type: "int" })
  policyRenewals: number;

  @Column({ type: "int" })
  policyFinePerDay: number;

  @Column({ type: "int" })
  policyGraceDays: number;
}

export const borrowingTable = tableOf(Borrowing);

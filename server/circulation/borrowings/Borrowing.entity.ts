import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { Copy } from "../../books/copies/Copy.entity.js";
import type { FineDays } from "../../settings/lendingFigures.js";
import { type Gender, Student } from "../../students/Student.entity.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    readonly borrowings: number;
  }
}

@Entity("borrowings")
@Index("uq_borrowings_open_copy", ["openCopyId"], { unique: true })
@Index("ix_borrowings_student_returned", ["studentId", "returnedAt"])
@Index("ix_borrowings_borrower", ["borrowerKey"])
@Index("ix_borrowings_copy", ["copyId"])
@Index("ix_borrowings_due", ["returnedAt", "dueAt"])
@Index("ix_borrowings_borrowed_at", ["borrowedAt"])
@Index("ix_borrowings_lost_at", ["lostAt"])
@Index("ix_borrowings_held", ["heldAt"])
@Index("ix_borrowings_class_set", ["classSetId", "openCopyId"])
// All that reports count by: they read a year of the index and none of the rows, which is twenty times quicker.
@Index("ix_borrowings_report", [
  "borrowedAt",
  "studentId",
  "copyId",
  "memberKindId",
  "className",
  "setLoan",
  "renewalCount",
  "borrowerKey",
])
export class Borrowing {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null once the library has forgotten whose it was. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_borrowings_student" })
  student?: Relation<Student> | null;

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

  /** The class on that day, which a promotion leaves alone. */
  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** The kind on that day. */
  @Column({ type: "int", default: 1 })
  memberKindId: number;

  /** Set once the loan no longer names its student. */
  @Column({ type: "varchar", length: 10, nullable: true })
  gender: Gender | null;

  /** Counts as one person in a school year whose loans are being forgotten; negative, so that no student has it. */
  @Column({ type: "int", nullable: true })
  borrowerKey: number | null;

  /** The category on that day; one that a merge has removed stays named. */
  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  /**
   * Buku Paket or a class set by the rules and the category of that day: reports count it apart from ordinary loans.
   */
  @Column({ type: "boolean", default: false })
  setLoan: boolean;

  /** The class set that it is of; null for a loan of one's own. */
  @Column({ type: "int", nullable: true })
  classSetId: number | null;

  /** The last day, in the library's time zone. */
  @Column({ type: "date" })
  dueAt: string;

  @Column({ type: "datetime", nullable: true })
  returnedAt: Date | null;

  /** Reported lost; with `returnedAt` it was found since. */
  @Column({ type: "boolean", default: false })
  lost: boolean;

  @Column({ type: "datetime", nullable: true })
  lostAt: Date | null;

  @Column({ type: "int", default: 0 })
  renewalCount: number;

  /** Whole rupiah, set at the return or the report of the loss. */
  @Column({ type: "int", nullable: true })
  fine: number | null;

  /** How many days late it was then, by the calendar of that day; null until it has ended. */
  @Column({ type: "int", nullable: true })
  overdueDays: number | null;

  /** The policy of the day it was made, which later changes of the settings leave alone. */
  @Column({ type: "int" })
  policyLoanDays: number;

  @Column({ type: "int" })
  policyRenewals: number;

  @Column({ type: "int" })
  policyFinePerDay: number;

  @Column({ type: "int" })
  policyGraceDays: number;

  @Column({ type: "date", nullable: true })
  policyDueOn: string | null;

  @Column({ type: "int", default: 3 })
  policyMostLoans: number;

  @Column({ type: "varchar", length: 10, default: "open" })
  policyFineDays: FineDays;

  @Column({ type: "boolean", default: true })
  policyGraceCharged: boolean;

  @Column({ type: "int", default: 0 })
  policySuspendDaysPerDay: number;

  @Column({ type: "int", nullable: true })
  policyFineCap: number | null;

  @Column({ type: "boolean", default: false })
  policyCapAtPrice: boolean;

  @Column({ type: "int", nullable: true })
  policyDebtLimit: number | null;

  @Column({ type: "boolean", default: true })
  policyCountsToLimit: boolean;

  /** Codes of the checks that the desk confirmed, separated by commas; empty for an ordinary loan. */
  @Column({ type: "varchar", length: 500, default: "" })
  confirmedChecks: string;

  /** When a scan arrived that would have needed a right, until who has it decides; null where nothing waits. */
  @Column({ type: "datetime", nullable: true })
  heldAt: Date | null;

  /** The name of who sent it, at that time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  heldBy: string | null;

  /** What waits, separated by commas: codes of checks, and `returned` for the time of its return. */
  @Column({ type: "varchar", length: 500, nullable: true })
  heldChecks: string | null;

  /** When its loan or its return was typed in from a paper slip of an earlier day; null where both are of their moment. */
  @Column({ type: "datetime", nullable: true })
  enteredAt: Date | null;

  /** The name of who typed it in, at that time. */
  @Column({ type: "varchar", length: 190, nullable: true })
  enteredBy: string | null;
}

export const borrowingTable = tableOf(Borrowing);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { Student } from "../../students/Student.entity.js";

/** That a student owed the library nothing on the day of the letter (Surat Bebas Pustaka). */
@Entity("clearance_letters")
@Index("uq_clearance_letters_number", ["issueYear", "yearNumber"], { unique: true })
@Index("uq_clearance_letters_valid", ["validStudentId"], { unique: true })
@Index("uq_clearance_letters_token", ["token"], { unique: true })
@Index("ix_clearance_letters_student", ["studentId", "id"])
@Index("ix_clearance_letters_class", ["classKey", "id"])
export class ClearanceLetter {
  @PrimaryGeneratedColumn()
  id: number;

  /** By the library's clock. */
  @Column({ type: "int" })
  issueYear: number;

  /** Without gaps within a year; a revoked letter keeps its number. */
  @Column({ type: "int" })
  yearNumber: number;

  /** Part of the address in the QR code: random, and kept unhashed so that the letter can be printed again. */
  @Column({ type: "varchar", length: 32 })
  token: string;

  @Column({ type: "int" })
  studentId: number;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_clearance_letters_student" })
  student?: Relation<Student>;

  /** The student while the letter is valid, null once it is revoked: unique, so that nobody has two. */
  @Column({ type: "int", nullable: true })
  validStudentId: number | null;

  /** This and what follows as it was on the day of the letter. */
  @Column({ type: "varchar", length: 255 })
  studentName: string;

  @Column({ type: "varchar", length: 40 })
  nis: string;

  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** The same for every spelling of the class. */
  @Column({ type: "varchar", length: 190, nullable: true })
  classKey: string | null;

  @Column({ type: "int", default: 1 })
  memberKindId: number;

  @Column({ type: "datetime" })
  issuedAt: Date;

  /** The name of who issued it, at that time. */
  @Column({ type: "varchar", length: 190 })
  issuedBy: string;

  @Column({ type: "datetime", nullable: true })
  revokedAt: Date | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  revokedBy: string | null;

  @Column({ type: "varchar", length: 500, nullable: true })
  revokeReason: string | null;
}

export const clearanceLetterTable = tableOf(ClearanceLetter);

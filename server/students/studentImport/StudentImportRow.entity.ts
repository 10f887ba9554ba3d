import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { NewStudentInput } from "../studentInput.js";
import type { RowDecision, RowQuestion, StudentDifference } from "./rows/classifyRows.js";

/** held: a person has to say whose row it is; it stays out until then. */
export type StudentRowKind = "new" | "changed" | "unchanged" | "held" | "refused";

/** A row of a file of students, with what becomes, or became, of it. */
@Entity("student_import_rows")
@Index("uq_student_import_rows", ["studentImportId", "number"], { unique: true })
@Index("ix_student_import_rows_kind", ["studentImportId", "kind", "number"])
export class StudentImportRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  studentImportId: number;

  /** As a spreadsheet shows it. */
  @Column({ type: "int" })
  number: number;

  @Column({ type: "varchar", length: 10 })
  kind: StudentRowKind;

  /** Whether it is written, and not only foreseen. */
  @Column({ type: "boolean", default: false })
  done: boolean;

  @Column({ type: "boolean", default: false })
  toCheck: boolean;

  /** Whether something of it stays out. */
  @Column({ type: "boolean", default: false })
  leftOut: boolean;

  @Column({ type: "boolean", default: false })
  undone: boolean;

  /** The student it brought or found. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @Column({ type: "varchar", length: 40, nullable: true })
  nis: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  name: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** Why it is refused or left alone, and what a person should look at, in words. */
  @Column({ type: "varchar", length: 1000 })
  reason: string;

  /** What it says; null for a row that no student can be made of. */
  @Column({ type: "simple-json", nullable: true })
  given: NewStudentInput | null;

  /** Since when a new student is a member; null where the file does not say. */
  @Column({ type: "date", nullable: true })
  registeredOn: string | null;

  /** What only a person knows of it; null where nothing is asked. */
  @Column({ type: "varchar", length: 20, nullable: true })
  question: RowQuestion | null;

  /** What a person has answered; null keeps it out. */
  @Column({ type: "varchar", length: 10, nullable: true })
  decision: RowDecision | null;

  /** What the row alone gives a person to look at, in words. */
  @Column({ type: "simple-json" })
  notes: readonly string[];

  /** What it changes, or would. */
  @Column({ type: "simple-json", nullable: true })
  difference: StudentDifference | null;

  /** As the file has them. */
  @Column({ type: "simple-json" })
  cells: readonly string[];

  /** Why an undo has left it, in words. */
  @Column({ type: "varchar", length: 255, nullable: true })
  keptReason: string | null;
}

export const studentImportRowTable = tableOf(StudentImportRow);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

export type Gender = "male" | "female";
export type StudentStatus = "active" | "suspended" | "graduated" | "moved";

@Entity("students")
@Index("uq_students_nis", ["nis"], { unique: true })
@Index("uq_students_nisn", ["nisn"], { unique: true })
@Index("ix_students_status", ["status"])
@Index("ix_students_name", ["nameKey"])
@Index("ix_students_class", ["classKey", "nameKey"])
export class Student {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 40 })
  nis: string;

  @Column({ type: "varchar", length: 10, nullable: true })
  nisn: string | null;

  @Column({ type: "varchar", length: 255 })
  name: string;

  /** The folded name, for sorting. */
  @Column({ type: "varchar", length: 190, default: "" })
  nameKey: string;

  /** Name, numbers and class, folded, for the search. */
  @Column({ type: "varchar", length: 600, default: "" })
  searchKey: string;

  @Column({ type: "varchar", length: 10, nullable: true })
  gender: Gender | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** The same for every spelling of the class, in the order of the grades. */
  @Column({ type: "varchar", length: 190, nullable: true })
  classKey: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  major: string | null;

  @Column({ type: "varchar", length: 20, nullable: true })
  academicYear: string | null;

  @Column({ type: "date", nullable: true })
  birthDate: string | null;

  @Column({ type: "varchar", length: 40, nullable: true })
  phone: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  email: string | null;

  @Column({ type: "varchar", length: 500, nullable: true })
  address: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  photo: string | null;

  @Column({ type: "varchar", length: 20, default: "active" })
  status: StudentStatus;

  @Column({ type: "datetime" })
  registeredAt: Date;

  @Column({ type: "date", nullable: true })
  expiresAt: string | null;
}

export const studentTable = tableOf(Student);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { MemberKind } from "./memberKinds/MemberKind.entity.js";

export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];
export const STUDENT_STATUSES = ["active", "suspended", "graduated", "moved"] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

@Entity("students")
@Index("uq_students_nis", ["nis"], { unique: true })
@Index("uq_students_nisn", ["nisn"], { unique: true })
@Index("ix_students_status", ["status"])
@Index("ix_students_name", ["nameKey"])
@Index("ix_students_class", ["classKey", "nameKey"])
@Index("ix_students_member_kind", ["memberKindId"])
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
  guardianName: string | null;

  @Column({ type: "varchar", length: 40, nullable: true })
  guardianPhone: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  occupation: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  education: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  photo: string | null;

  @Column({ type: "varchar", length: 20, default: "active" })
  status: StudentStatus;

  /** Lent to by the rules of this kind. */
  @Column({ type: "int", default: 1 })
  memberKindId: number;

  @ManyToOne(() => MemberKind, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "member_kind_id", foreignKeyConstraintName: "fk_students_member_kind" })
  memberKind?: Relation<MemberKind>;

  /** The last day of a suspension that ends by itself; null for one that stays until it is lifted. */
  @Column({ type: "date", nullable: true })
  suspendedUntil: string | null;

  @Column({ type: "datetime" })
  registeredAt: Date;

  @Column({ type: "date", nullable: true })
  expiresAt: string | null;

  /** When the person was taken from this row, which stays for what belongs to it; null of everybody else. */
  @Column({ type: "datetime", nullable: true })
  erasedAt: Date | null;
}

export const studentTable = tableOf(Student);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { MemberKind } from "../students/memberKinds/MemberKind.entity.js";
import { Student } from "../students/Student.entity.js";
import { User } from "../users/User.entity.js";

export const REGISTRATION_STATES = ["waiting", "accepted", "rejected"] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Somebody who asks to become a member: no student until the desk has said yes. */
@Entity("registrations")
@Index("uq_registrations_request", ["requestKey"], { unique: true })
@Index("uq_registrations_code", ["codeHash"], { unique: true })
@Index("ix_registrations_state", ["state", "id"])
@Index("ix_registrations_name", ["nameKey"])
@Index("ix_registrations_member_kind", ["memberKindId"])
@Index("ix_registrations_decided_by", ["decidedById"])
@Index("ix_registrations_student", ["studentId"])
export class Registration {
  @PrimaryGeneratedColumn()
  id: number;

  /** The form's own: one that is sent again because its answer was lost is the same. */
  @Column({ type: "varchar", length: 64 })
  requestKey: string;

  @Column({ type: "varchar", length: 10, default: "waiting" })
  state: RegistrationState;

  @Column({ type: "int" })
  memberKindId: number;

  @ManyToOne(() => MemberKind, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "member_kind_id", foreignKeyConstraintName: "fk_registrations_member_kind" })
  memberKind?: Relation<MemberKind>;

  @Column({ type: "varchar", length: 40, nullable: true })
  nis: string | null;

  @Column({ type: "varchar", length: 255 })
  name: string;

  /** `foldKey(name)`, as of students: by it doubles are found. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  @Column({ type: "date" })
  birthDate: string;

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

  /** Keyed digest of the code that was mailed to confirm the address; null before it left. */
  @Column({ type: "varchar", length: 64, nullable: true })
  codeHash: string | null;

  @Column({ type: "datetime", nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  decidedAt: Date | null;

  @Column({ type: "int", nullable: true })
  decidedById: number | null;

  @ManyToOne(() => User, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "decided_by_id", foreignKeyConstraintName: "fk_registrations_decided_by" })
  decidedBy?: Relation<User> | null;

  /** Why it was rejected; the person is told. */
  @Column({ type: "varchar", length: 500, nullable: true })
  reason: string | null;

  /** The member that came of it. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_registrations_student" })
  student?: Relation<Student> | null;
}

export const registrationTable = tableOf(Registration);

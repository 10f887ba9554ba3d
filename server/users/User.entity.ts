import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Student } from "../students/Student.entity.js";
import { tableOf } from "../platform/database/columns.js";
import type { UserRole } from "../viewer.js";

/** An account. With a student it is the student's; without one, a librarian's. */
@Entity("users")
@Index("uq_users_username_key", ["usernameKey"], { unique: true })
@Index("uq_users_student", ["studentId"], { unique: true })
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 60 })
  username: string;

  /** The name in lower case: `Admin` and `admin` are one. */
  @Column({ type: "varchar", length: 60 })
  usernameKey: string;

  @Column({ type: "varchar", length: 255 })
  passwordHash: string;

  /** What the account may do: see rights.ts. */
  @Column({ type: "varchar", length: 10, default: "student" })
  role: UserRole;

  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_users_student" })
  student?: Relation<Student> | null;

  /** Only a librarian's; a student's are in the student's record. */
  @Column({ type: "varchar", length: 255, nullable: true })
  name: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  email: string | null;

  @Column({ type: "varchar", length: 40, nullable: true })
  phone: string | null;

  @Column({ type: "boolean", default: true })
  active: boolean;

  /** Until when a password that somebody else has seen may be used; null for the owner's own. */
  @Column({ type: "datetime", nullable: true })
  passwordExpiresAt: Date | null;

  /** When the password last took the place of another one; null for the account's first. */
  @Column({ type: "datetime", nullable: true })
  passwordChangedAt: Date | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const userTable = tableOf(User);

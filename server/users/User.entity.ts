import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Student } from "../students/Student.entity.js";
import { tableOf } from "../platform/database/columns.js";
import type { UserRole } from "../viewer.js";
import { LibraryRole } from "./roles/LibraryRole.entity.js";

/** An account. With a student it is the student's; without one, a librarian's. */
@Entity("users")
@Index("uq_users_username_key", ["usernameKey"], { unique: true })
@Index("uq_users_student", ["studentId"], { unique: true })
@Index("ix_users_library_role", ["libraryRoleId"])
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

  /** An administrator's, another librarian's or a student's. */
  @Column({ type: "varchar", length: 10, default: "student" })
  role: UserRole;

  /** What a librarian may do; null for students. */
  @Column({ type: "int", nullable: true })
  libraryRoleId: number | null;

  @ManyToOne(() => LibraryRole, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "library_role_id", foreignKeyConstraintName: "fk_users_library_role" })
  libraryRole?: Relation<LibraryRole> | null;

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

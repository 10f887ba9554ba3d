import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Student } from "../students/Student.entity.js";
import { tableOf } from "../platform/database/columns.js";

/** An activation code that was printed for a student. It is deleted when it is used; a student has at most one. */
@Entity("activation_codes")
@Index("uq_activation_codes_student", ["studentId"], { unique: true })
@Index("ix_activation_codes_expires_at", ["expiresAt"])
export class ActivationCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  studentId: number;

  @ManyToOne(() => Student, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_activation_codes_student" })
  student?: Relation<Student>;

  /** Keyed digest of the student and the code: the table alone opens nothing, and no code fits another student. */
  @Column({ type: "varchar", length: 64 })
  codeHash: string;

  /** How often it was offered wrongly. */
  @Column({ type: "int", default: 0 })
  tries: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  expiresAt: Date;
}

export const activationCodeTable = tableOf(ActivationCode);

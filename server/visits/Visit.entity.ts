import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { type Gender, Student } from "../students/Student.entity.js";
import type { VisitPurpose } from "./visitPurposes.js";
import { tableOf } from "../platform/database/columns.js";

export const VISIT_KINDS = ["student", "guest", "class"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

@Entity("visits")
@Index("ix_visits_visited_at", ["visitedAt"])
@Index("ix_visits_student_visited", ["studentId", "visitedAt"])
@Index("ix_visits_report", ["visitedAt", "kind", "peopleCount", "purpose", "className"])
export class Visit {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 10 })
  kind: VisitKind;

  /** Null for guests and classes, and for a student whom the library has forgotten. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_visits_student" })
  student?: Relation<Student> | null;

  /** The name of a guest, null once the library has forgotten it, or of a visiting class. */
  @Column({ type: "varchar", length: 255, nullable: true })
  visitorName: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  institution: string | null;

  /** A student's class on that day, or the visiting class. */
  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** This and the gender are of a student who is forgotten, as of that day. */
  @Column({ type: "int", nullable: true })
  memberKindId: number | null;

  @Column({ type: "varchar", length: 10, nullable: true })
  gender: Gender | null;

  /** The key by which a returning guest or class is recognised; it has the guest's name. */
  @Column({ type: "varchar", length: 190, nullable: true })
  visitorKey: string | null;

  @Column({ type: "varchar", length: 40, nullable: true })
  purpose: VisitPurpose | null;

  @Column({ type: "int", default: 1 })
  peopleCount: number;

  @Column({ type: "datetime" })
  visitedAt: Date;
}

export const visitTable = tableOf(Visit);

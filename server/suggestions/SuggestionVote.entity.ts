import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { Student } from "../students/Student.entity.js";
import { Suggestion } from "./Suggestion.entity.js";

/** That a member wants a proposed book. The vote counts on once it is nobody's any more. */
@Entity("suggestion_votes")
@Index("uq_suggestion_votes_student", ["suggestionId", "studentId"], { unique: true })
@Index("ix_suggestion_votes_student", ["studentId", "id"])
export class SuggestionVote {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  suggestionId: number;

  @ManyToOne(() => Suggestion, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "suggestion_id", foreignKeyConstraintName: "fk_suggestion_votes_suggestion" })
  suggestion?: Relation<Suggestion>;

  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_suggestion_votes_student" })
  student?: Relation<Student> | null;

  @Column({ type: "datetime" })
  createdAt: Date;
}

export const suggestionVoteTable = tableOf(SuggestionVote);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Book } from "../books/Book.entity.js";
import { tableOf } from "../platform/database/columns.js";
import { Student } from "../students/Student.entity.js";
import { User } from "../users/User.entity.js";
import type { SuggestionState } from "./suggestionStates.js";

/** A book that somebody wants the library to have. It outlives who proposed it. */
@Entity("suggestions")
@Index("ix_suggestions_state", ["state", "votesCount", "id"])
@Index("ix_suggestions_votes", ["votesCount", "id"])
@Index("ix_suggestions_student", ["studentId", "id"])
@Index("ix_suggestions_user", ["userId"])
@Index("ix_suggestions_decided_by", ["decidedById"])
@Index("ix_suggestions_book", ["bookId"])
@Index("ix_suggestions_title", ["titleKey"])
@Index("ix_suggestions_isbn", ["isbn13"])
export class Suggestion {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 500 })
  title: string;

  /** `foldKey(title)`, as of books: by it doubles are found. */
  @Column({ type: "varchar", length: 190 })
  titleKey: string;

  @Column({ type: "varchar", length: 200, nullable: true })
  author: string | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  publisher: string | null;

  @Column({ type: "int", nullable: true })
  publishYear: number | null;

  /** As typed. */
  @Column({ type: "varchar", length: 30, nullable: true })
  isbn: string | null;

  @Column({ type: "varchar", length: 13, nullable: true })
  isbn13: string | null;

  /** Title, author, publisher and ISBN, folded, for the search. */
  @Column({ type: "varchar", length: 950 })
  searchKey: string;

  /** Why, in the words of who proposed it. */
  @Column({ type: "varchar", length: 1000, nullable: true })
  note: string | null;

  /** The member who proposed it; null of a librarian, and once the library has forgotten who it was. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_suggestions_student" })
  student?: Relation<Student> | null;

  /** The librarian who proposed it. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_suggestions_user" })
  user?: Relation<User> | null;

  @Column({ type: "varchar", length: 10, default: "proposed" })
  state: SuggestionState;

  /** What the library says to its decision; readers see it. */
  @Column({ type: "varchar", length: 500, nullable: true })
  reason: string | null;

  @Column({ type: "int", nullable: true })
  decidedById: number | null;

  @ManyToOne(() => User, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "decided_by_id", foreignKeyConstraintName: "fk_suggestions_decided_by" })
  decidedBy?: Relation<User> | null;

  @Column({ type: "datetime", nullable: true })
  decidedAt: Date | null;

  /** The book that came of it. */
  @Column({ type: "int", nullable: true })
  bookId: number | null;

  @ManyToOne(() => Book, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_suggestions_book" })
  book?: Relation<Book> | null;

  /** How many members want it: one more or less with each row of `suggestion_votes`. */
  @Column({ type: "int", default: 0 })
  votesCount: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;

  /** Set while it lies in the bin. */
  @Column({ type: "datetime", nullable: true })
  deletedAt: Date | null;
}

export const suggestionTable = tableOf(Suggestion);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import { Subject } from "../authorities/records/Subject.entity.js";
import { Book } from "./Book.entity.js";
import { tableOf } from "../platform/database/columns.js";

@Entity("book_subjects")
@Index("ix_book_subjects_subject", ["subjectId"])
export class BookSubject {
  @PrimaryColumn({ type: "int" })
  bookId: number;

  @PrimaryColumn({ type: "int" })
  subjectId: number;

  @Column({ type: "int" })
  position: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_book_subjects_book" })
  book?: Relation<Book>;

  @ManyToOne(() => Subject, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "subject_id", foreignKeyConstraintName: "fk_book_subjects_subject" })
  subject?: Relation<Subject>;
}

export const bookSubjectTable = tableOf(BookSubject);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Book } from "../../books/Book.entity.js";
import { tableOf } from "../../platform/database/columns.js";
import { Student } from "../../students/Student.entity.js";

/** One title that a whole class borrows, a copy each, or its teacher for them (set kelas). */
@Entity("class_sets")
@Index("ix_class_sets_book", ["bookId"])
@Index("ix_class_sets_class", ["classKey", "id"])
@Index("ix_class_sets_teacher", ["teacherId"])
@Index("ix_class_sets_due", ["dueAt", "id"])
export class ClassSet {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_class_sets_book" })
  book?: Relation<Book>;

  /** As it was spelled on that day; null where a teacher has all of it. */
  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  /** The same for every spelling of the class. */
  @Column({ type: "varchar", length: 190, nullable: true })
  classKey: string | null;

  /** Who has every copy; null where each student of the class has one. */
  @Column({ type: "int", nullable: true })
  teacherId: number | null;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "teacher_id", foreignKeyConstraintName: "fk_class_sets_teacher" })
  teacher?: Relation<Student> | null;

  /** The last day, and also the last on which a copy is given out. */
  @Column({ type: "date" })
  dueAt: string;

  @Column({ type: "datetime" })
  createdAt: Date;

  /** The account that made it, which may undo it; null for the machine. */
  @Column({ type: "int", nullable: true })
  createdById: number | null;

  /** The name of who made it, at that time. */
  @Column({ type: "varchar", length: 190 })
  createdBy: string;
}

export const classSetTable = tableOf(ClassSet);

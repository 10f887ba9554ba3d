import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { Student } from "../students/Student.entity.js";
import { User } from "../users/User.entity.js";

/** favourites: a reader's one list that a single press fills. library: the library's own, which it may publish. */
export const READING_LIST_KINDS = ["favourites", "own", "library"] as const;
export type ReadingListKind = (typeof READING_LIST_KINDS)[number];

/** Books that somebody keeps under a name. A student's belongs to the student, so that it outlives their account. */
@Entity("reading_lists")
@Index("uq_reading_lists_favourites", ["favouritesOf"], { unique: true })
@Index("uq_reading_lists_slug", ["slug"], { unique: true })
@Index("ix_reading_lists_student", ["studentId", "id"])
@Index("ix_reading_lists_user", ["userId", "id"])
@Index("ix_reading_lists_kind", ["kind", "id"])
@Index("ix_reading_lists_published", ["publishedAt", "id"])
export class ReadingList {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 12 })
  kind: ReadingListKind;

  /** Null of a librarian's own and of the library's. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_reading_lists_student" })
  student?: Relation<Student> | null;

  /** The librarian whose own it is. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_reading_lists_user" })
  user?: Relation<User> | null;

  /** `student:12` or `user:3` of favourites, null of the others: nobody has two. */
  @Column({ type: "varchar", length: 20, nullable: true })
  favouritesOf: string | null;

  @Column({ type: "varchar", length: 100 })
  name: string;

  @Column({ type: "varchar", length: 500, nullable: true })
  description: string | null;

  /** Its name in addresses, from the first publishing on. */
  @Column({ type: "varchar", length: 190, nullable: true })
  slug: string | null;

  /** Null while readers do not see it. */
  @Column({ type: "datetime", nullable: true })
  publishedAt: Date | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const readingListTable = tableOf(ReadingList);

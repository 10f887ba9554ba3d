import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Book } from "../../books/Book.entity.js";
import { Copy } from "../../books/copies/Copy.entity.js";
import { tableOf } from "../../platform/database/columns.js";
import { type Gender, Student } from "../../students/Student.entity.js";

export const RESERVATION_STATUSES = ["waiting", "ready", "fulfilled", "expired", "cancelled"] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** A student's place in the queue for a title. */
@Entity("reservations")
@Index("uq_reservations_open", ["openBookId", "studentId"], { unique: true })
@Index("uq_reservations_kept_copy", ["keptCopyId"], { unique: true })
@Index("ix_reservations_queue", ["openBookId", "position", "id"])
@Index("ix_reservations_student", ["studentId", "id"])
@Index("ix_reservations_ready", ["status", "keptUntil"])
@Index("ix_reservations_book", ["bookId"])
export class Reservation {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_reservations_book" })
  book?: Relation<Book>;

  /** The book while the reservation waits or is ready, null once it has ended: unique for a student. */
  @Column({ type: "int", nullable: true })
  openBookId: number | null;

  /** Null once the library has forgotten whose it was. */
  @Column({ type: "int", nullable: true })
  studentId: number | null;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_reservations_student" })
  student?: Relation<Student> | null;

  /** The only copy that the desk has reserved it for; null for any of the title. */
  @Column({ type: "int", nullable: true })
  wantedCopyId: number | null;

  /** The copy that is kept while it is ready. */
  @Column({ type: "int", nullable: true })
  keptCopyId: number | null;

  @ManyToOne(() => Copy, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "kept_copy_id", foreignKeyConstraintName: "fk_reservations_kept_copy" })
  keptCopy?: Relation<Copy> | null;

  @Column({ type: "varchar", length: 10, default: "waiting" })
  status: ReservationStatus;

  /** Orders the queue of a title, with the id; gaps mean nothing. */
  @Column({ type: "int" })
  position: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  readyAt: Date | null;

  /** The last day on which a ready copy is kept. */
  @Column({ type: "date", nullable: true })
  keptUntil: string | null;

  @Column({ type: "datetime", nullable: true })
  endedAt: Date | null;

  /** The class on the day on which it was made; the kind is of that day too. */
  @Column({ type: "varchar", length: 100, nullable: true })
  className: string | null;

  @Column({ type: "int", nullable: true })
  memberKindId: number | null;

  /** Set once the reservation no longer names its student. */
  @Column({ type: "varchar", length: 10, nullable: true })
  gender: Gender | null;
}

export const reservationTable = tableOf(Reservation);

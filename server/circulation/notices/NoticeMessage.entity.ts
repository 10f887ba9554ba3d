import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { Student } from "../../students/Student.entity.js";
import type { MessageFailure, MessageStatus } from "./messageStatuses.js";

/** One e-mail to one student with all that there is to tell: the outbox. */
@Entity("notice_messages")
@Index("uq_notice_messages_open", ["openStudentId"], { unique: true })
@Index("uq_notice_messages_day", ["studentId", "sendDay"], { unique: true })
@Index("ix_notice_messages_status", ["status", "nextAttemptAt"])
@Index("ix_notice_messages_queued_at", ["queuedAt"])
export class NoticeMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  studentId: number;

  @ManyToOne(() => Student, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_notice_messages_student" })
  student?: Relation<Student>;

  /** The student until it has left or was given up: unique, so that what is to be told joins the message that waits. */
  @Column({ type: "int", nullable: true })
  openStudentId: number | null;

  /** The library's day on which it was tried last: unique for a student, so that nobody gets two a day. */
  @Column({ type: "date", nullable: true })
  sendDay: string | null;

  @Column({ type: "varchar", length: 10, default: "waiting" })
  status: MessageStatus;

  /** Part of its Message-ID, the same at every attempt. */
  @Column({ type: "varchar", length: 36 })
  messageKey: string;

  @Column({ type: "int", default: 0 })
  attempts: number;

  /** When the latest of what it tells was added, or it was let wait once more. */
  @Column({ type: "datetime" })
  queuedAt: Date;

  @Column({ type: "datetime" })
  nextAttemptAt: Date;

  /** When the latest attempt began. */
  @Column({ type: "datetime", nullable: true })
  claimedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  sentAt: Date | null;

  @Column({ type: "varchar", length: 12, nullable: true })
  failure: MessageFailure | null;

  /** The mail server's own code, where it has answered. */
  @Column({ type: "int", nullable: true })
  replyCode: number | null;
}

export const noticeMessageTable = tableOf(NoticeMessage);

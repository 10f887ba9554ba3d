import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { LoanNoticeKind } from "../../settings/noticeKinds.js";
import { Borrowing } from "../borrowings/Borrowing.entity.js";
import { Reservation } from "../reservations/Reservation.entity.js";
import { NoticeMessage } from "./NoticeMessage.entity.js";

/** Why something that was to be told is not: it is true no more, or the library does not want it told. */
export type DroppedReason = "returned" | "renewed" | "settled" | "ended" | "in_time" | "off";

/** One thing that a student is told, once: of one loan or one reservation, for one due date. */
@Entity("notices")
@Index("uq_notices_loan", ["borrowingId", "kind", "dueAt", "stage"], { unique: true })
@Index("uq_notices_reservation", ["reservationId", "kind", "dueAt"], { unique: true })
@Index("ix_notices_message", ["messageId"])
export class Notice {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  messageId: number;

  @ManyToOne(() => NoticeMessage, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "message_id", foreignKeyConstraintName: "fk_notices_message" })
  message?: Relation<NoticeMessage>;

  @Column({ type: "varchar", length: 10 })
  kind: LoanNoticeKind;

  /** The day of lateness that it is for: 1, 7 or 14; 0 where it is not about lateness. */
  @Column({ type: "int", default: 0 })
  stage: number;

  @Column({ type: "int", nullable: true })
  borrowingId: number | null;

  @ManyToOne(() => Borrowing, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "borrowing_id", foreignKeyConstraintName: "fk_notices_borrowing" })
  borrowing?: Relation<Borrowing> | null;

  @Column({ type: "int", nullable: true })
  reservationId: number | null;

  @ManyToOne(() => Reservation, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "reservation_id", foreignKeyConstraintName: "fk_notices_reservation" })
  reservation?: Relation<Reservation> | null;

  /** The loan's due date, or the last day on which the reserved copy is kept. */
  @Column({ type: "date" })
  dueAt: string;

  @Column({ type: "varchar", length: 10, nullable: true })
  dropped: DroppedReason | null;
}

export const noticeTable = tableOf(Notice);

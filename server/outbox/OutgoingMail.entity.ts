import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import type { MailKind } from "./mailKinds.js";

/** An e-mail to one person that is yet to leave. It is written when it leaves, and the row goes with it. */
@Entity("outgoing_mails")
@Index("ix_outgoing_mails_next_attempt_at", ["nextAttemptAt", "id"])
@Index("ix_outgoing_mails_subject", ["kind", "subjectId"])
export class OutgoingMail {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  kind: MailKind;

  /** The row that it is about, of a table that its kind knows. */
  @Column({ type: "int", nullable: true })
  subjectId: number | null;

  /** What somebody typed who asks for a new password: whose it is, is found out later. Or what was told before. */
  @Column({ type: "varchar", length: 255, nullable: true })
  typed: string | null;

  @Column({ type: "int", default: 0 })
  attempts: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  nextAttemptAt: Date;
}

export const outgoingMailTable = tableOf(OutgoingMail);

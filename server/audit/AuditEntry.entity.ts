import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import type { AuditValues } from "../platform/database/auditChange.js";
import { tableOf } from "../platform/database/columns.js";

/**
 * One audit entry: who changed what and when, with the values before and after. It is kept after the user and the
 * record are deleted.
 */
@Entity("audit_entries")
@Index("ix_audit_entries_record", ["recordType", "recordId"])
@Index("ix_audit_entries_user", ["userId"])
@Index("ix_audit_entries_book", ["bookId"])
@Index("ix_audit_entries_address", ["address", "createdAt"])
@Index("ix_audit_entries_created", ["createdAt"])
@Index("ix_audit_entries_acts", ["createdAt", "action", "userId"])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time: `admin`, `admin (token Dinas)`, `sistem`. */
  @Column({ type: "varchar", length: 190 })
  actor: string;

  /** Where the request came from; null for the machine's own work, and 90 days later. */
  @Column({ type: "varchar", length: 45, nullable: true })
  address: string | null;

  /** `book.create`, `category.merge`. */
  @Column({ type: "varchar", length: 60 })
  action: string;

  @Column({ type: "varchar", length: 40 })
  recordType: string;

  @Column({ type: "int", nullable: true })
  recordId: number | null;

  /** The book whose history contains this entry: set for changes of a book and of its copies. */
  @Column({ type: "int", nullable: true })
  bookId: number | null;

  /** The values that changed. */
  @Column({ type: "simple-json", nullable: true })
  beforeValues: AuditValues | null;

  @Column({ type: "simple-json", nullable: true })
  afterValues: AuditValues | null;
}

export const auditEntryTable = tableOf(AuditEntry);

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** One change: who, when, what, before and after. It outlives the user and the record it tells of. */
@Entity("audit_entries")
@Index("ix_audit_entries_record", ["recordType", "recordId"])
@Index("ix_audit_entries_user", ["userId"])
@Index("ix_audit_entries_book", ["bookId"])
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

  /** `book.create`, `category.merge`. */
  @Column({ type: "varchar", length: 60 })
  action: string;

  @Column({ type: "varchar", length: 40 })
  recordType: string;

  @Column({ type: "int", nullable: true })
  recordId: number | null;

  /** The book whose history it belongs to: of a book's own change, and of one of its copies. */
  @Column({ type: "int", nullable: true })
  bookId: number | null;

  /** JSON of the values that changed. */
  @Column({ type: "text", nullable: true })
  beforeValues: string | null;

  @Column({ type: "text", nullable: true })
  afterValues: string | null;
}

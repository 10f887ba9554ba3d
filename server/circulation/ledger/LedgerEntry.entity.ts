import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { Student } from "../../students/Student.entity.js";
import { Borrowing } from "../borrowings/Borrowing.entity.js";
import type { ChargeReason, LedgerKind } from "./ledgerKinds.js";

/** One entry of the ledger of fines: only ever added, and undone by another one. */
@Entity("ledger_entries")
@Index("ix_ledger_entries_student", ["studentId", "id"])
@Index("ix_ledger_entries_open", ["studentId", "openAmount"])
@Index("ix_ledger_entries_open_amount", ["openAmount"])
@Index("ix_ledger_entries_borrowing", ["borrowingId"])
@Index("ix_ledger_entries_settles", ["settlesId"])
@Index("ix_ledger_entries_made_at", ["kind", "madeAt"])
@Index("ix_ledger_entries_report", ["madeAt", "kind", "chargeReason", "amount", "settlesId"])
@Index("ix_ledger_entries_receipt", ["receiptId"])
export class LedgerEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  studentId: number;

  @ManyToOne(() => Student, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "student_id", foreignKeyConstraintName: "fk_ledger_entries_student" })
  student?: Relation<Student>;

  @Column({ type: "varchar", length: 12 })
  kind: LedgerKind;

  /** Set only for a charge. */
  @Column({ type: "varchar", length: 10, nullable: true })
  chargeReason: ChargeReason | null;

  /** Set for charges of a borrowing. */
  @Column({ type: "int", nullable: true })
  borrowingId: number | null;

  @ManyToOne(() => Borrowing, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "borrowing_id", foreignKeyConstraintName: "fk_ledger_entries_borrowing" })
  borrowing?: Relation<Borrowing> | null;

  /** Whole rupiah, more than 0. */
  @Column({ type: "int" })
  amount: number;

  /** What it settles or reverses; null for a charge. */
  @Column({ type: "int", nullable: true })
  settlesId: number | null;

  /** The first entry of the receipt that a payment over several charges shares. */
  @Column({ type: "int", nullable: true })
  receiptId: number | null;

  /** What is still to be paid of a charge, kept by the ledger's writer; 0 for every other entry. */
  @Column({ type: "int", default: 0 })
  openAmount: number;

  /** For a charge by hand, a waiver, a refund, a reversal; for a replacement, the new copy's code. */
  @Column({ type: "varchar", length: 500, nullable: true })
  reason: string | null;

  @Column({ type: "datetime" })
  madeAt: Date;

  /** The name of who made it, at that time. */
  @Column({ type: "varchar", length: 190 })
  madeBy: string;
}

export const ledgerEntryTable = tableOf(LedgerEntry);

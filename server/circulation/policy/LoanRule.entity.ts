import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Category } from "../../authorities/records/Category.entity.js";
import { tableOf } from "../../platform/database/columns.js";
import type { FineDays } from "../../settings/lendingFigures.js";
import { MemberKind } from "../../students/memberKinds/MemberKind.entity.js";

/**
 * What differs from the general rules of lending for a kind of member, a category of books, or both: a figure that is
 * null falls through to the next rule, and in the end to the settings.
 */
@Entity("loan_rules")
@Index("uq_loan_rules_pair", ["pairKey"], { unique: true })
@Index("ix_loan_rules_category", ["categoryId"])
@Index("ix_loan_rules_member_kind", ["memberKindId"])
export class LoanRule {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null for every kind. */
  @Column({ type: "int", nullable: true })
  memberKindId: number | null;

  @ManyToOne(() => MemberKind, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "member_kind_id", foreignKeyConstraintName: "fk_loan_rules_member_kind" })
  memberKind?: Relation<MemberKind> | null;

  /** Null for every category. */
  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "category_id", foreignKeyConstraintName: "fk_loan_rules_category" })
  category?: Relation<Category> | null;

  /** `2/12`, `any/12`, `2/any`: a unique index over columns that may be null would let a pair in twice. */
  @Column({ type: "varchar", length: 30, default: "" })
  pairKey: string;

  @Column({ type: "int", nullable: true })
  loanDays: number | null;

  /** The last day of everything lent by this rule, as of textbooks for a school year. */
  @Column({ type: "date", nullable: true })
  dueOn: string | null;

  @Column({ type: "int", nullable: true })
  mostLoans: number | null;

  @Column({ type: "int", nullable: true })
  mostRenewals: number | null;

  @Column({ type: "int", nullable: true })
  finePerDay: number | null;

  @Column({ type: "varchar", length: 10, nullable: true })
  fineDays: FineDays | null;

  @Column({ type: "int", nullable: true })
  graceDays: number | null;

  @Column({ type: "boolean", nullable: true })
  graceCharged: boolean | null;

  @Column({ type: "int", nullable: true })
  suspendDaysPerDay: number | null;

  @Column({ type: "int", nullable: true })
  fineCap: number | null;

  @Column({ type: "boolean", nullable: true })
  capAtPrice: boolean | null;

  @Column({ type: "int", nullable: true })
  debtLimit: number | null;

  @Column({ type: "boolean", nullable: true })
  lendable: boolean | null;

  @Column({ type: "boolean", nullable: true })
  countsToLimit: boolean | null;
}

export const loanRuleTable = tableOf(LoanRule);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Location } from "../authorities/records/Location.entity.js";
import { Book } from "../books/Book.entity.js";
import { tableOf } from "../platform/database/columns.js";
import type { Frequency } from "./foretelling/foretell.js";

/** What a price is for. */
export const PRICE_SPANS = ["issue", "year"] as const;
export type PriceSpan = (typeof PRICE_SPANS)[number];

/** A subscription to a periodical title. */
@Entity("serials")
@Index("ix_serials_book", ["bookId"])
@Index("ix_serials_location", ["locationId"])
@Index("ix_serials_ends", ["endsOn", "id"])
@Index("uq_serials_request_key", ["requestKey"], { unique: true })
export class Serial {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_serials_book" })
  book?: Relation<Book>;

  @Column({ type: "varchar", length: 20 })
  frequency: Frequency;

  /** On which days of the week a daily comes out: a bit for each, Monday's is 1. */
  @Column({ type: "int", default: 127 })
  weekdays: number;

  /** The day of the first issue that is kept; the others are counted from it. */
  @Column({ type: "date" })
  firstOn: string;

  /** The last day of the subscription. */
  @Column({ type: "date", nullable: true })
  endsOn: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  supplier: string | null;

  /** In whole rupiah. */
  @Column({ type: "int", nullable: true })
  price: number | null;

  @Column({ type: "varchar", length: 10, default: "issue" })
  pricePer: PriceSpan;

  /** Where its issues stand, if that is not where the book stands. */
  @Column({ type: "int", nullable: true })
  locationId: number | null;

  @ManyToOne(() => Location, { onDelete: "SET NULL", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "location_id", foreignKeyConstraintName: "fk_serials_location" })
  location?: Relation<Location> | null;

  /** The volume of the first issue; null where it has none. It grows by one each year. */
  @Column({ type: "int", nullable: true })
  firstVolume: number | null;

  /** The number of the first issue; null where issues are known by their day alone. */
  @Column({ type: "int", nullable: true })
  firstNumber: number | null;

  /** Whether each year begins with number 1. */
  @Column({ type: "boolean", default: false })
  restartsYearly: boolean;

  /** As `issueLabel.ts` reads it; null for the usual one. */
  @Column({ type: "varchar", length: 120, nullable: true })
  labelPattern: string | null;

  @Column({ type: "int", default: 1 })
  copiesPerIssue: number;

  /** False for a newspaper of which only is noted that it came. */
  @Column({ type: "boolean", default: true })
  makesCopies: boolean;

  /** So many days after its own an issue is late. */
  @Column({ type: "int", default: 3 })
  graceDays: number;

  @Column({ type: "varchar", length: 500, nullable: true })
  note: string | null;

  /** The last day that has been looked at for issues; null before the first. */
  @Column({ type: "date", nullable: true })
  foretoldUntil: string | null;

  /** Of the request that made it: sent again, it makes no second. */
  @Column({ type: "varchar", length: 36, nullable: true })
  requestKey: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;

  /** Set while it lies in the bin. */
  @Column({ type: "datetime", nullable: true })
  deletedAt: Date | null;
}

export const serialTable = tableOf(Serial);

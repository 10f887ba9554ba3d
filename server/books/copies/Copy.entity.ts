import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Category } from "../../authorities/records/Category.entity.js";
import { Location } from "../../authorities/records/Location.entity.js";
import { Source } from "../../authorities/records/Source.entity.js";
import { Book } from "../Book.entity.js";
import { tableOf } from "../../platform/database/columns.js";

export const COPY_CONDITIONS = ["good", "worn", "damaged"] as const;
export type CopyCondition = (typeof COPY_CONDITIONS)[number];
/** What the desk sets. "On loan" is never stored, it is the open borrowing; nor is "kept", the reservation. */
export const COPY_STATUSES = ["available", "repair", "reference_only", "lost", "withdrawn"] as const;
export type CopyStatus = (typeof COPY_STATUSES)[number];

@Entity("copies")
@Index("uq_copies_item_code", ["itemCode"], { unique: true })
@Index("ix_copies_book", ["bookId"])
@Index("ix_copies_location", ["locationId"])
@Index("ix_copies_source", ["sourceId"])
@Index("ix_copies_category", ["categoryId"])
@Index("ix_copies_inventory", ["inventoryCode"])
@Index("ix_copies_register", ["registerKey"])
@Index("ix_copies_import", ["importId", "listed"])
@Index("ix_copies_acquired", ["acquiredAt", "importId", "createdAt"])
@Index("ix_copies_serial_issue", ["serialIssueId"])
export class Copy {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_copies_book" })
  book?: Relation<Book>;

  /** What the scanner reads. */
  @Column({ type: "varchar", length: 100 })
  itemCode: string;

  @Column({ type: "varchar", length: 100, nullable: true })
  inventoryCode: string | null;

  /** Its place in the inventory book, by `registerKey.ts`; every write of a number sets it too. */
  @Column({ type: "varchar", length: 255, default: "" })
  registerKey: string;

  /** This copy's location if it differs from the book's. */
  @Column({ type: "int", nullable: true })
  locationId: number | null;

  @ManyToOne(() => Location, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "location_id", foreignKeyConstraintName: "fk_copies_location" })
  location?: Relation<Location> | null;

  /** Its kind of collection if it differs from the book's. */
  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "category_id", foreignKeyConstraintName: "fk_copies_category" })
  category?: Relation<Category> | null;

  /** This copy's call number if it differs from the book's. */
  @Column({ type: "varchar", length: 100, nullable: true })
  callNumber: string | null;

  @Column({ type: "varchar", length: 20, default: "good" })
  condition: CopyCondition;

  @Column({ type: "varchar", length: 20, default: "available" })
  status: CopyStatus;

  /** How the library came by it: the book's source of the day it was made, unless another was given. */
  @Column({ type: "int", nullable: true })
  sourceId: number | null;

  @ManyToOne(() => Source, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "source_id", foreignKeyConstraintName: "fk_copies_source" })
  source?: Relation<Source> | null;

  /** Who sold or gave it. */
  @Column({ type: "varchar", length: 255, nullable: true })
  supplier: string | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  invoiceNumber: string | null;

  /** What it cost, in whole rupiah, where that differs from its book's price. */
  @Column({ type: "int", nullable: true })
  price: number | null;
  /** The day the library got it, if somebody has said so. */
  @Column({ type: "date", nullable: true })
  acquiredAt: string | null;

  /** For the desk only. */
  @Column({ type: "varchar", length: 500, nullable: true })
  note: string | null;

  /** Which issue of a periodical it is, in words: `Vol. 12 No. 3, Maret 2026`. */
  @Column({ type: "varchar", length: 200, nullable: true })
  issueLabel: string | null;

  /** The issue of a subscription with which it came; a number only, which it keeps in the bin. */
  @Column({ type: "int", nullable: true })
  serialIssueId: number | null;

  /** False while an unfinished import owns the copy. */
  @Column({ type: "boolean", default: true })
  listed: boolean;

  @Column({ type: "int", nullable: true })
  importId: number | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const copyTable = tableOf(Copy);

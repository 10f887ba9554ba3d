import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Category } from "../authorities/records/Category.entity.js";
import { Classification } from "../authorities/records/Classification.entity.js";
import { Location } from "../authorities/records/Location.entity.js";
import { Publisher } from "../authorities/records/Publisher.entity.js";
import { Source } from "../authorities/records/Source.entity.js";
import { tableOf } from "../platform/database/columns.js";
import type { MaterialKind } from "../../common/materialKinds.js";

/** Who may read a book's digital file: everybody, or whoever has an account (students and librarians). */
export const DIGITAL_FILE_ACCESS = ["public", "members"] as const;
export type DigitalFileAccess = (typeof DIGITAL_FILE_ACCESS)[number];

@Entity("books")
@Index("uq_books_slug", ["slug"], { unique: true })
@Index("ix_books_listed", ["listed"])
@Index("ix_books_title", ["listed", "titleKey"])
@Index("ix_books_year", ["listed", "publishYear"])
@Index("ix_books_updated", ["listed", "updatedAt"])
@Index("ix_books_call_number", ["listed", "callNumber"])
@Index("ix_books_language", ["listed", "language"])
@Index("ix_books_material_kind", ["listed", "materialKind"])
@Index("ix_books_isbn", ["isbn13", "isbn"])
@Index("ix_books_held_copies", ["listed", "heldCopies"])
@Index("ix_books_cover", ["listed", "imageUrl"])
@Index("ix_books_digital_file", ["listed", "digitalFile"])
@Index("ix_books_hidden", ["isHidden"])
@Index("ix_books_identity", ["identityKey"])
@Index("ix_books_publisher", ["publisherId"])
@Index("ix_books_classification", ["classificationId"])
@Index("ix_books_category", ["categoryId"])
@Index("ix_books_location", ["locationId"])
@Index("ix_books_source", ["sourceId"])
@Index("ix_books_import", ["importId", "listed"])
export class Book {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 190 })
  slug: string;

  @Column({ type: "varchar", length: 500 })
  title: string;

  /** `foldKey(title)`: the order of titles, and what search compares with. */
  @Column({ type: "varchar", length: 190 })
  titleKey: string;

  @Column({ type: "varchar", length: 500, nullable: true })
  subtitle: string | null;

  /** As typed, whatever its check digit says. */
  @Column({ type: "varchar", length: 100, nullable: true })
  isbn: string | null;

  /** Thirteen digits, only of an ISBN whose check digit is right. */
  @Column({ type: "varchar", length: 13, nullable: true })
  isbn13: string | null;

  @Column({ type: "int", nullable: true })
  publisherId: number | null;

  @ManyToOne(() => Publisher, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "publisher_id", foreignKeyConstraintName: "fk_books_publisher" })
  publisher?: Relation<Publisher> | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  publishPlace: string | null;

  /** Negative before the common era; null where the text is no year. */
  @Column({ type: "int", nullable: true })
  publishYear: number | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  publishYearText: string | null;

  @Column({ type: "varchar", length: 190, nullable: true })
  edition: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  physicalDescription: string | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  seriesTitle: string | null;

  @Column({ type: "varchar", length: 20, default: "book" })
  materialKind: MaterialKind;

  /** ISO 639-1 where the language has such a code, otherwise as typed. */
  @Column({ type: "varchar", length: 40, default: "id" })
  language: string;

  @Column({ type: "int", nullable: true })
  classificationId: number | null;

  @ManyToOne(() => Classification, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "classification_id", foreignKeyConstraintName: "fk_books_classification" })
  classification?: Relation<Classification> | null;

  @Column({ type: "varchar", length: 100, nullable: true })
  callNumber: string | null;

  @Column({ type: "int", nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "category_id", foreignKeyConstraintName: "fk_books_category" })
  category?: Relation<Category> | null;

  /** Kept by the library without readers finding it in the catalogue. */
  @Column({ type: "boolean", default: false })
  isHidden: boolean;

  @Column({ type: "text", nullable: true })
  description: string | null;

  @Column({ type: "varchar", length: 500, nullable: true })
  imageUrl: string | null;

  /** What the imported file calls the cover: only a name, by which the picture is found when it follows. */
  @Column({ type: "varchar", length: 255, nullable: true })
  coverFileName: string | null;

  /** The `updated_at` that a cover which followed the import has left: another one means that somebody changed it. */
  @Column({ type: "datetime", nullable: true })
  coverFollowedAt: Date | null;

  @Column({ type: "varchar", length: 255, nullable: true })
  digitalFile: string | null;

  @Column({ type: "varchar", length: 10, default: "public" })
  digitalFileAccess: DigitalFileAccess;

  @Column({ type: "int", nullable: true })
  locationId: number | null;

  @ManyToOne(() => Location, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "location_id", foreignKeyConstraintName: "fk_books_location" })
  location?: Relation<Location> | null;

  @Column({ type: "int", nullable: true })
  sourceId: number | null;

  @ManyToOne(() => Source, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "source_id", foreignKeyConstraintName: "fk_books_source" })
  source?: Relation<Source> | null;

  /** Whole rupiah. */
  @Column({ type: "int", nullable: true })
  price: number | null;

  /** Digest of folded title, authors and year: how an import knows a book again that has no ISBN. */
  @Column({ type: "varchar", length: 32 })
  identityKey: string;

  /** How many copies the library holds; maintained by `copyWriter.ts`. */
  @Column({ type: "int", default: 0 })
  heldCopies: number;

  /** False while an unfinished import owns the book; readers see listed books only. */
  @Column({ type: "boolean", default: true })
  listed: boolean;

  /** When it was moved to the bin: it is unlisted, and its row and related rows are kept for thirty days. */
  @Column({ type: "datetime", nullable: true })
  deletedAt: Date | null;

  @Column({ type: "int", nullable: true })
  importId: number | null;

  /** The row number in the import's file; later rows refer to the book by it. */
  @Column({ type: "int", nullable: true })
  importRow: number | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const bookTable = tableOf(Book);

/** The columns by which the library finds and manages its books; neither people nor the audit trail see them. */
export const internalBookColumns = [
  "coverFileName",
  "coverFollowedAt",
  "identityKey",
  "heldCopies",
  "listed",
  "deletedAt",
  "importId",
  "importRow",
] as const satisfies readonly (keyof Book)[];

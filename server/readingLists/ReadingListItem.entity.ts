import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { Book } from "../books/Book.entity.js";
import { tableOf } from "../platform/database/columns.js";
import { ReadingList } from "./ReadingList.entity.js";

/** A book on a list. While the book is in the bin it stays, unseen, and it goes with the book for good. */
@Entity("reading_list_items")
@Index("uq_reading_list_items_book", ["listId", "bookId"], { unique: true })
@Index("ix_reading_list_items_order", ["listId", "position", "id"])
@Index("ix_reading_list_items_book", ["bookId"])
export class ReadingListItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  listId: number;

  @ManyToOne(() => ReadingList, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "list_id", foreignKeyConstraintName: "fk_reading_list_items_list" })
  list?: Relation<ReadingList>;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_reading_list_items_book" })
  book?: Relation<Book>;

  /** Orders the list, with the id; gaps mean nothing, and what is put first may be below zero. */
  @Column({ type: "int" })
  position: number;

  @Column({ type: "varchar", length: 300, nullable: true })
  note: string | null;

  @Column({ type: "datetime" })
  addedAt: Date;
}

export const readingListItemTable = tableOf(ReadingListItem);

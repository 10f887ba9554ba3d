import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { StoredFormat } from "../../platform/files/fileAddress.js";
import { Book, type DigitalFileAccess } from "../Book.entity.js";

/** What a file of a title is: one that we store, or a link to elsewhere. */
export type BookFileFormat = StoredFormat | "link";

/**
 * What can be read or heard of a title on the screen. `books.digital_file` and `digital_file_access` repeat the first
 * stored one, by which books are found and which programs of before know.
 */
@Entity("book_files")
@Index("ix_book_files_book", ["bookId", "position"])
@Index("ix_book_files_address", ["address"])
export class BookFile {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  bookId: number;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_book_files_book" })
  book?: Relation<Book>;

  /** Its place among the title's files, from 1; there may be gaps. */
  @Column({ type: "int" })
  position: number;

  @Column({ type: "varchar", length: 10 })
  format: BookFileFormat;

  /** Null where nobody has given it one: it is called by its format. */
  @Column({ type: "varchar", length: 190, nullable: true })
  name: string | null;

  /** Where our server has it, or where a link leads. */
  @Column({ type: "varchar", length: 500 })
  address: string;

  @Column({ type: "varchar", length: 10 })
  access: DigitalFileAccess;

  /** Its size; null for a link, and for a file of before sizes were kept. */
  @Column({ type: "int", nullable: true })
  bytes: number | null;

  @Column({ type: "datetime" })
  createdAt: Date;
}

export const bookFileTable = tableOf(BookFile);

import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";

import type { AuthorRole } from "../../common/authorRoles.js";
import { Author } from "../authorities/records/Author.entity.js";
import { Book } from "./Book.entity.js";
import { tableOf } from "../platform/database/columns.js";

/** One author of one book, at a place in the order of its title page. */
@Entity("book_authors")
@Index("ix_book_authors_author", ["authorId"])
export class BookAuthor {
  @PrimaryColumn({ type: "int" })
  bookId: number;

  @PrimaryColumn({ type: "int" })
  authorId: number;

  @Column({ type: "int" })
  position: number;

  @Column({ type: "varchar", length: 20, default: "author" })
  role: AuthorRole;

  @ManyToOne(() => Book, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "book_id", foreignKeyConstraintName: "fk_book_authors_book" })
  book?: Relation<Book>;

  @ManyToOne(() => Author, { onDelete: "NO ACTION", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "author_id", foreignKeyConstraintName: "fk_book_authors_author" })
  author?: Relation<Author>;
}

export const bookAuthorTable = tableOf(BookAuthor);

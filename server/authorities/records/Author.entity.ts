import { Column, Entity, Index } from "typeorm";

import { AuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../../platform/database/columns.js";

export const AUTHOR_KINDS = ["person", "organisation"] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

@Entity("authors")
@Index("uq_authors_name_key", ["nameKey"], { unique: true })
@Index("ix_authors_books_count", ["booksCount"])
@Index("ix_authors_last_name", ["lastName"])
@Index("ix_authors_import", ["importId"])
export class Author extends AuthorityRecord {
  @Column({ type: "varchar", length: 255 })
  firstName: string;

  @Column({ type: "varchar", length: 190, nullable: true })
  lastName: string | null;

  @Column({ type: "varchar", length: 20, default: "person" })
  kind: AuthorKind;

  /** `foldKey` of first and last name: "HIRATA, Andrea" and "Andrea Hirata" are one author. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;
}

export const authorTable = tableOf(Author);

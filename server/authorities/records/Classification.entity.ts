import { Column, Entity, Index } from "typeorm";

import { AuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../../platform/database/columns.js";

@Entity("classifications")
@Index("uq_classifications_code_key", ["codeKey"], { unique: true })
@Index("ix_classifications_sort_key", ["sortKey"])
@Index("ix_classifications_books_count", ["booksCount"])
@Index("ix_classifications_import", ["importId"])
export class Classification extends AuthorityRecord {
  /** As typed: `813`, `297.1`, `2X4.122 9`. */
  @Column({ type: "varchar", length: 100 })
  code: string;

  @Column({ type: "varchar", length: 255, nullable: true })
  name: string | null;

  @Column({ type: "varchar", length: 190 })
  codeKey: string;

  /** `classificationSortKey(code)`: the order of the shelves. */
  @Column({ type: "varchar", length: 190 })
  sortKey: string;
}

export const classificationTable = tableOf(Classification);

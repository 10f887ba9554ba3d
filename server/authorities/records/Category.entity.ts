import { Column, Entity, Index } from "typeorm";

import { NamedAuthorityRecord } from "./AuthorityRecord.js";
import type { CollectionGroup } from "../collectionGroups.js";
import { tableOf } from "../../platform/database/columns.js";

@Entity("categories")
@Index("uq_categories_name_key", ["nameKey"], { unique: true })
@Index("ix_categories_books_count", ["booksCount"])
@Index("ix_categories_import", ["importId"])
export class Category extends NamedAuthorityRecord {
  /** What reports count its books as; null where their classification says enough. */
  @Column({ type: "varchar", length: 12, nullable: true })
  collectionGroup: CollectionGroup | null;
}

export const categoryTable = tableOf(Category);

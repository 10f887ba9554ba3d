import { Entity, Index } from "typeorm";

import { NamedAuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../platform/database/columns.js";

@Entity("categories")
@Index("uq_categories_name_key", ["nameKey"], { unique: true })
@Index("ix_categories_books_count", ["booksCount"])
@Index("ix_categories_import", ["importId"])
export class Category extends NamedAuthorityRecord {}

export const categoryTable = tableOf(Category);

import sql from "sql-template-tag";

import { typedAs } from "../../platform/database/columns.js";
import { copyTable } from "./Copy.entity.js";

/** What kind of collection a copy belongs to, by which it is lent: its own, or else its book's. */
export const copyCategory = typedAs(copyTable.categoryId, sql`COALESCE(copies.category_id, books.category_id)`);

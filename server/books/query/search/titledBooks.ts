import sql, { join } from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { bookTable } from "../../Book.entity.js";
import { isShown } from "../../bookReads.js";
import { booksUsingIndex } from "../bookIndexes.js";

/** So many titles that stand in a question come first; the rest is found by its words. */
const MAX_TITLED = 24;

const titledColumns = pick(bookTable, "id", "titleKey");

/** The newest books of which one of these is the whole title. */
export function findTitled(reader: Reader, titles: readonly (readonly string[])[]) {
  return titles.length === 0
    ? []
    : reader.select(
        titledColumns,
        sql`FROM ${booksUsingIndex(reader.engine, "ix_books_title")}
            WHERE books.listed = 1 AND ${isShown} AND books.title_key IN (${join(titles.map((title) => title.join(" ")))})
            ORDER BY books.id DESC LIMIT ${MAX_TITLED}`,
      );
}

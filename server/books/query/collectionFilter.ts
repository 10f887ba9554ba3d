import sql, { join, type Sql } from "sql-template-tag";

import { heldOnShelf } from "../bookReads.js";

/** Other codes than numbers that say fiction: a shelf's own, and never the beginning of another word (Fikih). */
export const FICTION_CODES = ["f", "fik", "fiksi", "fic", "fiction"];

/** A class by which reports know a title as fiction or nonfiction: a number, or a code that says fiction. */
const tellsGroup: Sql = sql`(SUBSTR(classifications.sort_key, 1, 1) BETWEEN '0' AND '9'
  OR ${join(
    FICTION_CODES.map((code) => {
      const begin = `~${code}`;
      const next = sql`SUBSTR(classifications.sort_key, ${begin.length + 1}, 1)`;
      return sql`(classifications.sort_key LIKE ${`${begin}%`} AND (${next} < 'a' OR ${next} > 'z'))`;
    }),
    " OR ",
  )})`;

/** A title of which neither the group of its category nor its class tells whether it is fiction. */
export const lacksGroup: Sql = sql`((books.category_id IS NULL OR books.category_id NOT IN (
    SELECT categories.id FROM categories WHERE categories.collection_group IS NOT NULL))
  AND (books.classification_id IS NULL OR books.classification_id NOT IN (
    SELECT classifications.id FROM classifications WHERE ${tellsGroup})))`;

/** A title that reports count: one of its copies is neither withdrawn nor lost. */
export const inCollection: Sql = sql`books.id IN (SELECT copies.book_id FROM copies WHERE ${heldOnShelf})`;

/** A copy that an import brought without the day of its acquisition, so that it is in no year. */
export const undatedCopy: Sql = sql`copies.acquired_at IS NULL AND copies.import_id IS NOT NULL AND copies.listed = 1`;

export const hasUndatedCopy: Sql = sql`books.id IN (SELECT copies.book_id FROM copies WHERE ${undatedCopy})`;

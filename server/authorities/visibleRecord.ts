import sql from "sql-template-tag";

/** A record that only an uncommitted import uses is not visible yet. */
export const visibleRecord = sql`(books_count > 0 OR import_id IS NULL OR import_id NOT IN (SELECT id FROM book_imports
                             WHERE running_slot = 1 AND state = 'staging'))`;

import sql, { join, type Sql } from "sql-template-tag";

/** One letter begins the codes of half a library. */
const MIN_LENGTH = 2;
/** So many copies of one beginning are looked at, in the order of their codes; whoever types on narrows them. */
const MAX_COPIES = 500;

/** Selects the books of copies whose code is or begins with this, typed in capitals or not; null where it is too short to be one. */
export function booksByItemCode(typed: string): Sql | null {
  const code = typed.trim();
  if (code.length < MIN_LENGTH) {
    return null;
  }
  const spellings = [...new Set([code, code.toUpperCase()])];
  // A limit stands in a table of its own: MySQL takes none inside IN (…), SQLite none inside UNION.
  const selections = spellings.map(
    (text) =>
      sql`SELECT coded.book_id FROM (SELECT copies.book_id FROM copies WHERE copies.listed = 1 AND copies.item_code >= ${text} AND copies.item_code < ${`${text}\uFFFF`}
          ORDER BY copies.item_code LIMIT ${MAX_COPIES}) AS coded`,
  );
  // A union inside NOT IN (…) MySQL asks again for every row; in a table of its own, once.
  return sql`SELECT coded_book.book_id FROM (${join(selections, " UNION ")}) AS coded_book`;
}

import sql, { join, type Sql } from "sql-template-tag";

/** A single character is the prefix of too many codes. */
const MIN_LENGTH = 2;
/** At most so many copies with the prefix are read, in the order of their codes; a longer prefix narrows the search. */
const MAX_COPIES = 500;

/**
 * Selects the ids of books with a copy whose item code is or begins with this text, in the given or in upper case;
 * null if it is too short.
 */
export function booksByItemCode(typed: string): Sql | null {
  const code = typed.trim();
  if (code.length < MIN_LENGTH) {
    return null;
  }
  const spellings = [...new Set([code, code.toUpperCase()])];
  // The LIMIT is in a derived table: MySQL does not allow one inside IN (…), SQLite none inside UNION.
  const selections = spellings.map(
    (text) =>
      sql`SELECT coded.book_id FROM (SELECT copies.book_id FROM copies WHERE copies.listed = 1
          AND copies.item_code >= ${text} AND copies.item_code < ${`${text}\uFFFF`}
          ORDER BY copies.item_code LIMIT ${MAX_COPIES}) AS coded`,
  );
  // MySQL would evaluate a union inside NOT IN (…) for every row; as a derived table it is evaluated once.
  return sql`SELECT coded_book.book_id FROM (${join(selections, " UNION ")}) AS coded_book`;
}

import sql, { join, raw, type Sql } from "sql-template-tag";

import { idsOfVariantsBeginning } from "../../authorities/variants/variantReads.js";
import { authorTable } from "../../authorities/records/Author.entity.js";
import type { AuthorRow, SubjectRow } from "../../authorities/authorityReads.js";
import { subjectTable } from "../../authorities/records/Subject.entity.js";
import { pick } from "../../platform/database/columns.js";
import { isShown } from "../bookReads.js";
import type { Reader } from "../../platform/database/Database.js";

/** A range of an index, which is read without looking at the other rows. */
function beginsWith(column: Sql, text: string): Sql {
  return sql`${column} >= ${text} AND ${column} < ${`${text}\uFFFF`}`;
}

const authorColumns = {
  ...pick(authorTable, "id", "booksCount", "firstName", "lastName", "kind"),
  sortKey: authorTable.nameKey,
};

/** At most so many names are compared: those of a thousand authors begin with the same two letters. */
const MAX_COMPARED = 100;

/** Fewer letters begin too many nicknames. */
const MIN_LENGTH_OF_VARIANT = 3;

/** Authors of the collection of whom a name or the last name begins so; those with the most books first. */
export function authorsBeginning(reader: Reader, words: readonly string[], limit: number): Promise<AuthorRow[]> {
  const phrase = words.join(" ");
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  const lastNames = [...new Set([phrase, phrase.toUpperCase(), capitalised])];
  const idsBy = (column: Sql, text: string, place: number) =>
    sql`SELECT id FROM (SELECT id FROM authors WHERE ${beginsWith(column, text)} AND books_count > 0
                        ORDER BY ${column} LIMIT ${MAX_COMPARED}) AS ${raw(`names${place}`)}`;
  const ids = [
    idsBy(sql`name_key`, phrase, 0),
    ...lastNames.map((name, place) => idsBy(sql`last_name`, name, place + 1)),
    ...(phrase.length < MIN_LENGTH_OF_VARIANT ? [] : idsOfVariantsBeginning(phrase, MAX_COMPARED)),
  ];
  return reader.select(
    authorColumns,
    sql`FROM (${join(ids, " UNION ")}) AS found JOIN authors ON authors.id = found.id
        WHERE authors.books_count > 0
        ORDER BY authors.books_count DESC, authors.id LIMIT ${limit}`,
  );
}

/** Subjects of the collection that begin so, by name. */
export function subjectsBeginning(reader: Reader, words: readonly string[], limit: number): Promise<SubjectRow[]> {
  return reader.select(
    pick(subjectTable, "id", "name"),
    sql`FROM subjects WHERE ${beginsWith(sql`name_key`, words.join(" "))} AND EXISTS (
          SELECT 1 FROM book_subjects JOIN books ON books.id = book_subjects.book_id
          WHERE book_subjects.subject_id = subjects.id AND books.listed = 1 AND ${isShown})
        ORDER BY name_key LIMIT ${limit}`,
  );
}

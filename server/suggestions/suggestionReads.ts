import sql, { empty, join, type Sql } from "sql-template-tag";

import { foldWords } from "../../common/fold.js";
import { booksVisibleTo, type BookRow, selectBooks } from "../books/bookReads.js";
import { booksUsingIndex } from "../books/query/bookIndexes.js";
import { bool, nullable, omit, type RowOf, text } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { canRead, isSignedIn, isStudent, type Viewer } from "../viewer.js";
import { suggestionTable } from "./Suggestion.entity.js";
import { OPEN_STATES } from "./suggestionStates.js";

const ownColumns = omit(suggestionTable, "titleKey", "isbn13", "searchKey", "deletedAt");
const accountName = (id: Sql) =>
  nullable(text(sql`(SELECT COALESCE(users.name, users.username) FROM users WHERE users.id = ${id})`));

function columnsFor(viewer: Viewer) {
  const studentId = isStudent(viewer) ? viewer.studentId : null;
  return {
    ...ownColumns,
    /** The member or the librarian who proposed it. */
    proposerName: nullable(
      text(sql`COALESCE((SELECT students.name FROM students WHERE students.id = suggestions.student_id),
        (SELECT COALESCE(users.name, users.username) FROM users WHERE users.id = suggestions.user_id))`),
    ),
    proposerClass: nullable(
      text(sql`(SELECT students.class_name FROM students WHERE students.id = suggestions.student_id)`),
    ),
    deciderName: accountName(sql`suggestions.decided_by_id`),
    isOwn: bool(isOwnSuggestion(viewer)),
    /** Whether the viewer wants it too. */
    hasVoted: bool(sql`EXISTS (SELECT 1 FROM suggestion_votes WHERE suggestion_votes.suggestion_id = suggestions.id
      AND suggestion_votes.student_id = ${studentId})`),
  };
}

/** A suggestion as this viewer sees it. */
export type SuggestionRow = RowOf<ReturnType<typeof columnsFor>>;

/** As a condition it is never null. */
export function isOwnSuggestion(viewer: Viewer): Sql {
  if (isStudent(viewer)) {
    return sql`(suggestions.student_id IS NOT NULL AND suggestions.student_id = ${viewer.studentId})`;
  }
  return isSignedIn(viewer)
    ? sql`(suggestions.user_id IS NOT NULL AND suggestions.user_id = ${viewer.userId})`
    : sql`(1 = 0)`;
}

export const isOpen = sql`suggestions.state IN (${join([...OPEN_STATES])})`;

/** Members see all but what was refused to somebody else; visitors see none. */
export function isVisibleSuggestion(viewer: Viewer): Sql {
  const visible = canRead(viewer, "suggestions")
    ? sql`1 = 1`
    : isSignedIn(viewer)
      ? sql`(suggestions.state <> 'rejected' OR ${isOwnSuggestion(viewer)})`
      : sql`1 = 0`;
  return sql`suggestions.deleted_at IS NULL AND ${visible}`;
}

/**
 * All of them, unless a limit is given. Who proposed one, and why, is for the desk and the proposer: the reason that a
 * pupil gives may say who they are.
 */
export async function selectSuggestions(
  reader: Reader,
  viewer: Viewer,
  where: Sql,
  order: Sql = sql`suggestions.id`,
  limit?: Sql | number,
): Promise<SuggestionRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  const rows = await reader.select(
    columnsFor(viewer),
    sql`FROM suggestions WHERE ${where} ORDER BY ${order} ${atMost}`,
  );
  return canRead(viewer, "suggestions") ? rows : rows.map(forReaders);
}

function forReaders(row: SuggestionRow): SuggestionRow {
  const nobody = { studentId: null, userId: null, proposerName: null, proposerClass: null };
  return { ...row, ...nobody, decidedById: null, deciderName: null, note: row.isOwn ? row.note : null };
}

export function countSuggestions(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM suggestions WHERE ${where}`);
}

/** Every word of the search begins a word of title, author, publisher or ISBN. */
export function hasWords(search: string): Sql {
  const conditions = foldWords(search).map(
    (word) => sql`(suggestions.search_key LIKE ${`${word}%`} OR suggestions.search_key LIKE ${`% ${word}%`})`,
  );
  return conditions.length === 0 ? sql`1 = 1` : join(conditions, " AND ");
}

interface Wanted {
  readonly titleKey: string;
  readonly isbn13: string | null;
}

const MAX_SHOWN = 5;

/** Open suggestions of the same book: by the same ISBN, or the same title. */
export function selectLikeSuggestions(reader: Reader, viewer: Viewer, wanted: Wanted): Promise<SuggestionRow[]> {
  return selectSuggestions(
    reader,
    viewer,
    sql`${isVisibleSuggestion(viewer)} AND ${isOpen} AND ${isSame(wanted)}`,
    sql`suggestions.votes_count DESC, suggestions.id`,
    MAX_SHOWN,
  );
}

/** Books that the viewer sees which are the one wanted, or begin with its title. Each match reads a small range. */
export async function selectLikeBooks(
  reader: Reader,
  viewer: Viewer,
  { titleKey, isbn13 }: Wanted,
): Promise<BookRow[]> {
  const found = new Map<number, BookRow>();
  const add = async (index: "ix_books_isbn" | "ix_books_title", condition: Sql) => {
    const books = await selectBooks(
      reader,
      { from: booksUsingIndex(reader.engine, index), where: [booksVisibleTo(viewer), condition] },
      sql`books.id DESC`,
      MAX_SHOWN,
    );
    for (const book of books) found.set(book.id, book);
  };
  if (isbn13 !== null) await add("ix_books_isbn", sql`books.isbn13 = ${isbn13}`);
  if (titleKey !== "") {
    await add("ix_books_title", sql`books.title_key = ${titleKey}`);
    // The next character after a space, in the order of both engines, is the end of the range.
    await add("ix_books_title", sql`books.title_key > ${`${titleKey} `} AND books.title_key < ${`${titleKey}!`}`);
  }
  return [...found.values()].slice(0, MAX_SHOWN);
}

function isSame({ titleKey, isbn13 }: Wanted): Sql {
  const conditions = [
    ...(titleKey === "" ? [] : [sql`suggestions.title_key = ${titleKey}`]),
    ...(isbn13 === null ? [] : [sql`suggestions.isbn13 = ${isbn13}`]),
  ];
  return conditions.length === 0 ? sql`1 = 0` : sql`(${join(conditions, " OR ")})`;
}

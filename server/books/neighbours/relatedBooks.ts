import DataLoader from "dataloader";
import sql, { join, type Sql } from "sql-template-tag";

import { authorTable } from "../../authorities/records/Author.entity.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { bookTable } from "../Book.entity.js";
import type { BookRow } from "../bookReads.js";
import { booksUsingIndex, forcedJoin } from "../query/bookIndexes.js";

export const MAX_RELATED = 12;
/** The newest books that share a thing are compared, at most so many; a thing that as many share is common. */
const MOST_COMPARED = 24;
/** Who has written more is an institution, or a name that stands for many. */
const MAX_BOOKS_OF_AUTHOR = 100;
/** What stands in an author's place where nobody is named. */
const NO_AUTHORS = ["pustaka", "penerbit", "penulis", "anonim", "anonymous", "redaksi", "nn", "n n"];

const columns = pick(bookTable, "id", "seriesTitle");
type Candidate = RowOf<typeof columns>;

const newestOf = {
  author: (reader: Reader, id: number): Sql =>
    sql`FROM book_authors ${forcedJoin(reader.engine)} books ON books.id = book_authors.book_id
        WHERE book_authors.author_id = ${id} AND books.listed = 1
        ORDER BY book_authors.book_id DESC LIMIT ${MOST_COMPARED}`,
  subject: (reader: Reader, id: number): Sql =>
    sql`FROM book_subjects ${forcedJoin(reader.engine)} books ON books.id = book_subjects.book_id
        WHERE book_subjects.subject_id = ${id} AND books.listed = 1
        ORDER BY book_subjects.book_id DESC LIMIT ${MOST_COMPARED}`,
  classification: (reader: Reader, id: number): Sql =>
    sql`FROM ${booksUsingIndex(reader.engine, "ix_books_classification")}
        WHERE books.classification_id = ${id} AND books.listed = 1 ORDER BY books.id DESC LIMIT ${MOST_COMPARED}`,
  category: (reader: Reader, id: number): Sql =>
    sql`FROM ${booksUsingIndex(reader.engine, "ix_books_category")}
        WHERE books.category_id = ${id} AND books.listed = 1 ORDER BY books.id DESC LIMIT ${MOST_COMPARED}`,
};
type Kind = keyof typeof newestOf;

/** What each bond weighs where few books share it, and where as many do as are compared. */
const WEIGHTS: Readonly<Record<Kind, { readonly rare: number; readonly common: number }>> = {
  subject: { rare: 4, common: 1 },
  author: { rare: 3, common: 2.5 },
  classification: { rare: 2, common: 1 },
  category: { rare: 0.5, common: 0.25 },
};
/** Volumes of one series belong together whatever else they share. */
const SERIES_WEIGHT = 4;

interface Wanted {
  readonly book: BookRow;
  /** How many, up to MAX_RELATED. */
  readonly count: number;
}

interface LinkLoaders {
  readonly authorIds: DataLoader<number, readonly number[]>;
  readonly subjectIds: DataLoader<number, readonly number[]>;
}

/** The ids of the books to go on with, of any number of books: what they share is read once for all of them. */
export function createRelatedBooksLoader(database: DatabaseReads, { authorIds, subjectIds }: LinkLoaders) {
  const newest = new DataLoader<readonly [kind: Kind, id: number], readonly Candidate[], string>(
    (records) =>
      database.read(
        (reader) => Promise.all(records.map(([kind, id]) => reader.select(columns, newestOf[kind](reader, id)))),
        { merged: true, byKey: true },
      ),
    { cacheKeyFn: (record) => record.join(":") },
  );
  const realAuthors = new DataLoader<number, boolean>(async (ids) => {
    const found = await database.read((reader) => selectRealAuthors(reader, ids), { byKey: true });
    return ids.map((id) => found.has(id));
  });
  const bondsOf = async ({ id, classificationId, categoryId }: BookRow): Promise<[Kind, number][]> => {
    const [authors, subjects] = await Promise.all([authorIds.load(id), subjectIds.load(id)]);
    const isReal = await Promise.all(authors.map((author) => realAuthors.load(author)));
    return [
      ...authors.filter((_author, place) => isReal[place]).map((author): [Kind, number] => ["author", author]),
      ...subjects.map((subject): [Kind, number] => ["subject", subject]),
      ...(classificationId === null ? [] : [["classification", classificationId] satisfies [Kind, number]]),
      ...(categoryId === null ? [] : [["category", categoryId] satisfies [Kind, number]]),
    ];
  };
  return new DataLoader<Wanted, readonly number[], string>(
    (wanted) =>
      Promise.all(
        wanted.map(async ({ book, count }) => {
          const bonds = await bondsOf(book);
          const shared = await Promise.all(
            bonds.map(async ([kind, id]) => ({ kind, books: await newest.load([kind, id]) })),
          );
          return ranked(book, shared).slice(0, count);
        }),
      ),
    { cacheKeyFn: ({ book, count }) => `${book.id}:${count}` },
  );
}

/** The closest first; of equally close ones the newest. */
function ranked(
  book: BookRow,
  shared: readonly { readonly kind: Kind; readonly books: readonly Candidate[] }[],
): number[] {
  const scores = new Map<number, number>();
  for (const { kind, books } of shared) {
    const { rare, common } = WEIGHTS[kind];
    const weight = rare + ((common - rare) * books.length) / MOST_COMPARED;
    for (const { id, seriesTitle } of books) {
      const series = book.seriesTitle !== null && seriesTitle === book.seriesTitle && !scores.has(id);
      scores.set(id, (scores.get(id) ?? 0) + weight + (series ? SERIES_WEIGHT : 0));
    }
  }
  scores.delete(book.id);
  return [...scores].sort(([id, score], [otherId, other]) => other - score || otherId - id).map(([id]) => id);
}

/** Who has written a book as people do: neither its publisher nor a team, and not hundreds of them. */
async function selectRealAuthors(reader: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await reader.select(
    { id: authorTable.id },
    sql`FROM authors WHERE authors.id IN (${join([...ids])}) AND authors.books_count <= ${MAX_BOOKS_OF_AUTHOR}
        AND authors.name_key NOT LIKE 'tim %' AND authors.name_key NOT IN (${join(NO_AUTHORS)})
        AND NOT EXISTS (SELECT 1 FROM publishers WHERE publishers.name_key = authors.name_key)`,
  );
  return new Set(rows.map(({ id }) => id));
}

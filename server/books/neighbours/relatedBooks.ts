import DataLoader from "dataloader";
import sql, { type Sql } from "sql-template-tag";

import { authorTable } from "../../authorities/records/Author.entity.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { classificationTable } from "../../authorities/records/Classification.entity.js";
import { integer } from "../../platform/database/columns.js";
import { readCounter } from "../../platform/database/counters/counterReads.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import type { BookRow } from "../bookReads.js";
import { booksUsingIndex, forcedJoin } from "../query/bookIndexes.js";
import { MAX_BOOKS_OF_AUTHOR } from "./realAuthors.js";
import { inOrderOfVolumes, seriesName } from "./seriesOrder.js";
import { type AuthorLoaders, withoutOtherEditions, workColumns, type WorkRow } from "./works.js";

export const MAX_RELATED = 12;
/** The newest books that share a thing are compared, at most so many; of an author all. */
const MOST_COMPARED = 24;

/** A subject's books are counted along its index up to here: of more it is only known that they are many. */
const MOST_COUNTED = 500;

const newestOf = {
  author: (reader: Reader, id: number): Sql =>
    sql`FROM book_authors ${forcedJoin(reader.engine)} books ON books.id = book_authors.book_id
        WHERE book_authors.author_id = ${id} AND books.listed = 1
        ORDER BY book_authors.book_id DESC LIMIT ${MAX_BOOKS_OF_AUTHOR}`,
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

/** What each bond weighs between two books that nobody else shares it with. */
const WEIGHTS: Readonly<Record<Kind, number>> = { subject: 4, author: 3, classification: 2, category: 0.5 };

const countOf: Readonly<Record<Kind, (id: number) => readonly [count: Sql, rest: Sql]>> = {
  author: (id) => [sql`${authorTable.booksCount}`, sql`FROM authors WHERE authors.id = ${id}`],
  subject: (id) => [
    sql`COUNT(*)`,
    sql`FROM (SELECT book_id FROM book_subjects WHERE subject_id = ${id} LIMIT ${MOST_COUNTED}) AS counted`,
  ],
  classification: (id) => [
    sql`${classificationTable.booksCount}`,
    sql`FROM classifications WHERE classifications.id = ${id}`,
  ],
  category: (id) => [sql`${categoryTable.booksCount}`, sql`FROM categories WHERE categories.id = ${id}`],
};

/** What a reader may go on with after a book; none of them stands on two of these shelves. */
export interface RelatedShelves {
  /** By its main author, the closest first. */
  readonly author: readonly number[];
  /** The volumes of its series in their order, and how many of them stand before it. */
  readonly series: readonly number[];
  readonly volumesBefore: number;
  /** What shares something else with it, the closest first. */
  readonly other: readonly number[];
}

interface LinkLoaders extends AuthorLoaders {
  readonly subjectIds: DataLoader<number, readonly number[]>;
}

/** A thing that books share, with those that share it. */
interface Bond {
  readonly kind: Kind;
  readonly id: number;
  /** How many share it, compared or not; of a subject up to MOST_COUNTED. */
  readonly total: number;
  readonly books: readonly WorkRow[];
}

/** The ids of the books to go on with, of any number of books: what they share is read once for all of them. */
export function createRelatedBooksLoader(database: DatabaseReads, loaders: LinkLoaders) {
  const { authorIds, subjectIds, realAuthors } = loaders;
  const cacheKeyFn = (record: readonly [Kind, number]) => record.join(":");
  const newest = new DataLoader<readonly [Kind, number], readonly WorkRow[], string>(
    (records) =>
      database.read(
        (reader) => Promise.all(records.map(([kind, id]) => reader.select(workColumns, newestOf[kind](reader, id)))),
        { merged: true, byKey: true },
      ),
    { cacheKeyFn },
  );
  const totals = new DataLoader<readonly [Kind, number], number, string>(
    (records) =>
      database.read(
        (reader) =>
          Promise.all(
            records.map(async ([kind, id]) => {
              const [count, rest] = countOf[kind](id);
              const [row] = await reader.select({ total: integer(count) }, rest);
              return row?.total ?? 0;
            }),
          ),
        { merged: true, byKey: true },
      ),
    { cacheKeyFn },
  );
  let size: Promise<number> | null = null;
  const collectionSize = () => (size ??= database.read((reader) => readCounter(reader, "books"), { byKey: true }));

  const bondsOf = async ({ id, classificationId, categoryId }: BookRow): Promise<Bond[]> => {
    const [authors, subjects] = await Promise.all([authorIds.load(id), subjectIds.load(id)]);
    const isReal = await Promise.all(authors.map((author) => realAuthors.load(author)));
    const things: [Kind, number][] = [
      ...authors.filter((_author, place) => isReal[place]).map((author): [Kind, number] => ["author", author]),
      ...subjects.map((subject): [Kind, number] => ["subject", subject]),
      ...(classificationId === null ? [] : [["classification", classificationId] satisfies [Kind, number]]),
      ...(categoryId === null ? [] : [["category", categoryId] satisfies [Kind, number]]),
    ];
    return Promise.all(
      things.map(async (thing): Promise<Bond> => {
        const [books, total] = await Promise.all([newest.load(thing), totals.load(thing)]);
        return { kind: thing[0], id: thing[1], books, total };
      }),
    );
  };

  const shelvesOf = async (book: BookRow): Promise<RelatedShelves> => {
    const [bonds, [mainAuthor], total] = await Promise.all([bondsOf(book), authorIds.load(book.id), collectionSize()]);
    const scores = closeness(bonds, total);
    const works = await withoutOtherEditions(book, ranked(book, bonds, scores), loaders);
    const series = book.seriesTitle === null ? "" : seriesName(book.seriesTitle);
    const isVolume = ({ seriesTitle }: WorkRow) =>
      series !== "" && seriesTitle !== null && seriesName(seriesTitle) === series;
    const byAuthor = new Set(
      bonds.find(({ kind, id }) => kind === "author" && id === mainAuthor)?.books.map(({ id }) => id),
    );
    const volumes = inOrderOfVolumes([book, ...works.filter(isVolume)]);
    const others = works.filter((work) => !isVolume(work));
    return {
      author: idsOf(others.filter(({ id }) => byAuthor.has(id))),
      series: idsOf(volumes).filter((id) => id !== book.id),
      volumesBefore: volumes.findIndex(({ id }) => id === book.id),
      other: idsOf(others.filter(({ id }) => !byAuthor.has(id) && (scores.get(id) ?? 0) > 0)),
    };
  };
  return new DataLoader<BookRow, RelatedShelves, number>((books) => Promise.all(books.map(shelvesOf)), {
    cacheKeyFn: ({ id }) => id,
  });
}

const idsOf = (books: readonly WorkRow[]): number[] => books.map(({ id }) => id);

/** By the ids of the books that share something; what half of the collection shares tells nothing. */
function closeness(bonds: readonly Bond[], collectionSize: number): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { kind, total, books } of bonds) {
    const isEverywhere = total > MOST_COMPARED && total * 2 >= collectionSize;
    // A narrow subject weighs more than several wide ones together.
    const weight = isEverywhere ? 0 : WEIGHTS[kind] / (1 + Math.log10(Math.max(1, total))) ** 2;
    for (const { id } of books) {
      scores.set(id, (scores.get(id) ?? 0) + weight);
    }
  }
  return scores;
}

/** The closest first; of equally close ones the newest. */
function ranked(book: BookRow, bonds: readonly Bond[], scores: ReadonlyMap<number, number>): WorkRow[] {
  const rows = new Map(bonds.flatMap(({ books }) => books.map((row) => [row.id, row])));
  rows.delete(book.id);
  return [...rows.values()].sort(
    (one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0) || other.id - one.id,
  );
}

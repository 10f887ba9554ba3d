import DataLoader from "dataloader";
import sql from "sql-template-tag";

import { pick, type RowOf } from "../../platform/database/columns.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { type KeyColumn, readPage, type Segment, writeCursor } from "../../platform/database/keyset.js";
import { required } from "../../platform/required.js";
import { bookTable } from "../Book.entity.js";
import { booksUsingIndex } from "../query/bookIndexes.js";

export const MAX_SHELF_BOOKS = 12;
/** Call numbers go on across all places: of so many on each side those are taken that stand where the book stands. */
const MOST_COMPARED = 2 * MAX_SHELF_BOOKS;

const columns = pick(bookTable, "id", "callNumber", "locationId");
/** A book, as far as its place on the shelf is told. */
export type Placed = RowOf<typeof columns>;

const keys: readonly KeyColumn<Placed>[] = [
  {
    column: sql`books.call_number`,
    descending: false,
    valueOf: ({ callNumber }) => required(callNumber, "the call number of a book on the shelf"),
  },
  { column: sql`books.id`, descending: false, valueOf: ({ id }) => id },
];
const ORDER = "shelf";

/** Only books that have a call number. */
const inShelfOrder = (reader: Reader): Segment<Placed> => ({
  keys,
  fetch: (condition, order, limit) =>
    reader.select(
      columns,
      sql`FROM ${booksUsingIndex(reader.engine, "ix_books_call_number")}
          WHERE books.listed = 1 AND ${condition} ORDER BY ${order} LIMIT ${limit}`,
    ),
});

/** The ids of the books that stand nearest to a book on either side, from the left to the right. */
export interface Neighbours {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** For any number of books, all of whose shelves are read together. */
export function createShelfLoader(database: DatabaseReads) {
  return new DataLoader<Placed, Neighbours, number>(
    (books) =>
      database.read((reader) => Promise.all(books.map((book) => neighboursOf(reader, book))), {
        merged: true,
        byKey: true,
      }),
    { cacheKeyFn: ({ id }) => id },
  );
}

async function neighboursOf(reader: Reader, book: Placed): Promise<Neighbours> {
  if (book.callNumber === null) {
    return { left: [], right: [] };
  }
  const segments = [inShelfOrder(reader)];
  const here = writeCursor(ORDER, 0, keys, book);
  const [before, after] = await Promise.all([
    readPage(ORDER, segments, { last: MOST_COMPARED, before: here }),
    readPage(ORDER, segments, { first: MOST_COMPARED, after: here }),
  ]);
  const besides = ({ edges }: typeof before) =>
    edges.flatMap(({ node: { id, locationId } }) =>
      // Of a book whose place nobody has written down the call number is all that is known.
      book.locationId === null || locationId === book.locationId ? id : [],
    );
  return { left: besides(before).slice(-MAX_SHELF_BOOKS), right: besides(after).slice(0, MAX_SHELF_BOOKS) };
}

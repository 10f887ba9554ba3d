import DataLoader from "dataloader";
import sql, { join } from "sql-template-tag";

import { bylineOf } from "../../common/authorRoles.js";
import type { DatabaseReads, Reader } from "../platform/database/Database.js";
import { MAX_PAGE_SIZE } from "../platform/database/keyset.js";
import {
  type BookRow,
  booksByIds,
  booksVisibleTo,
  copiesVisibleTo,
  type CopyCounts,
  copyCountsOf,
  type CopyRow,
  descriptionsOf,
  type Credit,
  creditsOf,
  subjectIdsOf,
  selectCopies,
} from "./bookReads.js";
import { canSeeAcquisition } from "./acquisition.js";
import { canSeeBook } from "./bookVisibility.js";
import { type BookFileRow, bookFilesByIds, bookFilesOf, readingsOf } from "./files/bookFileReads.js";
import { canReadDigitalFile, canReadFile } from "./files/digitalFileAccess.js";
import { createCommonSubjectsLoader } from "./neighbours/commonSubjects.js";
import { createOtherEditionsLoader } from "./neighbours/otherEditions.js";
import { createRealAuthorsLoader } from "./neighbours/realAuthors.js";
import { createRelatedBooksLoader } from "./neighbours/relatedBooks.js";
import { createShelfLoader } from "./neighbours/shelfBooks.js";
import { canRead, type Viewer } from "../viewer.js";

const NO_COPIES: CopyCounts = { copies: 0, available: 0 };

/** One statement per kind of data and request, for any number of books. */
export function createBookLoaders(database: DatabaseReads, viewer: Viewer) {
  const batchLoader = <Value>(
    load: (reader: Reader, ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
    missing: Value,
  ) =>
    new DataLoader<number, Value>(async (ids) => {
      const found = await database.read((reader) => load(reader, ids), { byKey: ids.length <= MAX_PAGE_SIZE });
      return ids.map((id) => found.get(id) ?? missing);
    });

  const credits = batchLoader<readonly Credit[]>(creditsOf, []);
  /** Those first by whom the book is cited. */
  const authorIds = new DataLoader<number, readonly number[]>(async (bookIds) =>
    (await credits.loadMany([...bookIds])).map((all) => (all instanceof Error ? all : inOrderOfCitation(all))),
  );
  const subjectIds = batchLoader<readonly number[]>(subjectIdsOf, []);
  const realAuthors = createRealAuthorsLoader(database);
  const book = batchLoader<BookRow | null>(
    async (reader, ids) => new Map((await booksByIds(reader, ids)).map((row) => [row.id, row])),
    null,
  );
  return {
    /** Also one that is hidden from the catalogue: whoever has borrowed it sees what it is. */
    book,
    /** Those that the viewer may come upon. */
    shownBook: new DataLoader<number, BookRow | null>(async (ids) =>
      (await book.loadMany([...ids])).map((row) =>
        row === null || row instanceof Error || canSeeBook(viewer, row) ? row : null,
      ),
    ),
    description: batchLoader<string | null>(descriptionsOf, null),
    credits,
    authorIds,
    commonSubjects: createCommonSubjectsLoader(database),
    otherEditions: createOtherEditionsLoader(database, { authorIds, realAuthors }),
    related: createRelatedBooksLoader(database, { authorIds, subjectIds, realAuthors }),
    shelf: createShelfLoader(database),
    subjectIds,
    /** Reads nothing: it is a loader only because presenters do not know the viewer. */
    canReadDigitalFile: new DataLoader<BookRow, boolean>((books) =>
      Promise.resolve(books.map((book) => canReadDigitalFile(viewer, book))),
    ),
    /** As `canReadDigitalFile`, of any file of a book. */
    canReadFile: new DataLoader<BookFileRow, boolean>((files) =>
      Promise.resolve(files.map(({ access }) => canReadFile(viewer, access))),
    ),
    bookFiles: batchLoader<readonly BookFileRow[]>(
      (reader, ids) => bookFilesOf(reader, ids, booksVisibleTo(viewer)),
      [],
    ),
    bookFile: batchLoader<BookFileRow | null>(
      async (reader, ids) =>
        new Map((await bookFilesByIds(reader, ids, booksVisibleTo(viewer))).map((file) => [file.id, file])),
      null,
    ),
    /** Null for who may not know. */
    fileReadings: batchLoader<number | null>(
      async (reader, ids) => (canRead(viewer, "catalogue") ? readingsOf(reader, ids) : new Map()),
      canRead(viewer, "catalogue") ? 0 : null,
    ),
    /** By the number of the book or the copy. */
    seesAcquisition: new DataLoader<number, boolean>((ids) =>
      Promise.resolve(ids.map(() => canSeeAcquisition(viewer))),
    ),
    copyCounts: batchLoader<CopyCounts>(copyCountsOf, NO_COPIES),
    copy: batchLoader<CopyRow | null>(
      async (reader, ids) =>
        new Map(
          (await selectCopies(reader, copiesVisibleTo(viewer), sql`copies.id IN (${join([...ids])})`)).map((copy) => [
            copy.id,
            copy,
          ]),
        ),
      null,
    ),
  };
}

function inOrderOfCitation(credits: readonly Credit[]): number[] {
  const byline = bylineOf(credits);
  return [...byline, ...credits.filter((credit) => !byline.includes(credit))].map(({ authorId }) => authorId);
}

export type BookLoaders = ReturnType<typeof createBookLoaders>;

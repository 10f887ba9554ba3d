import sql, { empty, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { notNull, nullable, omit, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { coverImportTable } from "./CoverImport.entity.js";
import { type CoverOutcomeKind, coverOutcomeTable } from "./CoverOutcome.entity.js";
import type { StoredCoverImport } from "./StoredCoverImport.js";

const columns = omit(coverImportTable, "runningSlot");

/** `rest` is the statement from WHERE on. */
export function selectCoverImports(reader: Reader, rest: Sql): Promise<StoredCoverImport[]> {
  return reader.select(columns, sql`FROM cover_imports ${rest}`);
}

/** One whose archive has arrived; `lock` is `forUpdate(tx)` where a write depends on the row. */
export async function coverImportById(
  reader: Reader,
  id: number,
  lock: Sql = empty,
): Promise<StoredCoverImport | null> {
  const [found] = await selectCoverImports(reader, sql`WHERE id = ${id} AND state <> 'arriving' ${lock}`);
  return found ?? null;
}

/** The newest first. */
export function coverImportPage(reader: Reader, page: PageArgs): Promise<Page<StoredCoverImport>> {
  return readPage<StoredCoverImport>(
    "coverImports",
    [
      {
        keys: [{ column: sql`id`, descending: true, valueOf: ({ id }) => id }],
        fetch: (where, order, limit) =>
          selectCoverImports(reader, sql`WHERE state <> 'arriving' AND ${where} ORDER BY ${order} LIMIT ${limit}`),
      },
    ],
    page,
  );
}

const outcomeColumns = {
  ...pick(coverOutcomeTable, "id", "fileName", "kind", "bookId", "reason"),
  title: nullable(bookTable.title),
};

/** A file with what became of it; `title` is null where its book is gone for good, or there was none. */
export type CoverOutcomeRow = RowOf<typeof outcomeColumns>;

export function coverOutcomePage(
  reader: Reader,
  coverImportId: number,
  kind: CoverOutcomeKind,
  page: PageArgs,
): Promise<Page<CoverOutcomeRow>> {
  return readPage<CoverOutcomeRow>(
    `coverOutcomes:${kind}`,
    [
      {
        keys: [{ column: sql`cover_outcomes.id`, descending: false, valueOf: ({ id }) => id }],
        fetch: (where, order, limit) =>
          reader.select(
            outcomeColumns,
            sql`FROM cover_outcomes LEFT JOIN books ON books.id = cover_outcomes.book_id
                WHERE cover_import_id = ${coverImportId} AND kind = ${kind} AND ${where}
                ORDER BY ${order} LIMIT ${limit}`,
          ),
      },
    ],
    page,
  );
}

/** Books whose imported file names a cover that they do not have; of one import, or of all. */
export function countAwaitingCover(reader: Reader, importId: number | null): Promise<number> {
  const ofImport = importId === null ? empty : sql`AND import_id = ${importId}`;
  return reader.count(
    sql`FROM books WHERE listed = 1 AND image_url IS NULL AND cover_file_name IS NOT NULL ${ofImport}`,
  );
}

const BOOKS_PER_READ = 2_000;
const namedColumns = { ...pick(bookTable, "id"), coverFileName: notNull(bookTable.coverFileName) };

/** All books whose imported file names a cover, a few thousand at a time. */
export async function* booksNamingCovers(
  read: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>,
): AsyncGenerator<RowOf<typeof namedColumns>[]> {
  for (let last = 0; ;) {
    const after = last;
    const books = await read((reader) =>
      reader.select(
        namedColumns,
        sql`FROM books WHERE listed = 1 AND cover_file_name IS NOT NULL AND id > ${after}
            ORDER BY id LIMIT ${BOOKS_PER_READ}`,
      ),
    );
    yield books;
    last = books.at(-1)?.id ?? last;
    if (books.length < BOOKS_PER_READ) {
      return;
    }
  }
}

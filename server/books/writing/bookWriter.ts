import sql, { bulk, join, raw, type Sql } from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import {
  authorDraft,
  classificationDraft,
  findOrCreate,
  locationDraft,
  namedDraft,
  type RecordDraft,
  type RecordList,
} from "../../authorities/findOrCreate.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { chunk } from "../../platform/database/chunk.js";
import { foldKey } from "../../platform/text/fold.js";
import { identityKey } from "../record/bookIdentity.js";
import { adjustBookCounts } from "./bookCounts.js";
import { indexBooks } from "../query/bookSearch.js";
import { freeSlugs } from "../record/bookSlug.js";
import { defaultCallNumber } from "../record/callNumber.js";
import { type InsertOptions, insertCopies } from "../copies/copyWriter.js";
import { isbn13Of } from "../record/isbn.js";
import type { NewBook } from "../record/NewBook.js";
import { required } from "../../platform/required.js";

/** More at a time would bind more values than SQLite takes. */
const BOOKS_PER_STATEMENT = 500;

/**
 * Creates books with their authority records, copies, search words and stored counts; books are created nowhere else.
 * Returns their ids in order.
 */
export async function insertBooks(
  tx: Transaction,
  books: readonly NewBook[],
  options: InsertOptions,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of chunk(books, BOOKS_PER_STATEMENT)) {
    ids.push(...(await insertBatch(tx, batch.map(withDefaults), options)));
  }
  return ids;
}

/**
 * Fills the omitted fields of a new book by the rules that REST, GraphQL and imports share, and resolves the
 * authority records that it names.
 */
function withDefaults(book: NewBook) {
  const authors = book.authors ?? [];
  const publishYear = book.publishYear ?? null;
  const publishYearText = book.publishYearText ?? publishYear?.toString() ?? null;
  return {
    ...book,
    authors,
    subjects: book.subjects ?? [],
    isbn13: book.isbn13 === undefined ? isbn13Of(book.isbn) : book.isbn13,
    publishYear,
    publishYearText,
    callNumber: book.callNumber ?? defaultCallNumber(book.classification?.code ?? null, authors[0], book.title),
    identityKey: identityKey({ title: book.title, authors, publishYear, publishYearText }),
    records: {
      authors: authors.map(authorDraft),
      subjects: (book.subjects ?? []).map(namedDraft),
      publishers: book.publisher ? namedDraft(book.publisher) : null,
      categories: book.category ? namedDraft(book.category) : null,
      classifications: book.classification ? classificationDraft(book.classification) : null,
      locations: book.location ? locationDraft(book.location) : null,
      sources: book.source ? namedDraft(book.source) : null,
    } satisfies Record<RecordList, RecordDraft | readonly RecordDraft[] | null>,
  };
}

type CompleteBook = ReturnType<typeof withDefaults>;

async function insertBatch(tx: Transaction, books: readonly CompleteBook[], options: InsertOptions): Promise<number[]> {
  const { importId, listed, now } = options;
  const idOfRecord = await findOrCreateRecords(tx, books, importId);
  const slugs = await freeSlugs(
    tx,
    books.map((book) => book.title),
  );
  const written = toSqlDateTime(now);
  await tx.run(
    sql`INSERT INTO books (
          slug, title, title_key, subtitle, isbn, isbn13, publisher_id, publish_place, publish_year, publish_year_text, edition,
          physical_description, series_title, language, classification_id, call_number, category_id, description, image_url,
          location_id, source_id, price, identity_key, listed, import_id, import_row, created_at, updated_at
        ) VALUES ${bulk(
          books.map((book, index) => [
            slugs[index],
            book.title,
            foldKey(book.title),
            book.subtitle ?? null,
            book.isbn ?? null,
            book.isbn13,
            idOfRecord("publishers", book.records.publishers),
            book.publishPlace ?? null,
            book.publishYear,
            book.publishYearText,
            book.edition ?? null,
            book.physicalDescription ?? null,
            book.seriesTitle ?? null,
            book.language ?? "id",
            idOfRecord("classifications", book.records.classifications),
            book.callNumber,
            idOfRecord("categories", book.records.categories),
            book.description ?? null,
            book.imageUrl ?? null,
            idOfRecord("locations", book.records.locations),
            idOfRecord("sources", book.records.sources),
            book.price ?? null,
            book.identityKey,
            listed ? 1 : 0,
            importId,
            book.importRow ?? null,
            written,
            written,
          ]),
        )}`,
  );
  // The slug is what both engines can find a new row by; what they say of the last id differs.
  const insertedRows = await tx.rows<{ id: number; slug: string }>(
    sql`SELECT id, slug FROM books WHERE slug IN (${join(slugs)})`,
  );
  const idOf = new Map(insertedRows.map((row) => [row.slug, row.id]));
  const inserted = books.map((book, index) => ({
    ...book,
    id: required(idOf.get(required(slugs[index], "the slug of a new book")), "the book just written"),
  }));
  for (const [list, table, column] of [
    ["authors", raw("book_authors"), raw("author_id")],
    ["subjects", raw("book_subjects"), raw("subject_id")],
  ] as const) {
    await insertLinks(
      tx,
      table,
      column,
      inserted.map((book) => [book.id, book.records[list].map((draft) => idOfRecord(list, draft))]),
    );
  }
  await insertCopies(
    tx,
    inserted.flatMap((book) => (book.copies ?? []).map((copy) => ({ ...copy, bookId: book.id }))),
    options,
  );
  await indexBooks(tx, inserted.map(searchDocument));
  const ids = inserted.map((book) => book.id);
  if (listed) {
    await adjustBookCounts(tx, ids, 1);
  }
  return ids;
}

function searchDocument(book: CompleteBook & { readonly id: number }) {
  const { title, subtitle = null, isbn = null, isbn13, callNumber, subjects } = book;
  return { bookId: book.id, title, subtitle, authors: book.authors.map(fullName), subjects, isbn, isbn13, callNumber };
}

const RECORD_LISTS = [
  "authors",
  "subjects",
  "publishers",
  "categories",
  "classifications",
  "locations",
  "sources",
] as const;

/** The id of every catalogue record that the books name, by list and key. */
async function findOrCreateRecords(tx: Transaction, books: readonly CompleteBook[], importId: number | null) {
  const ids = new Map<RecordList, ReadonlyMap<string, number>>();
  for (const list of RECORD_LISTS) {
    ids.set(
      list,
      await findOrCreate(
        tx,
        list,
        books.flatMap((book) => book.records[list] ?? []),
        importId,
      ),
    );
  }
  return (list: RecordList, draft: RecordDraft | null): number | null =>
    draft && required(ids.get(list)?.get(draft.key), "the record of a book");
}

async function insertLinks(
  tx: Transaction,
  table: Sql,
  column: Sql,
  books: readonly (readonly [number, readonly (number | null)[]])[],
): Promise<void> {
  const rows = books.flatMap(([bookId, linked]) =>
    [...new Set(linked)].map((linkedId, position) => [bookId, linkedId, position]),
  );
  for (const batch of chunk(rows)) {
    await tx.run(sql`INSERT INTO ${table} (book_id, ${column}, position) VALUES ${bulk(batch)}`);
  }
}

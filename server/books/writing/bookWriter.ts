import sql, { join } from "sql-template-tag";

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
import { chunk } from "../../platform/database/chunk.js";
import { emptyValues, type InsertOf, pick, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { foldKey } from "../../platform/text/fold.js";
import { type Book, bookTable } from "../Book.entity.js";
import { identityKey } from "../record/bookIdentity.js";
import { adjustBookCounts } from "./bookCounts.js";
import { insertBookLinks } from "./bookLinks.js";
import { indexBooks } from "../query/bookSearch.js";
import { freeSlugs } from "../record/bookSlug.js";
import { defaultCallNumber } from "../record/callNumber.js";
import { type InsertOptions, insertCopies } from "../copies/copyWriter.js";
import { isbn13Of } from "../record/isbn.js";
import { type BookValues, bookValueColumns, type NewBook } from "../record/NewBook.js";

const EMPTY_VALUES = { ...emptyValues(bookValueColumns), language: "id" };

/** What is read and written at a time. */
const BOOKS_PER_BATCH = 500;

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
  for (const batch of chunk(books, BOOKS_PER_BATCH)) {
    ids.push(...(await insertBatch(tx, batch.map(withDefaults), options)));
  }
  return ids;
}

/**
 * Fills the omitted fields of a new book by the rules that REST, GraphQL and imports share, and resolves the
 * authority records that it names.
 */
function withDefaults(book: NewBook) {
  const { authors = [], subjects = [], copies = [], importRow = null } = book;
  const publishYear = book.publishYear ?? null;
  const publishYearText = book.publishYearText ?? publishYear?.toString() ?? null;
  const values: BookValues = {
    ...EMPTY_VALUES,
    ...valuesOf(bookValueColumns, book),
    publishYear,
    publishYearText,
    callNumber: book.callNumber ?? defaultCallNumber(book.classification?.code ?? null, authors[0], book.title),
  };
  return {
    values,
    authors,
    subjects,
    copies,
    importRow,
    isbn13: book.isbn13 === undefined ? isbn13Of(book.isbn) : book.isbn13,
    records: {
      authors: authors.map(authorDraft),
      subjects: subjects.map(namedDraft),
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
  const referenceId = (list: RecordList, draft: RecordDraft | null) => draft && idOfRecord(list, draft);
  const slugs = await freeSlugs(
    tx,
    books.map(({ values }) => values.title),
  );
  const rows = books.map(({ values, authors, isbn13, importRow, records }, index): InsertOf<Book> => ({
    ...values,
    slug: required(slugs[index], "the slug of a new book"),
    titleKey: foldKey(values.title),
    isbn13,
    publisherId: referenceId("publishers", records.publishers),
    classificationId: referenceId("classifications", records.classifications),
    categoryId: referenceId("categories", records.categories),
    digitalFile: null,
    locationId: referenceId("locations", records.locations),
    sourceId: referenceId("sources", records.sources),
    identityKey: identityKey({ ...values, authors }),
    heldCopies: 0,
    listed,
    deletedAt: null,
    importId,
    importRow,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(bookTable, rows);
  // The slug is what both engines can find a new row by; what they say of the last id differs.
  const insertedRows = await tx.select(pick(bookTable, "id", "slug"), sql`FROM books WHERE slug IN (${join(slugs)})`);
  const idOf = new Map(insertedRows.map((row) => [row.slug, row.id]));
  const ids = rows.map(({ slug }) => required(idOf.get(slug), "the book just written"));
  const inserted = books.map((book, index) => ({ ...book, id: required(ids[index], "the book just written") }));
  for (const list of ["authors", "subjects"] as const) {
    await insertBookLinks(
      tx,
      list,
      inserted.map(({ id, records }) => ({
        bookId: id,
        linkedIds: records[list].map((draft) => idOfRecord(list, draft)),
      })),
    );
  }
  await insertCopies(
    tx,
    inserted.flatMap(({ id, copies }) => copies.map((copy) => ({ ...copy, bookId: id }))),
    options,
  );
  await indexBooks(
    tx,
    inserted.map(({ id, values, isbn13, authors, subjects }) => ({
      ...values,
      id,
      isbn13,
      authors: authors.map(fullName),
      subjects,
    })),
  );
  if (listed) {
    await adjustBookCounts(tx, ids, 1);
  }
  return ids;
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
  return (list: RecordList, draft: RecordDraft): number =>
    required(ids.get(list)?.get(draft.key), "the record of a book");
}

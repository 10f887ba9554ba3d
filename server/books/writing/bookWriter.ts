import { chunk } from "../../platform/database/chunk.js";
import { emptyValues, type InsertOf, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { foldKey } from "../../../common/fold.js";
import { type Book, bookTable } from "../Book.entity.js";
import { identityKey } from "../record/bookIdentity.js";
import { adjustBookCounts } from "./bookCounts.js";
import { insertBookLinks } from "./bookLinks.js";
import { findOrCreateRecords, NO_RECORDS, type RecordChanges } from "./bookRecords.js";
import { indexBooks } from "../query/search/bookSearch.js";
import { freeSlugs } from "../record/bookSlug.js";
import { defaultCallNumber, mainAuthorOf } from "../record/callNumber.js";
import { type InsertOptions, insertCopies } from "../copies/copyWriter.js";
import { isbn13Of } from "../record/isbn.js";
import { type BookDraft, type BookValues, bookValueColumns, type NewBook } from "../record/NewBook.js";

const EMPTY_VALUES = {
  ...emptyValues(bookValueColumns),
  language: "id",
  digitalFileAccess: "public" as const,
  materialKind: "book" as const,
  isHidden: false,
};

/** What is read and written at a time. */
const BOOKS_PER_BATCH = 500;

/**
 * Creates books with the authority records that they name, copies, search words and stored counts. Returns their ids
 * in order.
 */
export async function insertBooks(
  tx: Transaction,
  books: readonly NewBook[],
  options: InsertOptions,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of chunk(books, BOOKS_PER_BATCH)) {
    const records = await findOrCreateRecords(tx, batch, options.importId);
    ids.push(
      ...(await insertBatch(
        tx,
        await tx.turns.map(batch, (book, index) => withDefaults(book, records[index])),
        options,
      )),
    );
  }
  return ids;
}

/** Creates one book, whose records are known, as `insertBooks` does. */
export async function insertBook(
  tx: Transaction,
  book: BookDraft,
  records: RecordChanges,
  options: InsertOptions,
): Promise<number> {
  const [id] = await insertBatch(tx, [withDefaults(book, records)], options);
  return required(id, "the book just written");
}

/** Fills the omitted fields of a new book by the rules that REST, GraphQL and imports share. */
function withDefaults(book: BookDraft, records: RecordChanges = {}) {
  const publishYear = book.publishYear ?? null;
  const publishYearText = book.publishYearText ?? publishYear?.toString() ?? null;
  const { authors, subjects, classification, publisher, ...references } = { ...NO_RECORDS, ...records };
  const values: BookValues = {
    ...EMPTY_VALUES,
    ...valuesOf(bookValueColumns, book),
    publishYear,
    publishYearText,
    callNumber:
      book.callNumber ??
      (book.keepsCallNumberEmpty
        ? null
        : defaultCallNumber(classification?.code ?? null, mainAuthorOf(authors), book.title)),
  };
  return {
    values,
    references,
    authors,
    subjects,
    classification,
    publisher,
    copies: book.copies ?? [],
    coverFileName: book.coverFileName ?? null,
    importRow: book.importRow ?? null,
    isbn13: book.isbn13 === undefined ? isbn13Of(book.isbn) : book.isbn13,
    identityKey: book.identityKey ?? identityKey({ ...values, authors }),
  };
}

type CompleteBook = ReturnType<typeof withDefaults>;

async function insertBatch(
  tx: Transaction,
  books: readonly CompleteBook[],
  options: InsertOptions,
): Promise<readonly number[]> {
  const { importId, listed, now } = options;
  const slugs = await freeSlugs(
    tx,
    books.map(({ values }) => values.title),
  );
  const rows = books.map(
    ({ values, references, isbn13, identityKey, coverFileName, importRow }, index): InsertOf<Book> => ({
      ...values,
      ...references,
      slug: required(slugs[index], "the slug of a new book"),
      titleKey: foldKey(values.title),
      isbn13,
      coverFileName,
      coverFollowedAt: null,
      digitalFile: null,
      identityKey,
      heldCopies: 0,
      listed,
      deletedAt: null,
      importId,
      importRow,
      createdAt: now,
      updatedAt: now,
    }),
  );
  const ids = await tx.insert(bookTable, rows);
  const inserted = books.map((book, index) => ({ book, id: required(ids[index], "the book just written") }));
  for (const list of ["authors", "subjects"] as const) {
    await insertBookLinks(
      tx,
      list,
      inserted.map(({ book, id }) => ({ bookId: id, linked: book[list] })),
    );
  }
  await insertCopies(
    tx,
    inserted.flatMap(({ book, id }) => book.copies.map((copy) => ({ ...copy, bookId: id }))),
    options,
  );
  await indexBooks(
    tx,
    // Each by its name: to copy whole books is what an import would spend much of its time on.
    inserted.map(({ book: { values, authors, subjects, publisher, classification, isbn13 }, id }) => ({
      id,
      title: values.title,
      subtitle: values.subtitle,
      isbn: values.isbn,
      isbn13,
      callNumber: values.callNumber,
      seriesTitle: values.seriesTitle,
      publishYear: values.publishYear,
      authors,
      subjects,
      publisher,
      classification,
    })),
  );
  if (listed) {
    await adjustBookCounts(tx, ids, 1);
  }
  return ids;
}

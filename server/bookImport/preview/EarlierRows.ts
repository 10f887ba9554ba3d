import { type Book, bookTable } from "../../books/Book.entity.js";
import { type Copy, copyTable } from "../../books/copies/Copy.entity.js";
import { foldKey } from "../../../common/fold.js";
import type { BookSource, KnownBook } from "../rows/KnownBooks.js";
import type { PlannedRows } from "../rows/planRows.js";
import { columnsLike, createTable, ScratchDatabase } from "./ScratchDatabase.js";

/** Greater than every id that a book in the database has. */
const FILE_BOOK_ID_OFFSET = 1_000_000_000_000;

type WrittenCopy = Pick<Copy, "itemCode" | "bookId">;

interface WrittenBook {
  readonly bookId: number;
  readonly book: KnownBook;
  /** Null for a book that was there before. */
  readonly importId: number | null;
}

/** All that KnownBooks reads of a book. */
const bookColumns = columnsLike<Book, WrittenBook>(bookTable, {
  id: ({ bookId }) => bookId,
  title: ({ book }) => book.title,
  titleKey: ({ book }) => foldKey(book.title),
  subtitle: ({ book }) => book.described.subtitle ?? null,
  edition: ({ book }) => book.described.edition ?? null,
  seriesTitle: ({ book }) => book.described.seriesTitle ?? null,
  physicalDescription: ({ book }) => book.described.physicalDescription ?? null,
  publishYear: ({ book }) => book.described.publishYear ?? null,
  publishYearText: ({ book }) => book.described.publishYearText ?? null,
  isbn13: ({ book }) => book.isbn13,
  identityKey: ({ book }) => book.identityKey,
  importId: ({ importId }) => importId,
  importRow: ({ book }) => book.row,
  deletedAt: () => null,
});
const copyColumns = columnsLike<Copy, WrittenCopy>(copyTable, {
  itemCode: ({ itemCode }) => itemCode,
  bookId: ({ bookId }) => bookId,
});

/** The rows already previewed, in tables like those the import would write, with only the columns that it reads. */
export class EarlierRows implements BookSource {
  private constructor(
    private readonly database: ScratchDatabase,
    private readonly importId: number,
  ) {}

  static create(path: string, importId: number): EarlierRows {
    return new EarlierRows(
      ScratchDatabase.create(path, [
        createTable("books", bookColumns, "id"),
        "CREATE INDEX ix_isbn13 ON books (isbn13)",
        "CREATE INDEX ix_identity ON books (identity_key)",
        `${createTable("copies", copyColumns, "item_code")} WITHOUT ROWID`,
        "CREATE INDEX ix_book ON copies (book_id)",
      ]),
      importId,
    );
  }

  select: BookSource["select"] = (selected, rest) => this.database.select(selected, rest);

  /** Takes the books and codes of a chunk as written. */
  add({ books, addedCopies }: PlannedRows): void {
    const written = [
      ...books.map(({ row, known, copies }) => ({ bookId: FILE_BOOK_ID_OFFSET + row.row.number, book: known, copies })),
      // An existing book to which the file adds a copy is inserted here too, so that the item code leads to it.
      ...addedCopies,
    ];
    this.database.insert(
      "INSERT OR IGNORE INTO books",
      bookColumns,
      written.map(({ bookId, book }) => ({ bookId, book, importId: book.row === null ? null : this.importId })),
    );
    this.database.insert(
      "INSERT OR IGNORE INTO copies",
      copyColumns,
      written.flatMap(({ bookId, copies }) => copies.map(({ itemCode }) => ({ itemCode, bookId }))),
    );
  }

  close(): void {
    this.database.close();
  }
}

import { foldKey } from "../../platform/text/fold.js";
import type { BookSource } from "../rows/KnownBooks.js";
import type { PlannedRows } from "../rows/planRows.js";
import { ScratchDatabase } from "./ScratchDatabase.js";

/** Greater than every id that a book in the database has. */
const FILE_BOOK_ID_OFFSET = 1_000_000_000_000;

/** The rows already previewed, in tables like those the import would write, with only the columns that it reads. */
export class EarlierRows implements BookSource {
  private constructor(
    private readonly database: ScratchDatabase,
    private readonly importId: number,
  ) {}

  static create(path: string, importId: number): EarlierRows {
    return new EarlierRows(
      ScratchDatabase.create(path, [
        `CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, title_key TEXT, subtitle TEXT, edition TEXT,
          series_title TEXT, physical_description TEXT, publish_year INTEGER, publish_year_text TEXT, isbn13 TEXT,
          identity_key TEXT, import_id INTEGER, import_row INTEGER, deleted_at TEXT)`,
        "CREATE INDEX ix_isbn13 ON books (isbn13)",
        "CREATE INDEX ix_identity ON books (identity_key)",
        "CREATE TABLE copies (item_code TEXT PRIMARY KEY, book_id INTEGER) WITHOUT ROWID",
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
      "INSERT OR IGNORE INTO books VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
      written.map(({ bookId, book }) => [
        bookId,
        book.title,
        foldKey(book.title),
        book.described.subtitle ?? null,
        book.described.edition ?? null,
        book.described.seriesTitle ?? null,
        book.described.physicalDescription ?? null,
        book.described.publishYear ?? null,
        book.described.publishYearText ?? null,
        book.isbn13,
        book.identityKey,
        book.row === null ? null : this.importId,
        book.row,
      ]),
    );
    this.database.insert(
      "INSERT OR IGNORE INTO copies VALUES (?, ?)",
      written.flatMap(({ bookId, copies }) => copies.map(({ itemCode }) => [itemCode, bookId])),
    );
  }

  close(): void {
    this.database.close();
  }
}

import type { FoundBook, KnownBook, KnownBooks } from "./KnownBooks.js";
import type { ImportedBook } from "./ImportedBook.js";

/** By what a row was taken for a book, in words. */
export function matchedBy(row: ImportedBook, { book, by }: FoundBook, known: KnownBooks): string {
  const shared = row.itemCodes.find((code) => known.holderOf(code) === book);
  if (shared !== undefined) {
    return `kode eksemplar ${shared}`;
  }
  return by === "isbn" ? `ISBN ${row.isbn13}` : "judul, penulis, dan tahun yang sama";
}

/** A book as the reason of another row names it. */
export function describeBook({ title, row, isBinned }: KnownBook): string {
  if (isBinned) {
    return `buku “${title}” di Tempat Sampah`;
  }
  return row === null ? `buku “${title}” di katalog` : `baris ${row} “${title}”`;
}

import type { ImportedBook } from "./parseRow.js";
import type { KnownBook, KnownBooks } from "./KnownBooks.js";

export interface Duplicate {
  readonly book: KnownBook;
  readonly reason: string;
  /** Codes of the row that no copy has yet: they become copies of the book that is there. */
  readonly newItemCodes: readonly string[];
}

/** Whether a row repeats a known book: by a copy's code, then by ISBN, then by title, authors and year. */
export function findDuplicate(row: ImportedBook, known: KnownBooks): Duplicate | undefined {
  const takenCode = row.itemCodes.find((code) => known.findByItemCode(code));
  const byCode = takenCode === undefined ? undefined : known.findByItemCode(takenCode);
  if (byCode?.isBinned) {
    return binnedDuplicate(byCode, `kode eksemplar ${takenCode}`);
  }
  if (byCode) {
    return byCode.titleKey === row.titleKey
      ? sameBookDuplicate(row, byCode, known, `kode eksemplar ${takenCode}`)
      : conflictingDuplicate(row, byCode, `kode eksemplar ${takenCode}`, "betulkan kode eksemplar");
  }
  const byIsbn = known.findByIsbn(row);
  if (byIsbn) {
    return byIsbn.titleKey === row.titleKey
      ? sameBookDuplicate(row, byIsbn, known, `ISBN ${row.isbn13}`)
      : conflictingDuplicate(row, byIsbn, `ISBN ${row.isbn13}`, "betulkan atau kosongkan ISBN");
  }
  const byIdentity = known.findByIdentity(row);
  return byIdentity && sameBookDuplicate(row, byIdentity, known, "judul, penulis, dan tahun yang sama");
}

/** A deleted book keeps its item codes as long as it can be restored. */
function binnedDuplicate(book: KnownBook, matchedBy: string): Duplicate {
  return {
    book,
    newItemCodes: [],
    reason: `Ada buku “${book.title}” di Tempat Sampah dengan ${matchedBy}. Pulihkan buku itu, atau hapus selamanya lalu impor lagi.`,
  };
}

function sameBookDuplicate(row: ImportedBook, book: KnownBook, known: KnownBooks, matchedBy: string): Duplicate {
  const newItemCodes = row.itemCodes.filter((code) => !known.findByItemCode(code));
  const added = newItemCodes.length > 0 ? `; ${newItemCodes.length} eksemplar ditambahkan` : "";
  return { book, newItemCodes, reason: `Sama dengan ${describeBook(book)}: ${matchedBy}${added}.` };
}

/** The code or ISBN matches but the title differs: reported for a person to decide; nothing is merged. */
function conflictingDuplicate(row: ImportedBook, book: KnownBook, matchedBy: string, suggestion: string): Duplicate {
  return {
    book,
    newItemCodes: [],
    reason: `“${row.book.title}” memakai ${matchedBy} yang sudah dipakai ${describeBook(book)}. Bila memang buku lain, ${suggestion} lalu impor lagi.`,
  };
}

function describeBook({ title, row }: KnownBook): string {
  return row === null ? `buku “${title}” di katalog` : `baris ${row} “${title}”`;
}

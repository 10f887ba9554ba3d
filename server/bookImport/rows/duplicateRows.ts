import type { ImportedBook } from "./importedBook.js";
import type { KnownBook, KnownBooks } from "./knownBooks.js";

export interface Duplicate {
  readonly of: KnownBook;
  readonly reason: string;
  /** Codes of the row that no copy has yet: they become copies of the book that is there. */
  readonly addedCodes: readonly string[];
}

/** Whether a row repeats a known book: by a copy's code, then by ISBN, then by title, authors and year. */
export function findDuplicate(row: ImportedBook, known: KnownBooks): Duplicate | undefined {
  const takenCode = row.itemCodes.find((code) => known.holderOf(code));
  const byCode = takenCode === undefined ? undefined : known.holderOf(takenCode);
  if (byCode?.isBinned) {
    return binned(byCode, `kode eksemplar ${takenCode}`);
  }
  if (byCode) {
    return byCode.titleKey === row.titleKey
      ? repeats(row, byCode, known, `kode eksemplar ${takenCode}`)
      : clashes(row, byCode, `kode eksemplar ${takenCode}`, "betulkan kode eksemplar");
  }
  const byIsbn = known.withIsbn(row);
  if (byIsbn) {
    return byIsbn.titleKey === row.titleKey
      ? repeats(row, byIsbn, known, `ISBN ${row.isbn13}`)
      : clashes(row, byIsbn, `ISBN ${row.isbn13}`, "betulkan atau kosongkan ISBN");
  }
  const byIdentity = known.withIdentity(row);
  return byIdentity && repeats(row, byIdentity, known, "judul, penulis, dan tahun yang sama");
}

/** A deleted book keeps its codes for as long as it can be brought back. */
function binned(of: KnownBook, sign: string): Duplicate {
  return {
    of,
    addedCodes: [],
    reason: `Ada buku “${of.title}” di Tempat Sampah dengan ${sign}. Pulihkan buku itu, atau hapus selamanya lalu impor lagi.`,
  };
}

function repeats(row: ImportedBook, of: KnownBook, known: KnownBooks, sign: string): Duplicate {
  const addedCodes = row.itemCodes.filter((code) => !known.holderOf(code));
  const added = addedCodes.length > 0 ? `; ${addedCodes.length} eksemplar ditambahkan` : "";
  return { of, addedCodes, reason: `Sama dengan ${nameOf(of)}: ${sign}${added}.` };
}

/** One sign says the same book and the title says another: a person decides, nothing is merged. */
function clashes(row: ImportedBook, of: KnownBook, sign: string, wayOut: string): Duplicate {
  return {
    of,
    addedCodes: [],
    reason: `“${row.book.title}” memakai ${sign} yang sudah dipakai ${nameOf(of)}. Bila memang buku lain, ${wayOut} lalu impor lagi.`,
  };
}

function nameOf({ title, row }: KnownBook): string {
  return row === null ? `buku “${title}” di katalog` : `baris ${row} “${title}”`;
}

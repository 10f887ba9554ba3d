import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import type { BookImportState } from "../BookImport.entity.js";

const NAMED = 3;

/** An import as its undo looks at it. */
export interface UndoneImport {
  readonly id: number;
  readonly state: BookImportState;
  readonly booksImported: number;
  readonly copiesImported: number;
}

const NOT_YET = "Impor ini belum selesai.";
const WHY_STATE: Readonly<Record<BookImportState, string | null>> = {
  draft: "Impor ini belum dijalankan.",
  staging: NOT_YET,
  publishing: NOT_YET,
  done: null,
  cancelled: "Impor ini dibatalkan: tidak ada bukunya yang masuk.",
  undoing: "Impor ini sedang diurungkan.",
  removing: "Impor ini sedang diurungkan.",
  undone: "Impor ini sudah diurungkan.",
};

/** Why an import cannot be undone, in words for people that name the books; null where it can. */
export async function undoRefusal(
  reader: Reader,
  { id, state, booksImported, copiesImported }: UndoneImport,
): Promise<string | null> {
  const why = WHY_STATE[state];
  if (why !== null) {
    return why;
  }
  return booksImported + copiesImported === 0 ? "Impor ini tidak membawa buku atau eksemplar." : useOfBooks(reader, id);
}

/** What tells that something an import brought has been used since, by the condition that finds it and the words for it. */
function usesOf(id: number): readonly { readonly words: string; readonly titles: Sql }[] {
  const ofCopies = sql`SELECT DISTINCT books.title FROM copies JOIN books ON books.id = copies.book_id`;
  return [
    {
      words: "Pernah dipinjam",
      titles: sql`${ofCopies} JOIN borrowings ON borrowings.copy_id = copies.id WHERE copies.import_id = ${id}`,
    },
    {
      words: "Ada di Tempat Sampah",
      titles: sql`SELECT books.title FROM books WHERE books.import_id = ${id} AND books.deleted_at IS NOT NULL`,
    },
    {
      words: "Eksemplarnya ada di Tempat Sampah",
      titles: sql`SELECT DISTINCT books.title FROM bin_entries JOIN books ON books.id = CAST(JSON_EXTRACT(bin_entries.kept, '$.bookId') AS SIGNED)
        WHERE bin_entries.kind = 'copy' AND books.import_id = ${id}`,
    },
    {
      words: "Diubah atau diberi berkas sesudah impor",
      titles: sql`SELECT books.title FROM books WHERE books.import_id = ${id}
        AND books.deleted_at IS NULL AND (books.updated_at <> books.created_at OR books.digital_file IS NOT NULL OR books.image_url LIKE '/%')`,
    },
    {
      words: "Mendapat eksemplar lain sesudah impor",
      titles: sql`${ofCopies} WHERE books.import_id = ${id} AND (copies.import_id IS NULL OR copies.import_id <> ${id})`,
    },
    {
      words: "Eksemplarnya diubah sesudah impor",
      titles: sql`${ofCopies} WHERE copies.import_id = ${id} AND copies.updated_at <> copies.created_at`,
    },
  ];
}

/** As `undoRefusal`, of the books alone; `among` narrows it to some of them. */
export async function useOfBooks(reader: Reader, id: number, among?: Sql): Promise<string | null> {
  const found: string[] = [];
  for (const { words, titles } of usesOf(id)) {
    const rows = await reader.rows<{ title: string }>(
      sql`${titles} ${among ? sql`AND ${among}` : sql``} LIMIT ${NAMED + 1}`,
    );
    if (rows.length > 0) {
      const named = rows
        .slice(0, NAMED)
        .map(({ title }) => `“${title}”`)
        .join(", ");
      found.push(`${words}: ${named}${rows.length > NAMED ? " dan lainnya" : ""}.`);
    }
  }
  return found.length === 0
    ? null
    : `Impor ini tidak dapat diurungkan karena isinya sudah dipakai. ${found.join(" ")} Hapus buku yang salah satu per satu.`;
}

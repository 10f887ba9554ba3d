import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import type { BookImportState } from "../BookImport.entity.js";

const MAX_NAMED_TITLES = 3;

/** An import as its undo reads it. */
export interface UndoCandidate {
  readonly id: number;
  readonly state: BookImportState;
  readonly booksImported: number;
  readonly copiesImported: number;
}

const NOT_FINISHED = "Impor ini belum selesai.";
const REFUSAL_BY_STATE: Readonly<Record<BookImportState, string | null>> = {
  draft: "Impor ini belum dijalankan.",
  staging: NOT_FINISHED,
  publishing: NOT_FINISHED,
  done: null,
  cancelled: "Impor ini dibatalkan: tidak ada bukunya yang masuk.",
  undoing: "Impor ini sedang diurungkan.",
  removing: "Impor ini sedang diurungkan.",
  undone: "Impor ini sudah diurungkan.",
};

/** Why an import cannot be undone, in words for people that name the books; null where it can. */
export async function undoRefusal(
  reader: Reader,
  { id, state, booksImported, copiesImported }: UndoCandidate,
): Promise<string | null> {
  const refusal = REFUSAL_BY_STATE[state];
  if (refusal !== null) {
    return refusal;
  }
  return booksImported + copiesImported === 0
    ? "Impor ini tidak membawa buku atau eksemplar."
    : usageRefusal(reader, id);
}

/** The ways in which something imported may have been used since, each with the SQL condition and the message. */
function usageChecks(id: number): readonly { readonly label: string; readonly titles: Sql }[] {
  const ofCopies = sql`SELECT DISTINCT books.title FROM copies JOIN books ON books.id = copies.book_id`;
  return [
    {
      label: "Pernah dipinjam",
      titles: sql`${ofCopies} JOIN borrowings ON borrowings.copy_id = copies.id WHERE copies.import_id = ${id}`,
    },
    {
      label: "Ada di Tempat Sampah",
      titles: sql`SELECT books.title FROM books WHERE books.import_id = ${id} AND books.deleted_at IS NOT NULL`,
    },
    {
      label: "Eksemplarnya ada di Tempat Sampah",
      titles: sql`SELECT DISTINCT books.title FROM bin_entries JOIN books ON books.id = CAST(JSON_EXTRACT(bin_entries.kept, '$.bookId') AS SIGNED)
        WHERE bin_entries.kind = 'copy' AND books.import_id = ${id}`,
    },
    {
      label: "Diubah atau diberi berkas sesudah impor",
      titles: sql`SELECT books.title FROM books WHERE books.import_id = ${id}
        AND books.deleted_at IS NULL AND (books.updated_at <> books.created_at OR books.digital_file IS NOT NULL OR books.image_url LIKE '/%')`,
    },
    {
      label: "Mendapat eksemplar lain sesudah impor",
      titles: sql`${ofCopies} WHERE books.import_id = ${id} AND (copies.import_id IS NULL OR copies.import_id <> ${id})`,
    },
    {
      label: "Eksemplarnya diubah sesudah impor",
      titles: sql`${ofCopies} WHERE copies.import_id = ${id} AND copies.updated_at <> copies.created_at`,
    },
  ];
}

/** As `undoRefusal`, of the books alone; `among` narrows it to some of them. */
export async function usageRefusal(reader: Reader, id: number, among?: Sql): Promise<string | null> {
  const found: string[] = [];
  for (const { label, titles } of usageChecks(id)) {
    const rows = await reader.rows<{ title: string }>(
      sql`${titles} ${among ? sql`AND ${among}` : sql``} LIMIT ${MAX_NAMED_TITLES + 1}`,
    );
    if (rows.length > 0) {
      const titleList = rows
        .slice(0, MAX_NAMED_TITLES)
        .map(({ title }) => `“${title}”`)
        .join(", ");
      found.push(`${label}: ${titleList}${rows.length > MAX_NAMED_TITLES ? " dan lainnya" : ""}.`);
    }
  }
  return found.length === 0
    ? null
    : `Impor ini tidak dapat diurungkan karena isinya sudah dipakai. ${found.join(" ")} Hapus buku yang salah satu per satu.`;
}

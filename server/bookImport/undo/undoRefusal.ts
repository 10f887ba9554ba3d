import sql, { empty, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { pick, type RowOf, typedAs } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { type BookImportState, bookImportTable } from "../BookImport.entity.js";

const MAX_NAMED_TITLES = 3;

export const undoColumns = pick(bookImportTable, "id", "state", "booksImported", "copiesImported");

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
  { id, state, booksImported, copiesImported }: RowOf<typeof undoColumns>,
): Promise<string | null> {
  const refusal = REFUSAL_BY_STATE[state];
  if (refusal !== null) {
    return refusal;
  }
  return booksImported + copiesImported === 0
    ? "Impor ini tidak membawa buku atau eksemplar."
    : usageRefusal(reader, id);
}

const title = pick(bookTable, "title");
const distinctTitle = { title: typedAs(bookTable.title, sql`DISTINCT books.title`) };

interface UsageCheck {
  readonly label: string;
  readonly columns: typeof title;
  readonly from: Sql;
}

/** The ways in which something imported may have been used since. */
function usageChecks(id: number): readonly UsageCheck[] {
  const fromCopies = sql`FROM copies JOIN books ON books.id = copies.book_id`;
  return [
    {
      label: "Pernah dipinjam",
      columns: distinctTitle,
      from: sql`${fromCopies} JOIN borrowings ON borrowings.copy_id = copies.id WHERE copies.import_id = ${id}`,
    },
    {
      label: "Ada di Tempat Sampah",
      columns: title,
      from: sql`FROM books WHERE books.import_id = ${id} AND books.deleted_at IS NOT NULL`,
    },
    {
      label: "Eksemplarnya ada di Tempat Sampah",
      columns: distinctTitle,
      from: sql`FROM bin_entries
        JOIN books ON books.id = CAST(JSON_EXTRACT(bin_entries.kept, '$.bookId') AS SIGNED)
        WHERE bin_entries.kind = 'copy' AND books.import_id = ${id}`,
    },
    {
      label: "Diubah atau diberi berkas sesudah impor",
      columns: title,
      from: sql`FROM books WHERE books.import_id = ${id} AND books.deleted_at IS NULL AND (
        books.updated_at <> books.created_at OR books.digital_file IS NOT NULL OR books.image_url LIKE '/%'
      )`,
    },
    {
      label: "Mendapat eksemplar lain sesudah impor",
      columns: distinctTitle,
      from: sql`${fromCopies}
        WHERE books.import_id = ${id} AND (copies.import_id IS NULL OR copies.import_id <> ${id})`,
    },
    {
      label: "Eksemplarnya diubah sesudah impor",
      columns: distinctTitle,
      from: sql`${fromCopies} WHERE copies.import_id = ${id} AND copies.updated_at <> copies.created_at`,
    },
  ];
}

/** As `undoRefusal`, of the books alone; `among` narrows it to some of them. */
export async function usageRefusal(reader: Reader, id: number, among?: Sql): Promise<string | null> {
  const found: string[] = [];
  for (const { label, columns, from } of usageChecks(id)) {
    const books = await reader.select(
      columns,
      sql`${from} ${among ? sql`AND ${among}` : empty} LIMIT ${MAX_NAMED_TITLES + 1}`,
    );
    if (books.length > 0) {
      const titleList = books
        .slice(0, MAX_NAMED_TITLES)
        .map((book) => `“${book.title}”`)
        .join(", ");
      found.push(`${label}: ${titleList}${books.length > MAX_NAMED_TITLES ? " dan lainnya" : ""}.`);
    }
  }
  return found.length === 0
    ? null
    : `Impor ini tidak dapat diurungkan karena isinya sudah dipakai. ${found.join(" ")} ` +
        "Hapus buku yang salah satu per satu.";
}

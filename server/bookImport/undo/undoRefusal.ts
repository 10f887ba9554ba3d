import { type BookImportState, bookImportTable } from "../BookImport.entity.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { hasUnused } from "./importUses.js";

export const undoColumns = pick(bookImportTable, "id", "state", "booksImported", "copiesImported", "partOfMove");

const NOT_FINISHED = "Impor ini belum selesai.";
const REFUSAL_BY_STATE: Readonly<Record<BookImportState, string | null>> = {
  draft: "Impor ini belum dijalankan.",
  staging: NOT_FINISHED,
  publishing: NOT_FINISHED,
  done: null,
  cancelled: "Impor ini dibatalkan: tidak ada bukunya yang masuk.",
  undoing: "Impor ini sedang diurungkan.",
  removing: "Impor ini sedang diurungkan.",
  partly_undone: null,
  undone: "Impor ini sudah diurungkan.",
};

/** Why an import cannot be undone, in words for people; null where at least a part of it can. */
export async function undoRefusal(
  reader: Reader,
  { id, state, booksImported, copiesImported, partOfMove }: RowOf<typeof undoColumns>,
): Promise<string | null> {
  if (partOfMove) {
    return "Impor ini bagian dari pindah perpustakaan. Urungkan pindahnya.";
  }
  const refusal = REFUSAL_BY_STATE[state];
  if (refusal !== null) {
    return refusal;
  }
  if (booksImported + copiesImported === 0) {
    return "Impor ini tidak menambah buku atau eksemplar.";
  }
  return (await hasUnused(reader, id))
    ? null
    : "Tidak ada lagi yang dapat diurungkan: semua buku dan eksemplar dari impor ini sudah dipakai atau dihapus.";
}

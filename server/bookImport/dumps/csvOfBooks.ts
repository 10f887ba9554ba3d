import { csvOfDump } from "../../platform/csv/csvOfDump.js";
import { mayBeSqlDump } from "../../platform/sqlDump/mayBeSqlDump.js";
import { csvOfMarc } from "../marc/csvOfMarc.js";
import { slimsBooks } from "./slimsBooks.js";

const LISTS = [slimsBooks];
const NO_BOOKS =
  "Tidak ada katalog SLiMS di cadangan basis data ini: tabel biblio dan item tidak ditemukan. Buat cadangan di SLiMS lewat Sistem › Cadangan Basis Data, lalu unggah lagi.";

/** A file of another kind that has books, as rows of our own export; null of one that has none of these kinds. */
export function csvOfBooks(head: string, path: string): AsyncIterable<string> | null {
  return mayBeSqlDump(head) ? csvOfDump(path, LISTS, NO_BOOKS) : csvOfMarc(head, path);
}

import { csvOfDump } from "../../platform/csv/csvOfDump.js";
import { mayBeSqlDump } from "../../platform/sqlDump/mayBeSqlDump.js";
import { csvOfMarc } from "../marc/csvOfMarc.js";
import { inlisliteBooks } from "./inlisliteBooks.js";
import { slimsBooks } from "./slimsBooks.js";

const LISTS = [slimsBooks, inlisliteBooks];
const NO_BOOKS =
  "Tidak ada katalog SLiMS (tabel biblio dan item) atau INLISLite (catalogs dan collections) di cadangan basis data ini. Buat cadangan seluruh basis data perpustakaan, lalu unggah lagi.";

/** A file of another kind that has books, as rows of our own export; null of one that has none of these kinds. */
export function csvOfBooks(head: string, path: string): AsyncIterable<string> | null {
  return mayBeSqlDump(head) ? csvOfDump(path, LISTS, NO_BOOKS) : csvOfMarc(head, path);
}

import type { DumpedTable } from "./writeDump.js";

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** A table of these rows; a column that a row leaves out is empty. */
export function dumped(name: string, rows: readonly Row[], columns = columnsOf(rows)): DumpedTable {
  return { name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}

function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** What every SLiMS has from the beginning, and a school's own additions. */
const LISTS: readonly DumpedTable[] = [
  dumped("mst_publisher", [
    { publisher_id: 1, publisher_name: "Bentang Pustaka" },
    { publisher_id: 2, publisher_name: "Balai Pustaka" },
  ]),
  dumped("mst_place", [{ place_id: 1, place_name: "Yogyakarta" }]),
  dumped("mst_gmd", [
    { gmd_id: 1, gmd_code: "TE", gmd_name: "Text" },
    { gmd_id: 5, gmd_code: "CA", gmd_name: "Cartographic Material" },
  ]),
  dumped("mst_language", [{ language_id: "id", language_name: "Indonesia" }]),
  dumped("mst_author", [
    { author_id: 1, author_name: "Andrea Hirata", authority_type: "p" },
    { author_id: 2, author_name: "John H. McGlynn", authority_type: "p" },
    { author_id: 3, author_name: "NONE", authority_type: "p" },
  ]),
  dumped("mst_topic", [
    { topic_id: 1, topic: "Pendidikan" },
    { topic_id: 2, topic: "Belitung; pulau" },
  ]),
  dumped("mst_coll_type", [
    { coll_type_id: 1, coll_type_name: "Fiksi" },
    { coll_type_id: 2, coll_type_name: "Referensi" },
  ]),
  dumped("mst_location", [
    { location_id: "SL", location_name: "Perpustakaan Utama" },
    { location_id: "GD", location_name: "Gudang" },
  ]),
  dumped("mst_supplier", [{ supplier_id: 1, supplier_name: "Toko Maju" }]),
  dumped("mst_item_status", [
    { item_status_id: "R", item_status_name: "Repair", no_loan: 1 },
    { item_status_id: "NL", item_status_name: "No Loan", no_loan: 1 },
    { item_status_id: "MIS", item_status_name: "Missing", no_loan: 1 },
    { item_status_id: "TDN", item_status_name: "Tandon kelas", no_loan: 1 },
    { item_status_id: "WD", item_status_name: "Weeded", no_loan: 0 },
  ]),
  dumped("mst_member_type", [
    { member_type_id: 1, member_type_name: "Siswa", loan_limit: 2 },
    { member_type_id: 2, member_type_name: "Guru", loan_limit: 5 },
  ]),
];

/** A library of SLiMS 9: its lists and these tables. */
export function slimsLibrary(tables: Readonly<Record<string, readonly Row[]>>): DumpedTable[] {
  const given = Object.entries(tables).map(([name, rows]) => dumped(name, rows));
  const names = new Set(given.map(({ name }) => name));
  return [...LISTS.filter(({ name }) => !names.has(name)), ...given];
}

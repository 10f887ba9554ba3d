import sql, { join, type Sql } from "sql-template-tag";

import type { AuthorRole } from "../../../common/authorRoles.js";
import { withRole } from "../../authorities/names/creditedName.js";
import { joinValues } from "../../books/export/multiValueCell.js";
import type { DumpedList } from "../../platform/csv/csvOfDump.js";
import { groupBy } from "../../platform/groupBy.js";
import { allOf, pagesOf } from "../../platform/pagesOf.js";
import type { DumpRow, DumpTables } from "../../platform/sqlDump/DumpTables.js";
import { csvOfTitles, type DumpedCopy, type DumpedTitle, filled, type Text, titleCells } from "./dumpedTitles.js";

/** Titles with their copies, of any SLiMS from 8.0 on: columns that a version does not have are empty. */
export const slimsBooks: DumpedList = {
  needs: ["biblio", "item"],
  tables: [
    "biblio_author",
    "biblio_topic",
    "mst_author",
    "mst_coll_type",
    "mst_gmd",
    "mst_item_status",
    "mst_language",
    "mst_location",
    "mst_place",
    "mst_publisher",
    "mst_supplier",
    "mst_topic",
  ],
  write: (tables) => csvOfTitles(titlePages(tables)),
};

interface Biblio extends DumpRow {
  readonly id: Text;
  readonly title: Text;
}

interface Item extends DumpRow {
  readonly biblioId: Text;
  readonly code: Text;
  readonly status: Text;
  readonly statusName: Text;
  readonly noLoan: Text;
}

const PAGE = 200;

async function* titlePages(tables: DumpTables): AsyncGenerator<DumpedTitle[]> {
  await addIndexes(tables);
  const of = (name: string) => tables.column("biblio", name, "b");
  const biblios = tables.select<Biblio>(sql`
    SELECT b.biblio_id AS id, ${of("title")} AS title, ${of("sor")} AS sor, ${of("isbn_issn")} AS isbn,
      ${of("publish_year")} AS year, ${of("edition")} AS edition, ${of("collation")} AS collation,
      ${of("series_title")} AS series, ${of("classification")} AS classification, ${of("call_number")} AS callNumber,
      ${of("notes")} AS notes, ${of("image")} AS image, ${of("opac_hide")} AS hidden,
      ${tables.lookup("mst_publisher", "publisher_id", "publisher_name", of("publisher_id"))} AS publisher,
      ${tables.lookup("mst_place", "place_id", "place_name", of("publish_place_id"))} AS place,
      ${tables.lookup("mst_gmd", "gmd_id", "gmd_name", of("gmd_id"))} AS gmd,
      COALESCE(${tables.lookup("mst_language", "language_id", "language_name", of("language_id"))}, ${of("language_id")}) AS language
    FROM biblio b ORDER BY CAST(b.biblio_id AS INTEGER)`);
  for await (const page of pagesOf(biblios, PAGE)) yield completed(tables, page);
  yield* orphans(tables);
}

async function addIndexes(tables: DumpTables): Promise<void> {
  for (const [table, ...columns] of [
    ["item", "biblio_id"],
    ["biblio", "biblio_id"],
    ["biblio_author", "biblio_id"],
    ["biblio_topic", "biblio_id"],
    ["mst_author", "author_id"],
    ["mst_topic", "topic_id"],
    ["mst_publisher", "publisher_id"],
    ["mst_place", "place_id"],
    ["mst_supplier", "supplier_id"],
  ] as const) {
    await tables.addIndex(table, columns);
  }
}

/** The titles of a page with what belongs to them. */
async function completed(tables: DumpTables, biblios: readonly Biblio[]): Promise<DumpedTitle[]> {
  const ids = biblios.flatMap(({ id }) => id ?? []);
  const authors = byTitle(await allOf(tables.select<Author>(authorsOf(tables, ids))));
  const topics = byTitle(await allOf(tables.select<Topic>(topicsOf(tables, ids))));
  const items = byTitle(await allOf(tables.select<Item>(itemsOf(tables, sql`WHERE i.biblio_id IN (${join(ids)})`))));
  return biblios.map((biblio) => ({
    cells: {
      ...cellsOf(biblio),
      Penulis: creditsOf(authors.get(biblio.id) ?? []),
      Subjek: joinValues((topics.get(biblio.id) ?? []).flatMap(({ name }) => filled(name) ?? [])),
    },
    copies: (items.get(biblio.id) ?? []).map((item) => copyOf(item, biblio)),
  }));
}

function cellsOf(biblio: Biblio): DumpedTitle["cells"] {
  const of = (name: string) => biblio[name] ?? null;
  return {
    ...titleCells(biblio.title),
    "Pernyataan tanggung jawab": of("sor"),
    ISBN: of("isbn"),
    Penerbit: of("publisher"),
    "Tempat terbit": of("place"),
    "Tahun terbit": of("year"),
    Edisi: of("edition"),
    "Deskripsi fisik": of("collation"),
    Seri: of("series"),
    Bahasa: of("language"),
    Klasifikasi: of("classification"),
    "No. Panggil": of("callNumber"),
    Deskripsi: of("notes"),
    Sampul: of("image"),
    "Jenis bahan": of("gmd"),
    Tersembunyi: biblio.hidden === "1" ? "Ya" : null,
  };
}

function creditsOf(authors: readonly Author[]): Text {
  const inOrder = authors.toSorted((one, other) => Number(one.level ?? 1) - Number(other.level ?? 1));
  return joinValues(inOrder.flatMap(({ name, level }) => (isName(name) ? withRole(name, ROLES[level ?? ""]) : [])));
}

function copyOf(item: Item, biblio: Biblio | null): DumpedCopy {
  const of = (name: string) => filled(item[name]);
  const isForeign = !RUPIAH.test(item.currency?.trim() ?? "");
  const price = Number(item.price) > 0 ? of("price") : null;
  return {
    code: item.code,
    inventory: of("inventory"),
    status: statusOf(item),
    received: of("received"),
    source: SOURCES[item.source ?? ""] ?? null,
    supplier: of("supplier"),
    invoice: of("invoice") ?? of("order"),
    price: isForeign ? null : price,
    callNumber: of("callNumber") === filled(biblio?.callNumber) ? null : of("callNumber"),
    category: of("collType"),
    location: of("location"),
    shelf: of("site"),
    note: isForeign && price !== null ? `Harga: ${item.currency} ${price}` : null,
  };
}

const SOURCES: Readonly<Record<string, string>> = { "1": "Beli", "2": "Hibah" };
const RUPIAH = /^(?:rp|idr|rupiah)?\.?$/iu;

interface OfBiblio extends Readonly<Record<string, Text>> {
  readonly biblioId: Text;
}
interface Author extends OfBiblio {
  readonly name: Text;
  readonly level: Text;
}
interface Topic extends OfBiblio {
  readonly name: Text;
}

function authorsOf(tables: DumpTables, ids: readonly string[]) {
  if (!tables.has("biblio_author")) return NOTHING;
  return sql`SELECT ba.biblio_id AS biblioId, ${tables.column("biblio_author", "level", "ba")} AS level,
      ${tables.lookup("mst_author", "author_id", "author_name", tables.column("biblio_author", "author_id", "ba"))} AS name
    FROM biblio_author ba WHERE ba.biblio_id IN (${join([...ids])}) ORDER BY ba.rowid`;
}

function topicsOf(tables: DumpTables, ids: readonly string[]) {
  if (!tables.has("biblio_topic")) return NOTHING;
  return sql`SELECT bt.biblio_id AS biblioId,
      ${tables.lookup("mst_topic", "topic_id", "topic", tables.column("biblio_topic", "topic_id", "bt"))} AS name
    FROM biblio_topic bt WHERE bt.biblio_id IN (${join([...ids])}) ORDER BY bt.rowid`;
}

const NOTHING = sql`SELECT NULL AS biblioId WHERE 0`;

function itemsOf(tables: DumpTables, where: Sql) {
  const of = (name: string) => tables.column("item", name, "i");
  const status = (column: string) => tables.lookup("mst_item_status", "item_status_id", column, of("item_status_id"));
  return sql`SELECT i.biblio_id AS biblioId, ${of("item_code")} AS code, ${of("call_number")} AS callNumber,
      ${of("inventory_code")} AS inventory, ${of("received_date")} AS received, ${of("site")} AS site,
      ${of("source")} AS source, ${of("invoice")} AS invoice, ${of("order_no")} AS "order", ${of("price")} AS price,
      ${of("price_currency")} AS currency, ${of("item_status_id")} AS status, ${status("item_status_name")} AS statusName,
      ${status("no_loan")} AS noLoan,
      ${tables.lookup("mst_coll_type", "coll_type_id", "coll_type_name", of("coll_type_id"))} AS collType,
      ${tables.lookup("mst_location", "location_id", "location_name", of("location_id"))} AS location,
      ${tables.lookup("mst_supplier", "supplier_id", "supplier_name", of("supplier_id"))} AS supplier
    FROM item i ${where} ORDER BY i.rowid`;
}

/** Copies whose title is gone, as MyISAM lets it be: a row each without a title, which the import refuses and lists. */
async function* orphans(tables: DumpTables): AsyncGenerator<DumpedTitle[]> {
  const missing = sql`WHERE i.biblio_id IS NULL OR NOT EXISTS (SELECT 1 FROM biblio b WHERE b.biblio_id = i.biblio_id)`;
  for await (const page of pagesOf(tables.select<Item>(itemsOf(tables, missing)), PAGE)) {
    yield page.map((item) => ({ cells: {}, copies: [copyOf(item, null)] }));
  }
}

/** What a role of SLiMS is here; who directed, produced or composed has contributed. */
const ROLES: Readonly<Record<string, AuthorRole>> = {
  "3": "editor",
  "4": "translator",
  "5": "contributor",
  "6": "contributor",
  "7": "contributor",
  "8": "illustrator",
  "10": "contributor",
};

/** SLiMS's own word for a title without an author. */
function isName(name: Text): name is string {
  return filled(name) !== null && name?.trim().toUpperCase() !== "NONE";
}

/** As the import knows it: its own words for SLiMS's states, else the library's, which are asked where unknown. */
function statusOf({ status, statusName, noLoan }: Item): Text {
  const id = status?.trim().toUpperCase() ?? "";
  if (id === "" || id === "0") return null;
  if (id === "R") return "Perbaikan";
  if (id === "NL") return "Baca di tempat";
  if (id === "MIS") return "Hilang";
  return noLoan === "1" ? "Baca di tempat" : (filled(statusName) ?? status);
}

function byTitle<Row extends OfBiblio>(rows: readonly Row[]): ReadonlyMap<Text, readonly Row[]> {
  return groupBy(rows, ({ biblioId }) => biblioId);
}

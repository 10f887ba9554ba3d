import sql, { join, type Sql } from "sql-template-tag";

import { formatAuthor, joinValues } from "../../books/export/multiValueCell.js";
import { withoutPunctuation } from "../../books/marc/marcTerms.js";
import { recordBook } from "../../books/marc/recordBook.js";
import type { DumpedList } from "../../platform/csv/csvOfDump.js";
import { groupBy } from "../../platform/groupBy.js";
import { controlField, dataField, isControlTag, type MarcField } from "../../platform/marc/marcRecord.js";
import { allOf, pagesOf } from "../../platform/pagesOf.js";
import type { DumpRow, DumpTables } from "../../platform/sqlDump/DumpTables.js";
import { csvOfTitles, type DumpedCopy, type DumpedTitle, filled, type Text, titleCells } from "./dumpedTitles.js";

/** Titles with their copies, of INLISLite 3: the MARC record where there is one, else what its catalogue has of it. */
export const inlisliteBooks: DumpedList = {
  needs: ["catalogs", "collections"],
  tables: [
    "catalog_ruas",
    "collectioncategorys",
    "collectionrules",
    "collectionsources",
    "collectionstatus",
    "location_library",
    "locations",
    "worksheets",
  ],
  write: (tables) => csvOfTitles(titlePages(tables)),
};

interface Catalog extends DumpRow {
  readonly id: Text;
  readonly title: Text;
}

interface Ruas extends DumpRow {
  readonly catalogId: Text;
  readonly tag: Text;
  readonly value: Text;
}

interface Collection extends DumpRow {
  readonly catalogId: Text;
}

const PAGE = 200;

async function* titlePages(tables: DumpTables): AsyncGenerator<DumpedTitle[]> {
  await tables.addIndex("catalogs", ["id"]);
  await tables.addIndex("catalog_ruas", ["catalogid"]);
  await tables.addIndex("collections", ["catalog_id"]);
  const of = (name: string) => tables.column("catalogs", name, "c");
  const catalogs = tables.select<Catalog>(sql`
    SELECT c.id AS id, ${of("title")} AS title, ${of("author")} AS author, ${of("edition")} AS edition,
      ${of("publisher")} AS publisher, ${of("publishlocation")} AS place, ${of("publishyear")} AS year,
      ${of("physicaldescription")} AS physical, ${of("isbn")} AS isbn, ${of("callnumber")} AS callNumber,
      ${of("deweyno")} AS dewey, ${of("subject")} AS subject, ${of("note")} AS note, ${of("languages")} AS language,
      ${of("coverurl")} AS cover, ${of("isopac")} AS isOpac,
      ${tables.lookup("worksheets", "id", "name", of("worksheet_id"))} AS worksheet
    FROM catalogs c ORDER BY CAST(c.id AS INTEGER)`);
  for await (const page of pagesOf(catalogs, PAGE)) yield completed(tables, page);
  yield* orphans(tables);
}

async function completed(tables: DumpTables, catalogs: readonly Catalog[]): Promise<DumpedTitle[]> {
  const ids = catalogs.flatMap(({ id }) => id ?? []);
  const fields = groupBy(await fieldsOf(tables, ids), ({ catalogId }) => catalogId);
  const where = sql`WHERE i.catalog_id IN (${join(ids)})`;
  const copies = groupBy(
    await allOf(tables.select<Collection>(collectionsOf(tables, where))),
    ({ catalogId }) => catalogId,
  );
  return catalogs.map((catalog) => {
    const cells = { ...recordCells(fields.get(catalog.id) ?? [], catalog), ...shownCells(catalog) };
    return { cells, copies: (copies.get(catalog.id) ?? []).map((copy) => copyOf(copy, cells["No. Panggil"] ?? null)) };
  });
}

async function fieldsOf(tables: DumpTables, ids: readonly string[]): Promise<Ruas[]> {
  if (!tables.has("catalog_ruas")) return [];
  const of = (name: string) => tables.column("catalog_ruas", name, "r");
  return allOf(
    tables.select<Ruas>(sql`SELECT r.catalogid AS catalogId, ${of("tag")} AS tag, ${of("indicator1")} AS first,
        ${of("indicator2")} AS second, ${of("value")} AS value
      FROM catalog_ruas r WHERE r.catalogid IN (${join([...ids])})
      ORDER BY CAST(${of("sequence")} AS INTEGER), r.rowid`),
  );
}

/** By its MARC record, or by the catalogue's own columns where it has none with a title. */
function recordCells(ruas: readonly Ruas[], catalog: Catalog): DumpedTitle["cells"] {
  const fields = ruas.flatMap((each) => marcField(each) ?? []);
  const { book, left } = recordBook({ leader: "00000nam a2200000 a 4500", fields });
  if (book.title === "") return catalogCells(catalog);
  return {
    Judul: book.title,
    "Anak judul": book.subtitle,
    Penulis: joinValues(book.authors.map(formatAuthor)),
    ISBN: book.isbn,
    Penerbit: book.publisher,
    "Tempat terbit": book.publishPlace,
    "Tahun terbit": book.publishYearText,
    Edisi: book.edition,
    "Deskripsi fisik": book.physicalDescription,
    Seri: book.seriesTitle,
    Bahasa: book.language,
    Klasifikasi: book.classification?.code ?? null,
    "No. Panggil": book.callNumber ?? filled(catalog.callNumber),
    Subjek: joinValues(book.subjects.map(({ name }) => name)),
    Deskripsi: [book.description, ...left].filter(Boolean).join("\n"),
  };
}

/** `$a Laskar pelangi / $c Andrea Hirata`, with `#` for a blank indicator. */
function marcField({ tag, first, second, value }: Ruas): MarcField | null {
  if (!/^\d{3}$/u.test(tag ?? "") || tag === null) return null;
  if (isControlTag(tag)) return controlField(tag, value ?? "");
  const indicators = [first, second].map((one) => (one === "#" || !one ? " " : one.slice(0, 1))).join("");
  const parts = (value ?? "").split(/\$([a-z0-9])/u);
  const subfields = parts
    .slice(1)
    .flatMap((code, place) => (place % 2 === 0 ? [[code, (parts[place + 2] ?? "").trim()] as const] : []));
  return dataField(tag, indicators, ...(subfields.length === 0 ? [["a", (value ?? "").trim()] as const] : subfields));
}

/** `Judul : anak judul / tanggung jawab`, and signs of ISBD at the ends of the others. */
function catalogCells(catalog: Catalog): DumpedTitle["cells"] {
  const of = (name: string) => {
    const text = filled(catalog[name]);
    return text === null ? null : withoutPunctuation(text);
  };
  const [title = "", ...responsibility] = (catalog.title ?? "").split(" / ");
  const language = of("language");
  return {
    ...titleCells(filled(title)),
    Penulis: of("author"),
    "Pernyataan tanggung jawab": filled(responsibility.join(" / ")),
    ISBN: of("isbn"),
    Penerbit: of("publisher"),
    "Tempat terbit": of("place"),
    "Tahun terbit": of("year"),
    Edisi: of("edition"),
    "Deskripsi fisik": of("physical"),
    Bahasa: language === null || /^#+$/u.test(language) ? null : language,
    Klasifikasi: of("dewey"),
    "No. Panggil": of("callNumber"),
    Subjek: of("subject"),
    Deskripsi: filled(catalog.note),
  };
}

/** What only the catalogue's own columns say. */
function shownCells({ cover, isOpac, worksheet }: Catalog): DumpedTitle["cells"] {
  return {
    Sampul: filled(cover)?.split(/[/\\]/u).at(-1) ?? null,
    Tersembunyi: isOpac === "0" ? "Ya" : null,
    "Jenis bahan": filled(worksheet),
  };
}

function collectionsOf(tables: DumpTables, where: Sql) {
  const of = (name: string) => tables.column("collections", name, "i");
  const named = (table: string, id: string) => tables.lookup(table, "id", "name", of(id));
  return sql`SELECT i.catalog_id AS catalogId, ${of("nomorbarcode")} AS code, ${of("noinduk")} AS inventory,
      ${of("price")} AS price, ${of("currency")} AS currency, ${of("tanggalpengadaan")} AS received,
      ${of("callnumber")} AS callNumber, ${named("collectionsources", "source_id")} AS source,
      ${named("collectioncategorys", "category_id")} AS category, ${named("locations", "location_id")} AS location,
      ${named("location_library", "location_library_id")} AS library, ${named("collectionrules", "rule_id")} AS rule,
      ${named("collectionstatus", "status_id")} AS status
    FROM collections i ${where} ORDER BY i.rowid`;
}

function copyOf(item: Collection, titlesCallNumber: Text): DumpedCopy {
  const of = (name: string) => filled(item[name]);
  const isForeign = !RUPIAH.test(of("currency") ?? "");
  const price = Number(item.price) > 0 ? of("price") : null;
  const library = of("library");
  return {
    code: of("code") ?? of("inventory"),
    inventory: of("inventory"),
    status: statusOf(of("status"), of("rule")),
    received: of("received"),
    source: of("source"),
    supplier: null,
    invoice: null,
    price: isForeign ? null : price,
    callNumber: of("callNumber") === titlesCallNumber ? null : of("callNumber"),
    category: of("category"),
    location: of("location") ?? library,
    shelf: null,
    note: isForeign && price !== null ? `Harga: ${of("currency")} ${price}` : null,
  };
}

const RUPIAH = /^(?:rp|idr|rupiah)?\.?$/iu;
const FOR_READING = /baca di tempat|tandon|tidak dapat dipinjam/iu;

/** Its state, and where that says nothing against it, whether it may leave the house. */
function statusOf(status: Text, rule: Text): Text {
  const isThere = status === null || /^(?:tersedia|dipinjam|dibaca)$/iu.test(status);
  if (!isThere) return status;
  return FOR_READING.test(rule ?? "") ? "Baca di tempat" : null;
}

/** Copies whose title is gone: a row each without a title, which the import refuses and lists. */
async function* orphans(tables: DumpTables): AsyncGenerator<DumpedTitle[]> {
  const missing = sql`WHERE i.catalog_id IS NULL OR NOT EXISTS (SELECT 1 FROM catalogs c WHERE c.id = i.catalog_id)`;
  for await (const page of pagesOf(tables.select<Collection>(collectionsOf(tables, missing)), PAGE)) {
    yield page.map((item) => ({ cells: {}, copies: [copyOf(item, null)] }));
  }
}

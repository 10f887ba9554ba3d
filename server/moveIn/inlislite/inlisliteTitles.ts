import sql, { join, type Sql } from "sql-template-tag";

import { recordBook } from "../../books/marc/recordBook.js";
import { LEADER_TYPES } from "../../books/marc/marcTerms.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { materialKindNamed } from "../../books/record/materialKindNamed.js";
import { groupBy } from "../../platform/groupBy.js";
import { controlField, dataField, isControlTag, type MarcField } from "../../platform/marc/marcRecord.js";
import type { MaterialKind } from "../../../common/materialKinds.js";
import { coverName } from "../library/coverName.js";
import type { MovingRemark, MovingRow, MovingTitle } from "../library/MovingLibrary.js";
import { CopyReader, type CopyRow, selectCopies } from "./inlisliteCopies.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { lineOf, lineWithin, remark, type Text } from "./inlisliteText.js";

/** So many titles are read together with what belongs to them. */
const TITLES_AT_ONCE = 200;

type TitleRow = Readonly<
  Record<
    | "id"
    | "title"
    | "author"
    | "edition"
    | "publisher"
    | "place"
    | "year"
    | "physical"
    | "isbn"
    | "callNumber"
    | "dewey"
    | "subject"
    | "note"
    | "language"
    | "isOpac"
    | "worksheet"
    | "cover",
    Text
  >
>;
type FieldRow = Readonly<Record<"catalog" | "tag" | "first" | "second" | "value", Text>>;

export async function* readTitles(source: InlisliteSource): AsyncGenerator<MovingRow<MovingTitle>> {
  const { tables } = source;
  await tables.addIndex("collections", ["catalog_id"]);
  await tables.addIndex("catalogs", ["id"]);
  await tables.addIndex("catalog_ruas", ["catalogid"]);
  if (source.has("catalogs")) {
    const reader = await TitleReader.open(source);
    let waiting: TitleRow[] = [];
    for await (const row of tables.select<TitleRow>(selectTitles(source))) {
      waiting.push(row);
      if (waiting.length === TITLES_AT_ONCE) {
        yield* reader.read(waiting);
        waiting = [];
      }
    }
    yield* reader.read(waiting);
  }
  yield* copiesWithoutTitle(source);
}

function selectTitles(source: InlisliteSource): Sql {
  const of = (...columns: string[]) => source.column("catalogs", "k", ...columns);
  return sql`SELECT k.id AS id, ${of("title")} AS title, ${of("author")} AS author, ${of("edition")} AS edition,
      ${of("publisher")} AS publisher, ${of("publishlocation")} AS place, ${of("publishyear")} AS year,
      ${of("physicaldescription")} AS physical, ${of("isbn")} AS isbn, ${of("callnumber")} AS callNumber,
      ${of("deweyno")} AS dewey, ${of("subject")} AS subject, ${of("note")} AS note, ${of("languages")} AS language,
      ${of("isopac")} AS isOpac, ${of("worksheet_id")} AS worksheet, ${of("coverurl")} AS cover
    FROM catalogs k`;
}

class TitleReader {
  private constructor(
    private readonly source: InlisliteSource,
    private readonly copies: CopyReader,
    private readonly worksheets: ReadonlyMap<string, string>,
    private readonly firstOfCode: ReadonlyMap<string, string>,
  ) {}

  static async open(source: InlisliteSource): Promise<TitleReader> {
    const kept = new Map<string, string>();
    // Only copies whose code occurs twice are kept in mind, so that memory does not grow with the library.
    for (const { id, code } of await source.all<{ id: Text; code: Text }>(
      sql`WITH ${source.keptCopies} SELECT p.id AS id, p.code AS code FROM kept_copies p WHERE p.code IN (
        SELECT LOWER(${source.codeOf("c")}) FROM ${source.named("collections")} c GROUP BY 1 HAVING COUNT(*) > 1)`,
    )) {
      kept.set(code ?? "", id ?? "");
    }
    return new TitleReader(source, await CopyReader.open(source), await source.names("worksheets", "name"), kept);
  }

  async *read(rows: readonly TitleRow[]): AsyncGenerator<MovingRow<MovingTitle>> {
    if (rows.length === 0) return;
    const ids = join(rows.map(({ id }) => id));
    const fields = groupBy(await this.fieldsOf(ids), ({ catalog }) => catalog);
    const copies = groupBy(await this.copiesOf(ids), ({ catalog }) => catalog);
    for (const row of rows) yield this.titleOf(row, fields.get(row.id) ?? [], copies.get(row.id) ?? []);
  }

  private titleOf(row: TitleRow, rows: readonly FieldRow[], copies: readonly CopyRow[]): MovingRow<MovingTitle> {
    const remarks: MovingRemark[] = [];
    const materialKind = this.materialOf(row, remarks);
    const fields = rows.length === 0 ? fieldsOfCatalog(row) : rows.flatMap((one) => marcField(one) ?? []);
    const { book: read, left } = recordBook({
      leader: `00000n${LEADER_TYPES[materialKind]} a2200000 a 4500`,
      fields,
    });
    remarks.push(...left.map((text) => remark("marc-without-place", `${text} tidak ikut.`)));
    const title = lineOf(read.title) ?? lineOf(row.title);
    if (title === null) remarks.push(remark("title-missing", "Judulnya kosong di INLISLite. Lengkapi setelah pindah."));
    if (row.isOpac === "0") remarks.push(remark("hidden-in-opac", "Judul ini tetap tersembunyi dari pengunjung."));
    const name = lineWithin(title, 500, "Judul", remarks) ?? `Tanpa judul (INLISLite ${row.id ?? ""})`;
    const callNumber = lineWithin(read.callNumber ?? row.callNumber, 100, "Nomor panggil", remarks);
    const code = lineWithin(read.classification?.code, 100, "Klasifikasi", remarks);
    const yearText = lineWithin(read.publishYearText, 100, "Tahun terbit", remarks);
    const book: MovingTitle["book"] = {
      title: name,
      subtitle: lineWithin(read.subtitle, 500, "Anak judul", remarks),
      authors: read.authors.slice(0, BOOK_LIMITS.authors),
      subjects: read.subjects
        .flatMap(({ name: subject }) => lineWithin(subject, 190, "Subjek", remarks) ?? [])
        .slice(0, BOOK_LIMITS.subjects),
      isbn: lineWithin(read.isbn, 100, "ISBN", remarks),
      publisher: lineWithin(read.publisher, 255, "Penerbit", remarks),
      publishPlace: lineWithin(read.publishPlace, 190, "Tempat terbit", remarks),
      publishYear: yearIn(yearText),
      publishYearText: yearText,
      edition: lineWithin(read.edition, 190, "Edisi", remarks),
      physicalDescription: lineWithin(read.physicalDescription, 255, "Deskripsi fisik", remarks),
      seriesTitle: lineWithin(read.seriesTitle, 255, "Judul seri", remarks),
      language: (lineOf(read.language) ?? "id").slice(0, 40),
      materialKind,
      isHidden: row.isOpac === "0",
      classification: code === null ? null : { code },
      callNumber,
      keepsCallNumberEmpty: true,
      description: read.description?.slice(0, BOOK_LIMITS.descriptionCharacters) ?? null,
      coverFileName: coverName(row.cover),
    };
    remarks.push(...cutsOf(read));
    return {
      source: { table: "catalogs", id: row.id ?? "", label: name },
      value: { book, copies: copies.map((copy) => this.copies.copyOf(this.withKept(copy), callNumber)) },
      remarks,
    };
  }

  private withKept(copy: CopyRow): CopyRow {
    const first = this.firstOfCode.get((copy.code ?? "").toLowerCase());
    return { ...copy, isKept: first === undefined || first === copy.id ? "1" : "0" };
  }

  private materialOf({ worksheet }: TitleRow, remarks: MovingRemark[]): MaterialKind {
    const name = lineOf(this.worksheets.get(worksheet ?? ""));
    if (name === null || /monograf/iu.test(name)) return "book";
    const kind = /berkala|serial/iu.test(name) ? "serial" : materialKindNamed(name);
    const code = kind === null ? "material-unknown" : "material-no-book";
    if (kind !== "book") {
      remarks.push(
        remark(
          code,
          `Jenis bahan “${name}” ${kind === null ? "tidak dikenal: dicatat sebagai buku" : "ikut sebagai judul"}.`,
        ),
      );
    }
    return kind ?? "book";
  }

  private fieldsOf(ids: Sql): Promise<FieldRow[]> {
    if (!this.source.has("catalog_ruas")) return Promise.resolve([]);
    const of = (...columns: string[]) => this.source.column("catalog_ruas", "r", ...columns);
    return this.source.all(
      sql`SELECT r.catalogid AS catalog, r.tag AS tag, ${of("indicator1")} AS first, ${of("indicator2")} AS second,
          ${of("value")} AS value FROM catalog_ruas r WHERE r.catalogid IN (${ids})
        ORDER BY CAST(${of("sequence")} AS INTEGER), r.rowid`,
    );
  }

  private copiesOf(ids: Sql): Promise<CopyRow[]> {
    if (!this.source.has("collections")) return Promise.resolve([]);
    const which = sql`'1' AS isKept FROM collections c WHERE c.catalog_id IN (${ids}) ORDER BY c.rowid`;
    return this.source.all(selectCopies(this.source, which));
  }
}

async function* copiesWithoutTitle(source: InlisliteSource): AsyncGenerator<MovingRow<MovingTitle>> {
  if (!source.has("collections")) return;
  const rows = source.tables.select<{ id: Text; code: Text; catalog: Text }>(
    sql`SELECT c.id AS id, ${source.codeOf("c")} AS code, c.catalog_id AS catalog FROM collections c
      WHERE NOT EXISTS (SELECT 1 FROM ${source.named("catalogs")} k WHERE k.id = c.catalog_id)`,
  );
  for await (const { id, code, catalog } of rows) {
    const text = `Judul nomor ${catalog ?? "kosong"} dari eksemplar ini tidak ada lagi di INLISLite.`;
    const origin = { table: "collections", id: id ?? "", label: code ?? "Tanpa nomor" };
    yield { source: origin, leftOut: remark("book-missing", text) };
  }
}

/** `$a Laskar pelangi : $b novel`; a dollar that is no sign of a subfield stands within a word. */
function marcField({ tag, first, second, value }: FieldRow): MarcField | null {
  const name = (tag ?? "").trim();
  if (!/^\d{3}$/u.test(name)) return null;
  if (isControlTag(name)) return controlField(name, value ?? "");
  const [before = "", ...parts] = ` ${value ?? ""}`.split(/(?<=\s)\$(?=[a-z0-9])|\$(?=[a-z]\s)/u);
  const subfields = parts.map((part) => [part.charAt(0), lineOf(part.slice(1))] as const);
  const all = before.trim() === "" ? subfields : [["a", lineOf(before)] as const, ...subfields];
  return dataField(name, indicator(first) + indicator(second), ...all);
}

function indicator(text: Text): string {
  return /^\d$/u.test(text ?? "") ? (text ?? " ") : " ";
}

/** What a title has in `catalogs`, as the fields that INLISLite made it of. */
function fieldsOfCatalog(row: TitleRow): MarcField[] {
  const [statement = "", responsibility = null] = (row.title ?? "").split(" / ");
  const [title = "", ...others] = statement.split(" : ");
  const authors = (row.author ?? "").split(";").map((author) => lineOf(author));
  const subjects = (row.subject ?? "").split(";").map((subject) => lineOf(subject));
  const year = lineOf(row.year);
  return [
    dataField("020", "  ", ["a", lineOf(row.isbn)]),
    dataField("041", "  ", ["a", lineOf(row.language)]),
    dataField("082", "  ", ["a", lineOf(row.dewey)]),
    dataField("084", "  ", ["a", lineOf(row.callNumber)]),
    ...authors.map((author, place) => dataField(place === 0 ? "100" : "700", "  ", ["a", author])),
    dataField("245", "  ", ["a", lineOf(title)], ["b", lineOf(others.join(" : "))], ["c", lineOf(responsibility)]),
    dataField("250", "  ", ["a", lineOf(row.edition)]),
    dataField("260", "  ", ["a", lineOf(row.place)], ["b", lineOf(row.publisher)], ["c", year]),
    dataField("300", "  ", ["a", lineOf(row.physical)]),
    dataField("500", "  ", ["a", lineOf(row.note)]),
    ...subjects.map((subject) => dataField("650", "  ", ["a", subject])),
  ].filter((field) => field !== null);
}

function yearIn(text: string | null): number | null {
  const year = /(?<!\d)(?:1\d{3}|20\d{2})(?!\d)/u.exec(text ?? "")?.[0];
  return year === undefined ? null : Number(year);
}

/** What of a title is more than one can have here. */
function cutsOf({ authors, subjects }: Readonly<Record<"authors" | "subjects", readonly unknown[]>>): MovingRemark[] {
  return [
    ...(authors.length > BOOK_LIMITS.authors
      ? [remark("authors-cut", `Hanya ${BOOK_LIMITS.authors} dari ${authors.length} pengarang ikut.`)]
      : []),
    ...(subjects.length > BOOK_LIMITS.subjects
      ? [remark("subjects-cut", `Hanya ${BOOK_LIMITS.subjects} dari ${subjects.length} subjek ikut.`)]
      : []),
  ];
}

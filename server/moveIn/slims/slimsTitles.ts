import sql, { join, type Sql } from "sql-template-tag";

import type { AuthorRole } from "../../../common/authorRoles.js";
import type { MaterialKind } from "../../../common/materialKinds.js";
import { parseAuthorNames } from "../../authorities/names/authorCell.js";
import { type CreditedName, fullName, parseAuthorName } from "../../authorities/names/authorName.js";
import { withoutClosingSigns, withoutQuotes } from "../../bookImport/rows/corrections.js";
import { classOfCallNumber, isGrade, withGrade } from "../../bookImport/rows/parseClass.js";
import { BOOK_LIMITS } from "../../books/record/bookLimits.js";
import { languageCode } from "../../books/record/languageCode.js";
import { materialKindNamed } from "../../books/record/materialKindNamed.js";
import { parsePublishYear } from "../../books/record/publishYear.js";
import { groupBy } from "../../platform/groupBy.js";
import { coverName } from "../library/coverName.js";
import type { MovingRemark, MovingRow, MovingTitle } from "../library/MovingLibrary.js";
import { CopyReader, type ItemRow } from "./slimsCopies.js";
import { lineOf, lineWithin, originOf, remark, type Text, textOf } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

/** So many titles are read together with what belongs to them. */
const TITLES_AT_ONCE = 200;

export const SPLIT_AUTHORS = { key: "authors-with-semicolons", proposal: "split" };

type TitleRow = Readonly<
  Record<
    | "id"
    | "title"
    | "sor"
    | "edition"
    | "isbn"
    | "year"
    | "collation"
    | "series"
    | "callNumber"
    | "classification"
    | "notes"
    | "details"
    | "language"
    | "publisher"
    | "place"
    | "gmd"
    | "isHidden"
    | "image",
    Text
  >
>;
type AuthorRow = Readonly<Record<"titleId" | "name" | "level" | "type", Text>>;
type TopicRow = Readonly<Record<"titleId" | "topic", Text>>;

interface Lists {
  readonly publishers: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly languages: ReadonlyMap<string, string>;
  readonly materials: ReadonlyMap<string, string>;
}

export async function* readTitles(source: SlimsSource): AsyncGenerator<MovingRow<MovingTitle>> {
  const { tables } = source;
  await tables.addIndex("item", ["biblio_id"]);
  await tables.addIndex("biblio", ["biblio_id"]);
  if (tables.has("biblio")) {
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
  yield* copiesWithoutBook(source);
}

function selectTitles({ tables }: SlimsSource): Sql {
  const of = (column: string) => tables.column("biblio", column, "b");
  return sql`SELECT b.biblio_id AS id, b.title AS title, ${of("sor")} AS sor, ${of("edition")} AS edition,
      ${of("isbn_issn")} AS isbn, ${of("publish_year")} AS year, ${of("collation")} AS collation,
      ${of("series_title")} AS series, ${of("call_number")} AS callNumber, ${of("classification")} AS classification,
      ${of("notes")} AS notes, ${of("spec_detail_info")} AS details, ${of("language_id")} AS language,
      ${of("publisher_id")} AS publisher, ${of("publish_place_id")} AS place, ${of("gmd_id")} AS gmd,
      ${of("opac_hide")} AS isHidden, ${of("image")} AS image
    FROM biblio b`;
}

class TitleReader {
  private constructor(
    private readonly source: SlimsSource,
    private readonly lists: Lists,
    private readonly copies: CopyReader,
  ) {}

  static async open(source: SlimsSource): Promise<TitleReader> {
    for (const [table, columns] of LINK_INDEXES) await source.tables.addIndex(table, columns);
    const lists = {
      publishers: await source.names("mst_publisher", "publisher_id", "publisher_name"),
      places: await source.names("mst_place", "place_id", "place_name"),
      languages: await source.names("mst_language", "language_id", "language_name"),
      materials: await source.names("mst_gmd", "gmd_id", "gmd_name"),
    };
    return new TitleReader(source, lists, await CopyReader.open(source));
  }

  async *read(rows: readonly TitleRow[]): AsyncGenerator<MovingRow<MovingTitle>> {
    if (rows.length === 0) return;
    const ids = join(rows.map(({ id }) => id));
    const authors = groupBy(await this.authorsOf(ids), ({ titleId }) => titleId);
    const topics = groupBy(await this.topicsOf(ids), ({ titleId }) => titleId);
    const items = groupBy(await this.copies.rowsOf(ids), ({ titleId }) => titleId);
    for (const row of rows) {
      const copies = items.get(row.id) ?? [];
      if (this.source.samples.includes(row.id ?? "")) yield* leftOutSample(row, copies);
      else yield this.titleOf(row, authors.get(row.id) ?? [], topics.get(row.id) ?? [], copies);
    }
  }

  private titleOf(
    row: TitleRow,
    authors: readonly AuthorRow[],
    topics: readonly TopicRow[],
    items: readonly ItemRow[],
  ): MovingRow<MovingTitle> {
    const remarks: MovingRemark[] = [];
    const { title, subtitle } = titleAndSubtitle(row, remarks);
    const edition = lineWithin(row.edition, 190, "Edisi", remarks);
    const seriesTitle = lineWithin(row.series, 255, "Judul seri", remarks);
    const { classification, callNumber, grade } = classOf(row, remarks);
    const material = nameIn(this.lists.materials, row.gmd);
    if (row.isHidden === "1") remarks.push(remark("hidden-in-opac", "Judul ini tetap tersembunyi dari pengunjung."));
    const language = nameIn(this.lists.languages, row.language) ?? lineOf(row.language);
    const category = commonestCategory(this.copies, items) ?? (isPlainText(material) ? null : material);
    const book: MovingTitle["book"] = {
      title,
      subtitle: lineWithin(withGrade(grade, subtitle, [title, edition, seriesTitle]), 500, "Anak judul", remarks),
      authors: this.authorsFrom(row, authors, remarks),
      subjects: subjectsFrom(topics),
      publisher: lineWithin(nameIn(this.lists.publishers, row.publisher), 255, "Penerbit", remarks),
      publishPlace: placeOf(nameIn(this.lists.places, row.place), remarks),
      ...yearOf(row, remarks),
      edition,
      isbn: lineWithin(row.isbn, 100, "ISBN", remarks),
      physicalDescription: lineWithin(row.collation, 255, "Deskripsi fisik", remarks),
      seriesTitle,
      language: language === null ? "id" : languageCode(language).slice(0, 40),
      materialKind: kindOf(material, remarks),
      isHidden: row.isHidden === "1",
      classification: classification === null ? null : { code: classification },
      callNumber,
      keepsCallNumberEmpty: true,
      category,
      description: descriptionOf(row, remarks),
      coverFileName: coverName(row.image),
    };
    const copies = items.map((item) => this.copies.copyOf(item, { callNumber, category }));
    return { source: originOf("biblio", row.id, title), value: { book, copies }, remarks };
  }

  private authorsFrom(row: TitleRow, authors: readonly AuthorRow[], remarks: MovingRemark[]): CreditedName[] {
    const isSplit = this.source.answer(SPLIT_AUTHORS.key, SPLIT_AUTHORS.proposal) === "split";
    const named = [...authors]
      .sort((one, other) => Number(one.level ?? 1) - Number(other.level ?? 1))
      .flatMap((author) => creditsOf(author, isSplit));
    const responsible = named.length > 0 ? null : lineOf(row.sor);
    const all = responsible === null ? named : parseAuthorNames(responsible);
    const once = [...new Map(all.map((name) => [`${fullName(name)}/${name.role ?? ""}`, name])).values()];
    if (once.length > BOOK_LIMITS.authors) {
      remarks.push(remark("authors-cut", `Hanya ${BOOK_LIMITS.authors} dari ${once.length} pengarang yang ikut.`));
    }
    return once.slice(0, BOOK_LIMITS.authors);
  }

  private authorsOf(ids: Sql): Promise<AuthorRow[]> {
    const { tables } = this.source;
    if (!this.source.has("biblio_author", "mst_author")) return Promise.resolve([]);
    return this.source.all(
      sql`SELECT l.biblio_id AS titleId, a.author_name AS name, ${tables.column("biblio_author", "level", "l")} AS level,
          ${tables.column("mst_author", "authority_type", "a")} AS type
        FROM biblio_author l JOIN mst_author a ON a.author_id = l.author_id
        WHERE l.biblio_id IN (${ids}) ORDER BY l.rowid`,
    );
  }

  private topicsOf(ids: Sql): Promise<TopicRow[]> {
    if (!this.source.has("biblio_topic", "mst_topic")) return Promise.resolve([]);
    return this.source.all(
      sql`SELECT l.biblio_id AS titleId, t.topic AS topic
        FROM biblio_topic l JOIN mst_topic t ON t.topic_id = l.topic_id
        WHERE l.biblio_id IN (${ids}) ORDER BY l.rowid`,
    );
  }
}

function nameIn(list: ReadonlyMap<string, string>, id: Text): Text {
  return id === null ? null : lineOf(list.get(id));
}

function kindOf(material: Text, remarks: MovingRemark[]): MaterialKind {
  const kind = material === null ? "book" : materialKindNamed(material);
  if (kind !== null) return kind;
  remarks.push(remark("material-unknown", `Jenis bahan “${material ?? ""}” tidak dikenal dan dicatat sebagai buku.`));
  return "book";
}

function placeOf(place: Text, remarks: MovingRemark[]): Text {
  return place === null ? null : lineWithin(withoutClosingSigns(place), 190, "Tempat terbit", remarks);
}

const LINK_INDEXES: readonly (readonly [string, readonly string[]])[] = [
  ["biblio_author", ["biblio_id"]],
  ["mst_author", ["author_id"]],
  ["biblio_topic", ["biblio_id"]],
  ["mst_topic", ["topic_id"]],
];

function* leftOutSample(row: TitleRow, copies: readonly ItemRow[]): Generator<MovingRow<MovingTitle>> {
  const leftOut = remark("sample-title", "Judul contoh bawaan SLiMS tidak ikut, bersama eksemplarnya.");
  yield { source: { table: "biblio", id: row.id ?? "", label: row.title ?? "" }, leftOut };
  for (const item of copies) {
    yield { source: { table: "item", id: item.id ?? "", label: item.code ?? row.title ?? "" }, leftOut };
  }
}

async function* copiesWithoutBook(source: SlimsSource): AsyncGenerator<MovingRow<MovingTitle>> {
  if (!source.has("item")) return;
  const hasBook = source.has("biblio") ? sql`EXISTS (SELECT 1 FROM biblio b WHERE b.biblio_id = i.biblio_id)` : sql`0`;
  const rows = source.tables.select<{ id: Text; code: Text; titleId: Text }>(
    sql`SELECT i.item_id AS id, i.item_code AS code, i.biblio_id AS titleId FROM item i WHERE NOT ${hasBook}`,
  );
  for await (const { id, code, titleId } of rows) {
    const text = `Judul nomor ${titleId ?? "kosong"} dari eksemplar ini tidak ada lagi di SLiMS.`;
    yield {
      source: { table: "item", id: id ?? "", label: code ?? "Tanpa kode" },
      leftOut: remark("book-missing", text),
    };
  }
}

function titleAndSubtitle(row: TitleRow, remarks: MovingRemark[]) {
  const whole = withoutQuotes(lineOf(row.title) ?? "");
  if (whole === "") {
    remarks.push(remark("title-missing", "Judulnya kosong di SLiMS. Lengkapi setelah pindah."));
    return { title: `Tanpa judul (SLiMS ${row.id ?? ""})`, subtitle: null };
  }
  const [first = "", ...others] = whole.split(" : ");
  const title = first.trim() === "" ? whole : first.trim();
  const subtitle = title === whole ? null : others.join(" : ").trim();
  return {
    title: lineWithin(title, 500, "Judul", remarks) ?? title.slice(0, 500),
    subtitle: lineWithin(subtitle, 500, "Anak judul", remarks),
  };
}

function classOf(row: TitleRow, remarks: MovingRemark[]) {
  const code = lineWithin(row.classification, 100, "Klasifikasi", remarks);
  const callNumber = lineWithin(row.callNumber, 100, "Nomor panggil", remarks);
  if (code === null) return { classification: null, callNumber, grade: null };
  if (isGrade(code)) {
    remarks.push(remark("grade-is-no-class", `“${code}” di kolom klasifikasi dibaca sebagai kelas siswa.`));
    return {
      classification: null,
      callNumber,
      grade: /^(?:kelas|kls|tingkat|grade)/iu.test(code) ? code : `Kelas ${code}`,
    };
  }
  const within = callNumber === null ? classOfCallNumber(code) : null;
  return within === null
    ? { classification: code, callNumber, grade: null }
    : { classification: within, callNumber: code, grade: null };
}

function yearOf(row: TitleRow, remarks: MovingRemark[]) {
  const typed = lineWithin(row.year, 100, "Tahun terbit", remarks);
  if (typed === null || /^0+$/u.test(typed)) return { publishYear: null, publishYearText: null };
  const { year, text } = parsePublishYear(typed);
  return { publishYear: year, publishYearText: text };
}

function descriptionOf(row: TitleRow, remarks: MovingRemark[]): Text {
  const parts = [textOf(row.notes), textOf(row.details)].filter((part) => part !== null);
  const description = [...new Set(parts)].join("\n\n");
  if (description.length > BOOK_LIMITS.descriptionCharacters) {
    remarks.push(remark("value-cut", "Deskripsi dipotong karena terlalu panjang."));
  }
  return description === "" ? null : description.slice(0, BOOK_LIMITS.descriptionCharacters);
}

/** As SLiMS numbers them; who directs, produces or composes has contributed. */
const ROLES: Readonly<Record<string, AuthorRole>> = {
  3: "editor",
  4: "translator",
  5: "contributor",
  6: "contributor",
  7: "contributor",
  8: "illustrator",
  10: "contributor",
};

function creditsOf({ name, level, type }: AuthorRow, isSplit: boolean): CreditedName[] {
  const line = lineOf(name)?.slice(0, 255) ?? null;
  if (line === null || /^none\.?$/iu.test(line)) return [];
  const role = ROLES[level ?? ""];
  const parts = isSplit ? line.split(";").map((part) => part.trim()) : [line];
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const parsed: CreditedName =
        type === "o" || type === "c"
          ? { firstName: part, lastName: null, kind: "organisation" }
          : parseAuthorName(part);
      return role === undefined ? parsed : { ...parsed, role };
    });
}

function subjectsFrom(topics: readonly TopicRow[]): string[] {
  const lines = topics.map(({ topic }) => lineOf(topic)?.slice(0, 255)).filter((line) => typeof line === "string");
  return [...new Set(lines)].slice(0, BOOK_LIMITS.subjects);
}

function commonestCategory(copies: CopyReader, items: readonly ItemRow[]): Text {
  const counts = new Map<string, number>();
  for (const item of items) {
    const category = copies.categoryOf(item);
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function isPlainText(material: Text): boolean {
  return material === null || /^(?:text|teks)$/iu.test(material);
}

import sql, { type Sql } from "sql-template-tag";

import type { SourceRow, TableTally } from "../library/MovingLibrary.js";
import { remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";
import { SLIMS_TABLES } from "./slimsTables.js";

/** Of a table that stands behind titles or members: which of its rows came along, and why not the others. */
interface Part {
  readonly table: string;
  readonly label: string;
  readonly needs: readonly (readonly [string, string])[];
  readonly id: Sql;
  readonly name: Sql;
  /** Whether a row `t` came. */
  readonly came: (source: SlimsSource) => Sql;
  readonly code: string;
  readonly why: string;
}

const UNUSED = { code: "not-used", why: "Tidak dipakai oleh yang ikut dipindahkan." };

const titleCame = (source: SlimsSource, column: Sql) =>
  sql`EXISTS (SELECT 1 FROM biblio b WHERE b.biblio_id = ${column} AND NOT ${source.isSample(sql`b.biblio_id`)})`;

const PARTS: readonly Part[] = [
  {
    table: "biblio_author",
    label: "Pengarang tiap judul",
    needs: [
      ["biblio", "biblio_id"],
      ["mst_author", "author_id"],
    ],
    id: sql`t.biblio_id || '/' || t.author_id`,
    name: sql`t.author_id`,
    came: (source) => sql`EXISTS (SELECT 1 FROM mst_author a WHERE a.author_id = t.author_id
      AND LOWER(TRIM(a.author_name, ' .-')) NOT IN ('', 'none')) AND ${titleCame(source, sql`t.biblio_id`)}`,
    code: "link-orphan",
    why: "Judul atau pengarangnya tidak ada lagi, kosong, atau tidak ikut.",
  },
  {
    table: "biblio_topic",
    label: "Subjek tiap judul",
    needs: [
      ["biblio", "biblio_id"],
      ["mst_topic", "topic_id"],
    ],
    id: sql`t.biblio_id || '/' || t.topic_id`,
    name: sql`t.topic_id`,
    came: (
      source,
    ) => sql`EXISTS (SELECT 1 FROM mst_topic a WHERE a.topic_id = t.topic_id AND TRIM(a.topic, ' .-') <> '')
      AND ${titleCame(source, sql`t.biblio_id`)}`,
    code: "link-orphan",
    why: "Judul atau subjeknya tidak ada lagi, kosong, atau tidak ikut.",
  },
  {
    table: "mst_author",
    label: "Pengarang",
    needs: [
      ["biblio_author", "author_id"],
      ["biblio", "biblio_id"],
    ],
    id: sql`t.author_id`,
    name: sql`t.author_name`,
    came: (source) => sql`EXISTS (SELECT 1 FROM biblio_author l WHERE l.author_id = t.author_id
      AND ${titleCame(source, sql`l.biblio_id`)})`,
    ...UNUSED,
  },
  {
    table: "mst_topic",
    label: "Subjek",
    needs: [
      ["biblio_topic", "topic_id"],
      ["biblio", "biblio_id"],
    ],
    id: sql`t.topic_id`,
    name: sql`t.topic`,
    came: (source) => sql`EXISTS (SELECT 1 FROM biblio_topic l WHERE l.topic_id = t.topic_id
      AND ${titleCame(source, sql`l.biblio_id`)})`,
    ...UNUSED,
  },
  ofTitles(
    "mst_publisher",
    "Penerbit",
    "publisher_id",
    sql`t.publisher_id`,
    sql`t.publisher_name`,
    sql`b.publisher_id`,
  ),
  ofTitles(
    "mst_place",
    "Tempat terbit",
    "publish_place_id",
    sql`t.place_id`,
    sql`t.place_name`,
    sql`b.publish_place_id`,
  ),
  ofTitles("mst_language", "Bahasa", "language_id", sql`t.language_id`, sql`t.language_name`, sql`b.language_id`),
  ofTitles("mst_gmd", "Jenis bahan (GMD)", "gmd_id", sql`t.gmd_id`, sql`t.gmd_name`, sql`b.gmd_id`),
  ofItems(
    "mst_coll_type",
    "Jenis koleksi",
    "coll_type_id",
    sql`t.coll_type_id`,
    sql`t.coll_type_name`,
    sql`i.coll_type_id`,
  ),
  ofItems("mst_location", "Lokasi", "location_id", sql`t.location_id`, sql`t.location_name`, sql`i.location_id`),
  ofItems("mst_supplier", "Pemasok", "supplier_id", sql`t.supplier_id`, sql`t.supplier_name`, sql`i.supplier_id`),
  ofItems(
    "mst_item_status",
    "Status eksemplar",
    "item_status_id",
    sql`t.item_status_id`,
    sql`t.item_status_name`,
    sql`i.item_status_id`,
  ),
  {
    table: "files",
    label: "Berkas",
    needs: [
      ["biblio_attachment", "file_id"],
      ["biblio", "biblio_id"],
    ],
    id: sql`t.file_id`,
    name: sql`t.file_id`,
    came: (source) => sql`EXISTS (SELECT 1 FROM biblio_attachment l WHERE l.file_id = t.file_id
      AND ${titleCame(source, sql`l.biblio_id`)})`,
    ...UNUSED,
  },
];

function ofTitles(table: string, label: string, column: string, id: Sql, name: Sql, used: Sql): Part {
  const came = (source: SlimsSource) =>
    sql`EXISTS (SELECT 1 FROM biblio b WHERE ${used} = ${id} AND NOT ${source.isSample(sql`b.biblio_id`)})`;
  return { table, label, needs: [["biblio", column]], id, name, came, ...UNUSED };
}

function ofItems(table: string, label: string, column: string, id: Sql, name: Sql, used: Sql): Part {
  const came = () => sql`EXISTS (SELECT 1 FROM item i WHERE ${used} = ${id})`;
  return { table, label, needs: [["item", column]], id, name, came, ...UNUSED };
}

export async function tallyTables(source: SlimsSource): Promise<TableTally[]> {
  const tallies: TableTally[] = [];
  for (const part of PARTS) {
    if (source.has(part.table)) tallies.push(await tallyOf(source, part));
  }
  if (source.has("loan_history")) tallies.push(await tallyHistory(source));
  if (source.has("setting")) tallies.push(leftAsWhole(source, "setting", "Pengaturan sistem"));
  if (source.has("reserve") && !source.has("biblio")) tallies.push(leftAsWhole(source, "reserve", "Pesanan"));
  for (const table of source.tables.others.keys()) {
    if (!SLIMS_TABLES.has(table)) tallies.push(leftAsWhole(source, table, labelOf(table)));
  }
  return tallies;
}

async function tallyOf(source: SlimsSource, part: Part): Promise<TableTally> {
  const { table, label, code, why } = part;
  for (const [other, column] of part.needs) await source.tables.addIndex(other, [column]);
  const can = part.needs.every(([other, column]) => source.tables.hasColumn(other, column));
  const came = can ? part.came(source) : sql`0`;
  const [count] = await source.all<{ came: Text }>(
    sql`SELECT CAST(COUNT(*) AS TEXT) AS came FROM ${source.listNamed(table)} t WHERE ${came}`,
  );
  const brought = Number(count?.came ?? 0);
  const read = source.tables.rows(table);
  const examples = await source.all<{ id: Text; label: Text }>(
    sql`SELECT ${part.id} AS id, ${part.name} AS label FROM ${source.listNamed(table)} t WHERE NOT (${came}) LIMIT 3`,
  );
  const rows: SourceRow[] = examples.map((one) => ({ table, id: one.id ?? "", label: one.label ?? "" }));
  const leftOut = read === brought ? [] : [{ remark: remark(code, why), rows: read - brought, examples: rows }];
  return { table, label, read, stated: source.tables.statedRows(table), brought, leftOut };
}

/** What the history has of loans that are in their own table too is no more of them. */
async function tallyHistory(source: SlimsSource): Promise<TableTally> {
  const table = "loan_history";
  const read = source.tables.rows(table);
  await source.tables.addIndex("loan", ["loan_id"]);
  const [count] = source.has("loan")
    ? await source.all<{ same: Text }>(
        sql`SELECT CAST(COUNT(*) AS TEXT) AS same FROM loan_history h
          WHERE EXISTS (SELECT 1 FROM loan l WHERE l.loan_id = h.loan_id)`,
      )
    : [];
  const same = Number(count?.same ?? 0);
  const why = remark("same-as-loan", "Sudah dihitung pada tabel pinjaman.");
  const leftOut = same === 0 ? [] : [{ remark: why, rows: same, examples: [] }];
  return {
    table,
    label: "Riwayat pinjaman",
    read,
    stated: source.tables.statedRows(table),
    brought: read - same,
    leftOut,
  };
}

function leftAsWhole(source: SlimsSource, table: string, label: string): TableTally {
  const read = source.tables.rows(table);
  const why = remark("table-without-place", "Isi tabel ini tidak punya tempat di Aksara.");
  const leftOut = read === 0 ? [] : [{ remark: why, rows: read, examples: [] }];
  return { table, label, read, stated: source.tables.statedRows(table), brought: 0, leftOut };
}

const LABELS: Readonly<Record<string, string>> = {
  backup_log: "Catatan cadangan",
  biblio_custom: "Kolom tambahan judul",
  biblio_log: "Catatan perubahan judul",
  comment: "Komentar",
  content: "Halaman dan berita",
  kardex: "Nomor terbitan berkala",
  member_custom: "Kolom tambahan anggota",
  search_biblio: "Indeks pencarian",
  serial: "Terbitan berkala",
  stock_take: "Stok opname",
  stock_take_item: "Eksemplar stok opname",
  system_log: "Catatan sistem",
  user: "Pustakawan",
};

function labelOf(table: string): string {
  return LABELS[table] ?? table;
}

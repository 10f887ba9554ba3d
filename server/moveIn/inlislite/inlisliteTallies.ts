import sql, { type Sql } from "sql-template-tag";

import type { SourceRow, TableTally } from "../library/MovingLibrary.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { remark, type Text } from "./inlisliteText.js";

/** A short list, and the column by which its rows are used. */
const LISTS: readonly (readonly [table: string, label: string, user: string, column: string, ...names: string[]])[] = [
  ["worksheets", "Jenis bahan", "catalogs", "worksheet_id", "name"],
  ["collectionsources", "Sumber", "collections", "source_id", "name"],
  ["collectioncategorys", "Kategori", "collections", "category_id", "name"],
  ["collectionrules", "Akses", "collections", "rule_id", "name"],
  ["collectionstatus", "Status eksemplar", "collections", "status_id", "name"],
  ["locations", "Lokasi ruang", "collections", "location_id", "name"],
  ["location_library", "Lokasi perpustakaan", "collections", "location_library_id", "name"],
  ["partners", "Rekanan", "collections", "partner_id", "name"],
  ["jenis_kelamin", "Jenis kelamin", "members", "sex_id", "name"],
  ["kelas_siswa", "Kelas", "members", "kelas_id", "namakelassiswa"],
  ["master_jurusan", "Jurusan", "members", "jurusan_id", "nama"],
  ["status_anggota", "Status anggota", "members", "statusanggota_id", "nama"],
  ["jenis_pelanggaran", "Jenis pelanggaran", "pelanggaran", "jenispelanggaran_id", "jenispelanggaran"],
  ["collectionloans", "Nota pinjaman", "collectionloanitems", "collectionloan_id", "id"],
];

/** Fields of MARC of which a title has something. */
const PLACED_FIELDS =
  /^(?:008|020|022|041|08[024]|090|1[01]0|111|245|250|26[04]|300|440|490|50[0257]|520|546|6[0135][01]|655|7[01]0|711|830)$/u;
const PRIVATE = remark(
  "personal-not-taken",
  "Nama ibu kandung, nomor identitas, agama, status perkawinan, dan kontak darurat tidak diambil.",
);
const PRIVATE_COLUMNS = ["mothermaidenname", "identityno", "agama_id", "maritalstatus_id", "namadarurat"];
const WITHOUT_PLACE = remark("table-without-place", "Isi tabel ini tidak punya tempat di Aksara.");
const NOT_USED = remark("not-used", "Tidak dipakai oleh yang ikut dipindahkan.");

export async function tallyTables(source: InlisliteSource): Promise<TableTally[]> {
  const tallies: TableTally[] = [];
  for (const [table, label, user, column, ...names] of LISTS) {
    if (!source.has(table)) continue;
    await source.tables.addIndex(user, [column]);
    const used = source.tables.hasColumn(user, column)
      ? sql`EXISTS (SELECT 1 FROM ${source.named(user)} u WHERE ${source.tables.column(user, column, "u")} = t.id)`
      : sql`0`;
    tallies.push(await tallyOf(source, table, label, used, source.column(table, "t", ...names), NOT_USED));
  }
  if (source.has("catalog_ruas")) tallies.push(await tallyFields(source));
  if (source.has("collectionloanextends")) {
    const item = source.column("collectionloanextends", "t", "collectionloanitem_id");
    const came = source.has("collectionloanitems")
      ? sql`EXISTS (SELECT 1 FROM collectionloanitems i WHERE i.id = ${item})`
      : sql`0`;
    await source.tables.addIndex("collectionloanitems", ["id"]);
    const orphan = remark("extend-orphan", "Pinjaman dari perpanjangan ini tidak ada lagi.");
    tallies.push(await tallyOf(source, "collectionloanextends", "Perpanjangan", came, item, orphan));
  }
  if (PRIVATE_COLUMNS.some((column) => source.tables.hasColumn("members", column))) {
    const read = source.tables.rows("members");
    const leftOut = read === 0 ? [] : [{ remark: PRIVATE, rows: read, examples: [] }];
    tallies.push({ table: "members.private", label: "Data pribadi anggota", read, stated: null, brought: 0, leftOut });
  }
  for (const table of leftAsWhole(source)) {
    const read = source.tables.rows(table);
    const leftOut = read === 0 ? [] : [{ remark: WITHOUT_PLACE, rows: read, examples: [] }];
    const stated = source.tables.statedRows(table);
    tallies.push({ table, label: LABELS[table] ?? table, read, stated, brought: 0, leftOut });
  }
  return tallies;
}

/** Tables that are counted only, and those that lack what they would be read by. */
function leftAsWhole({ tables }: InlisliteSource): string[] {
  const unread = [
    ["settingparameters", "none"],
    ["members", "memberno"],
    ["catalogfiles", "fileurl"],
  ] as const;
  return [
    ...tables.others.keys(),
    ...unread
      .filter(([table, column]) => tables.has(table) && !tables.hasColumn(table, column))
      .map(([table]) => table),
  ];
}

async function tallyOf(
  source: InlisliteSource,
  table: string,
  label: string,
  came: Sql,
  name: Sql,
  why: TableTally["leftOut"][number]["remark"],
): Promise<TableTally> {
  const [count] = await source.all<{ came: Text }>(
    sql`SELECT CAST(COUNT(*) AS TEXT) AS came FROM ${source.named(table)} t WHERE ${came}`,
  );
  const brought = Number(count?.came ?? 0);
  const read = source.tables.rows(table);
  const found = await source.all<{ id: Text; label: Text }>(
    sql`SELECT t.id AS id, ${name} AS label FROM ${source.named(table)} t WHERE NOT (${came}) LIMIT 3`,
  );
  const examples: SourceRow[] = found.map((one) => ({ table, id: one.id ?? "", label: one.label ?? "" }));
  const leftOut = read === brought ? [] : [{ remark: why, rows: read - brought, examples }];
  return { table, label, read, stated: source.tables.statedRows(table), brought, leftOut };
}

/** What stands in the fields of titles that are there, and which fields have no place. */
async function tallyFields(source: InlisliteSource): Promise<TableTally> {
  const table = "catalog_ruas";
  await source.tables.addIndex("catalogs", ["id"]);
  const rows = await source.all<{ tag: Text; came: Text; count: Text; id: Text; value: Text }>(
    sql`SELECT TRIM(r.tag) AS tag, CAST(COUNT(*) AS TEXT) AS count, MIN(r.id) AS id, r.value AS value,
        CAST(EXISTS (SELECT 1 FROM ${source.named("catalogs")} k WHERE k.id = r.catalogid) AS TEXT) AS came
      FROM catalog_ruas r GROUP BY 1, 5`,
  );
  let brought = 0;
  let orphans = 0;
  const leftOut: TableTally["leftOut"][number][] = [];
  for (const { tag, came, count, id, value } of rows) {
    if (came !== "1") orphans += Number(count);
    else if (PLACED_FIELDS.test(tag ?? "")) brought += Number(count);
    else {
      const why = remark(
        `marc-field-${tag ?? "none"}`,
        `Ruas MARC ${tag ?? "tanpa nomor"} tidak punya tempat di Aksara.`,
      );
      const examples = [{ table, id: id ?? "", label: value ?? "" }];
      leftOut.push({ remark: why, rows: Number(count), examples });
    }
  }
  if (orphans > 0) {
    const why = remark("field-orphan", "Judul dari ruas ini tidak ada lagi.");
    leftOut.push({ remark: why, rows: orphans, examples: [] });
  }
  return {
    table,
    label: "Ruas MARC",
    read: source.tables.rows(table),
    stated: source.tables.statedRows(table),
    brought,
    leftOut,
  };
}

const LABELS: Readonly<Record<string, string>> = {
  settingparameters: "Pengaturan sistem",
  opaclogs: "Catatan pencarian",
  peraturan_peminjaman_hari: "Aturan peminjaman per hari",
  peraturan_peminjaman_tanggal: "Aturan peminjaman per tanggal",
  users: "Pustakawan",
};

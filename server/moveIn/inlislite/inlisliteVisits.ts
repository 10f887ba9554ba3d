import sql, { type Sql } from "sql-template-tag";

import type { MovingFile, MovingHolidays, MovingRemark, MovingRow, MovingVisit } from "../library/MovingLibrary.js";
import type { InlisliteSource } from "./InlisliteSource.js";
import { between, dayOf, lineOf, remark, type Text } from "./inlisliteText.js";

export async function* readHolidays(source: InlisliteSource): AsyncGenerator<MovingRow<MovingHolidays>> {
  if (!source.has("holidays")) return;
  const of = (...columns: string[]) => source.column("holidays", "h", ...columns);
  const rows = source.tables.select<Record<"id" | "day" | "name", Text>>(
    sql`SELECT h.id AS id, ${of("dates")} AS day, ${of("names")} AS name FROM holidays h`,
  );
  for await (const row of rows) {
    const name = lineOf(row.name)?.slice(0, 190) ?? "Libur";
    const origin = { table: "holidays", id: row.id ?? "", label: name };
    const date = dayOf(row.day);
    if (date === null) yield { source: origin, leftOut: remark("holiday-without-day", "Libur ini tidak bertanggal.") };
    else yield { source: origin, value: { days: [{ date, name }], closedWeekdays: [], fineDays: null } };
  }
}

type VisitRow = Readonly<Record<"id" | "number" | "memberId" | "name" | "institution" | "people" | "at", Text>>;

export async function* readVisits(source: InlisliteSource): AsyncGenerator<MovingRow<MovingVisit>> {
  if (source.has("memberguesses")) {
    const of = (...columns: string[]) => source.column("memberguesses", "v", ...columns);
    const rows = source.tables.select<VisitRow>(
      sql`WITH ${source.keptMembers}
        SELECT v.id AS id, ${of("noanggota")} AS number, m.id AS memberId, ${of("nama")} AS name,
          ${of("institutionname")} AS institution, '1' AS people, ${of("createdate")} AS at
        FROM memberguesses v LEFT JOIN kept_members m ON m.code = LOWER(TRIM(${of("noanggota")}))`,
    );
    for await (const row of rows) yield visitOf(source, "memberguesses", row);
  }
  if (source.has("groupguesses")) {
    const of = (...columns: string[]) => source.column("groupguesses", "v", ...columns);
    const rows = source.tables.select<VisitRow>(
      sql`SELECT v.id AS id, NULL AS number, NULL AS memberId, ${of("namaketua", "nama")} AS name,
          ${of("asalinstansi")} AS institution, ${of("countpersonel")} AS people, ${of("createdate")} AS at
        FROM groupguesses v`,
    );
    for await (const row of rows) yield visitOf(source, "groupguesses", row);
  }
}

function visitOf(source: InlisliteSource, table: string, row: VisitRow): MovingRow<MovingVisit> {
  const name = lineOf(row.name)?.slice(0, 255) ?? null;
  const institution = lineOf(row.institution)?.slice(0, 255) ?? null;
  const origin = { table, id: row.id ?? "", label: name ?? institution ?? row.number ?? "Tamu" };
  const day = dayOf(row.at);
  if (day === null) return { source: origin, leftOut: remark("visit-without-day", "Kunjungan ini tidak bertanggal.") };
  const people = between(row.people, 1, 1_000);
  const isMember = row.memberId !== null;
  const remarks = oddOf(row, people);
  return {
    source: origin,
    value: {
      memberId: row.memberId,
      visitorName: isMember ? null : (name ?? "Tamu"),
      institution: isMember ? null : institution,
      className: null,
      peopleCount: people ?? 1,
      visitedAt: source.at(day, row.at),
    },
    remarks,
  };
}

function oddOf({ memberId, number }: VisitRow, people: number | null): MovingRemark[] {
  const isLostMember = memberId === null && lineOf(number) !== null;
  return [
    ...(people === null ? [remark("people-odd", "Jumlah orangnya tidak dapat dibaca: dihitung satu.")] : []),
    ...(isLostMember ? [remark("visit-member-missing", "Anggotanya tidak ada lagi: dicatat sebagai tamu.")] : []),
  ];
}

type FileRow = Readonly<Record<"id" | "ownerId" | "label" | "name" | "folder" | "isPublic", Text>>;

export async function* readFiles(source: InlisliteSource): AsyncGenerator<MovingRow<MovingFile>> {
  for (const { kind, table, folder, select } of FILES) {
    const statement = select(source);
    if (statement === null) continue;
    for await (const row of source.tables.select<FileRow>(statement)) yield fileOf(kind, table, folder, row);
  }
}

const worksheetOf = (source: InlisliteSource) =>
  source.has("worksheets")
    ? sql`(SELECT w.name FROM worksheets w WHERE w.id = ${source.column("catalogs", "k", "worksheet_id")})`
    : sql`NULL`;

const FILES: readonly {
  readonly kind: MovingFile["kind"];
  readonly table: string;
  readonly folder: string;
  readonly select: (source: InlisliteSource) => Sql | null;
}[] = [
  {
    kind: "cover",
    table: "catalogs.coverurl",
    folder: "sampul_koleksi",
    select: (source) =>
      source.tables.hasColumn("catalogs", "coverurl")
        ? sql`SELECT k.id AS id, k.id AS ownerId, k.title AS label, k.coverurl AS name, ${worksheetOf(source)} AS folder,
            '1' AS isPublic FROM catalogs k WHERE TRIM(k.coverurl) <> ''`
        : null,
  },
  {
    kind: "photo",
    table: "members.photourl",
    folder: "foto_anggota",
    select: (source) =>
      source.tables.hasColumn("members", "photourl")
        ? sql`WITH ${source.keptMembers} SELECT m.id AS id, m.id AS ownerId, m.fullname AS label, m.photourl AS name,
            NULL AS folder, '0' AS isPublic
          FROM members m JOIN kept_members k ON k.place = m.rowid WHERE TRIM(m.photourl) <> ''`
        : null,
  },
  {
    kind: "document",
    table: "catalogfiles",
    folder: "dokumen_isi",
    select: (source) =>
      source.tables.hasColumn("catalogfiles", "fileurl")
        ? sql`SELECT f.id AS id, k.id AS ownerId, k.title AS label, f.fileurl AS name, ${worksheetOf(source)} AS folder,
            ${source.column("catalogfiles", "f", "ispublish")} AS isPublic
          FROM catalogfiles f LEFT JOIN ${source.named("catalogs")} k ON k.id = f.catalog_id`
        : null,
  },
];

function fileOf(kind: MovingFile["kind"], table: string, folder: string, row: FileRow): MovingRow<MovingFile> {
  const origin = { table, id: row.id ?? "", label: lineOf(row.label) ?? row.name ?? "" };
  const name = (row.name ?? "").trim();
  if (row.ownerId === null) return { source: origin, leftOut: remark("file-orphan", "Judulnya tidak ada lagi.") };
  if (/^[a-z]{2,10}:/iu.test(name)) {
    return { source: origin, leftOut: remark("file-is-link", `Tautan ${name} bukan berkas dan tidak ikut.`) };
  }
  const steps = name.split(/[\\/]+/u).filter((step) => step !== "" && step !== ".");
  if (steps.length === 0 || steps.some((step) => step === ".." || step.includes("\0"))) {
    return { source: origin, leftOut: remark("file-name-odd", `Nama berkas “${name}” tidak dapat dipakai.`) };
  }
  const path = steps.join("/");
  const own = lineOf(row.folder);
  const nested = own === null || own.includes("..") ? [] : [`original/${own}/${path}`, `${own}/${path}`];
  const within = [...nested, path].map((one) => `${folder}/${one}`);
  const paths = [...within.map((one) => `uploaded_files/${one}`), ...within, path];
  const isDocument = kind === "document";
  const isPublic = row.isPublic === "1";
  const remarks =
    isDocument && !isPublic ? [remark("file-not-public", "Hanya untuk anggota, seperti belum terbit.")] : [];
  const value = { kind, ownerId: row.ownerId, paths, name: isDocument ? (steps.at(-1) ?? null) : null, isPublic };
  return { source: origin, value, remarks };
}

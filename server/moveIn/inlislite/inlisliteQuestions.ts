import sql from "sql-template-tag";

import type { MoveInQuestion } from "../library/MovingLibrary.js";
import { BUILDINGS, STATUS_CHOICES, statusKey as itemStatusKey, statusNamed } from "./inlisliteCopies.js";
import { type InlisliteSource, TIME_ZONE } from "./InlisliteSource.js";
import { kindKey, kindRows, MEMBER_STATUS_CHOICES, memberStatusNamed, statusKey } from "./inlisliteMembers.js";
import { lineOf, type Text } from "./inlisliteText.js";

export async function askAbout(source: InlisliteSource): Promise<MoveInQuestion[]> {
  return [
    {
      key: TIME_ZONE.key,
      text: "Menurut zona waktu mana jam di INLISLite berjalan?",
      detail: "Server INLISLite biasanya memakai WIB, juga di daerah WITA dan WIT.",
      rows: null,
      choices: [
        { value: "Asia/Jakarta", label: "WIB" },
        { value: "Asia/Makassar", label: "WITA" },
        { value: "Asia/Jayapura", label: "WIT" },
      ],
      proposal: TIME_ZONE.proposal,
    },
    ...(await askAboutKinds(source)),
    ...(await askAboutStatuses(source)),
    ...(await askAboutBuildings(source)),
  ];
}

async function askAboutKinds(source: InlisliteSource): Promise<MoveInQuestion[]> {
  return (await kindRows(source)).map(({ id, name, members }) => ({
    key: kindKey(id ?? ""),
    text: `Jenis anggota “${lineOf(name) ?? id ?? ""}” menjadi apa?`,
    detail: "Jenis tersendiri membawa aturan peminjamannya.",
    rows: Number(members ?? 0),
    choices: [
      { value: "own", label: "Jenis tersendiri dengan nama itu" },
      { value: "first", label: "Jenis pertama perpustakaan ini" },
    ],
    proposal: "own",
  }));
}

/** Names of a list of the library's own that say nothing to us. */
async function askAboutStatuses(source: InlisliteSource): Promise<MoveInQuestion[]> {
  const items = await source.names("collectionstatus", "name");
  const members = await source.names("status_anggota", "nama", "name");
  const questions: MoveInQuestion[] = [];
  for (const [id, name] of items) {
    const rows = await usesOf(source, "collections", "status_id", id);
    if (statusNamed(name) !== null || rows === 0) continue;
    const text = `Apa arti status eksemplar “${name}”?`;
    questions.push({
      key: itemStatusKey(id),
      text,
      detail: null,
      rows,
      choices: STATUS_CHOICES,
      proposal: "available",
    });
  }
  for (const [id, name] of members) {
    const rows = await usesOf(source, "members", "statusanggota_id", id);
    if (memberStatusNamed(name) !== null || rows === 0) continue;
    const text = `Apa arti status anggota “${name}”?`;
    questions.push({
      key: statusKey(id),
      text,
      detail: null,
      rows,
      choices: MEMBER_STATUS_CHOICES,
      proposal: "active",
    });
  }
  return questions;
}

async function askAboutBuildings(source: InlisliteSource): Promise<MoveInQuestion[]> {
  const names = [...(await source.names("location_library", "name")).values()];
  if (names.length < 2) return [];
  return [
    {
      key: BUILDINGS.key,
      text: "Ada beberapa gedung di INLISLite. Di mana namanya dicatat?",
      detail: names.slice(0, 3).join(", "),
      rows: source.tables.rows("collections"),
      choices: [
        { value: "shelf", label: "Sebagai rak di dalam lokasi" },
        { value: "leave", label: "Tidak dicatat" },
      ],
      proposal: BUILDINGS.proposal,
    },
  ];
}

async function usesOf(source: InlisliteSource, table: string, column: string, id: string): Promise<number> {
  if (!source.tables.hasColumn(table, column)) return 0;
  const [row] = await source.all<{ count: Text }>(
    sql`SELECT CAST(COUNT(*) AS TEXT) AS count FROM ${source.named(table)} t
      WHERE ${source.tables.column(table, column, "t")} = ${id}`,
  );
  return Number(row?.count ?? 0);
}

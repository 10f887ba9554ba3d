import sql from "sql-template-tag";

import type { MoveInQuestion } from "../library/MovingLibrary.js";
import { isRupiah, KNOWN_STATUSES, readStatuses } from "./slimsCopies.js";
import { GENDER_ZERO, kindProposal, readKindRows, readRuleRows } from "./slimsMembers.js";
import { dayOf, lineOf, type Text } from "./slimsText.js";
import { SAMPLES, sampleTitles, type SlimsSource, TIME_ZONE } from "./SlimsSource.js";
import { SPLIT_AUTHORS } from "./slimsTitles.js";

type Counted = Readonly<{ value: Text; rows: Text }>;

export async function askAbout(source: SlimsSource): Promise<MoveInQuestion[]> {
  return [
    timeZone,
    ...(await sampleQuestion(source)),
    ...(await kindQuestions(source)),
    ...(await statusQuestions(source)),
    ...(await currencyQuestions(source)),
    ...(await genderQuestion(source)),
    ...(await birthDateQuestion(source)),
    ...(await ruleQuestions(source)),
    ...(await authorQuestion(source)),
  ];
}

const timeZone: MoveInQuestion = {
  ...TIME_ZONE,
  text: "Jam SLiMS mengikuti zona waktu mana?",
  detail: "SLiMS memakai WIB jika tidak diatur lain, juga di Makassar dan Jayapura.",
  rows: null,
  choices: [
    { value: "Asia/Jakarta", label: "WIB" },
    { value: "Asia/Makassar", label: "WITA" },
    { value: "Asia/Jayapura", label: "WIT" },
  ],
};

async function sampleQuestion({ tables }: SlimsSource): Promise<MoveInQuestion[]> {
  const titles = await sampleTitles(tables);
  if (titles.length === 0) return [];
  return [
    {
      ...SAMPLES,
      text: "Ada judul contoh bawaan SLiMS. Ikut dipindahkan?",
      detail: examples(titles.map(({ title }) => title)),
      rows: titles.length,
      choices: [
        { value: "leave", label: "Tidak, tinggalkan" },
        { value: "bring", label: "Ya, pindahkan" },
      ],
    },
  ];
}

async function kindQuestions(source: SlimsSource): Promise<MoveInQuestion[]> {
  const members = source.tables.hasColumn("member", "member_type_id")
    ? await source.all<Counted>(
        sql`SELECT member_type_id AS value, CAST(COUNT(*) AS TEXT) AS rows FROM member GROUP BY member_type_id`,
      )
    : [];
  const counts = new Map(members.map(({ value, rows }) => [value, Number(rows)]));
  return (await readKindRows(source)).map(({ id, name }) => {
    const label = lineOf(name) ?? id ?? "";
    return {
      key: `member-kind:${id ?? ""}`,
      text: `Jenis anggota “${label}”: apakah mereka punya kelas?`,
      detail: null,
      rows: counts.get(id) ?? 0,
      choices: [
        { value: "classes", label: "Ya, seperti siswa" },
        { value: "none", label: "Tidak, seperti guru atau tamu" },
      ],
      proposal: kindProposal(label),
    };
  });
}

async function statusQuestions(source: SlimsSource): Promise<MoveInQuestion[]> {
  if (!source.tables.hasColumn("item", "item_status_id")) return [];
  const statuses = await readStatuses(source);
  const found = await source.all<Counted>(
    sql`SELECT TRIM(COALESCE(item_status_id, '')) AS value, CAST(COUNT(*) AS TEXT) AS rows
      FROM item GROUP BY TRIM(COALESCE(item_status_id, '')) ORDER BY 1`,
  );
  const unknown = found.filter(({ value }) => !Object.hasOwn(KNOWN_STATUSES, (value ?? "").toUpperCase()));
  return unknown.map(({ value, rows }) => {
    const status = statuses.get(value ?? "");
    return {
      key: `item-status:${value ?? ""}`,
      text: `Status eksemplar “${status?.name ?? value ?? ""}” berarti apa?`,
      detail: null,
      rows: Number(rows),
      choices: [
        { value: "available", label: "Tersedia" },
        { value: "repair", label: "Diperbaiki" },
        { value: "reference_only", label: "Hanya dibaca di tempat" },
        { value: "lost", label: "Hilang" },
        { value: "withdrawn", label: "Dikeluarkan dari koleksi" },
      ],
      proposal: status?.proposal ?? "available",
    };
  });
}

async function currencyQuestions(source: SlimsSource): Promise<MoveInQuestion[]> {
  if (!source.tables.hasColumn("item", "price_currency")) return [];
  const found = await source.all<Counted>(
    sql`SELECT UPPER(TRIM(price_currency)) AS value, CAST(COUNT(*) AS TEXT) AS rows FROM item
      WHERE CAST(price AS INTEGER) > 0 GROUP BY UPPER(TRIM(price_currency)) ORDER BY 1`,
  );
  const others = found.filter(({ value }) => !isRupiah(value));
  return others.map(({ value, rows }) => ({
    key: `currency:${value ?? ""}`,
    text: `Ada harga dalam “${value ?? ""}”. Bagaimana mencatatnya?`,
    detail: null,
    rows: Number(rows),
    choices: [
      { value: "note", label: "Sebagai catatan eksemplar" },
      { value: "rupiah", label: "Sebagai rupiah, angkanya sudah rupiah" },
    ],
    proposal: "note",
  }));
}

async function genderQuestion(source: SlimsSource): Promise<MoveInQuestion[]> {
  if (!source.tables.hasColumn("member", "gender")) return [];
  const found = await source.all<Counted>(
    sql`SELECT gender AS value, CAST(COUNT(*) AS TEXT) AS rows FROM member GROUP BY gender`,
  );
  const zeros = Number(found.find(({ value }) => value === "0")?.rows ?? 0);
  if (zeros === 0) return [];
  return [
    {
      ...GENDER_ZERO,
      text: "SLiMS mencatat perempuan dan belum diisi dengan angka yang sama. Bagaimana membacanya?",
      detail: null,
      rows: zeros,
      choices: [
        { value: "female", label: "Perempuan" },
        { value: "empty", label: "Belum diisi" },
      ],
    },
  ];
}

const FEWEST_MEMBERS = 3;

async function birthDateQuestion(source: SlimsSource): Promise<MoveInQuestion[]> {
  if (!source.tables.hasColumn("member", "birth_date")) return [];
  const [commonest] = await source.all<Counted>(
    sql`SELECT birth_date AS value, CAST(COUNT(*) AS TEXT) AS rows FROM member
      WHERE birth_date > '1000' AND birth_date NOT LIKE '1970-01-01%'
      GROUP BY birth_date ORDER BY COUNT(*) DESC, birth_date LIMIT 1`,
  );
  const day = dayOf(commonest?.value);
  const rows = Number(commonest?.rows ?? 0);
  if (day === null || rows < FEWEST_MEMBERS || rows * 2 < source.tables.rows("member")) return [];
  return [
    {
      key: `birth-date:${day}`,
      text: `Sedikitnya separuh anggota lahir pada ${day}. Apakah tanggal itu benar?`,
      detail: null,
      rows,
      choices: [
        { value: "leave", label: "Tidak, kosongkan" },
        { value: "keep", label: "Ya, pindahkan" },
      ],
      proposal: "leave",
    },
  ];
}

async function ruleQuestions(source: SlimsSource): Promise<MoveInQuestion[]> {
  const materials = await source.names("mst_gmd", "gmd_id", "gmd_name");
  const rules = (await readRuleRows(source)).filter(({ gmd }) => !["", "0"].includes((gmd ?? "").trim()));
  return rules.map(({ id, gmd }) => ({
    key: `rule-gmd:${id ?? ""}`,
    text: `Aturan ${id ?? ""} hanya untuk bahan “${materials.get(gmd ?? "") ?? gmd ?? ""}”. Ikut dipindahkan?`,
    detail: "Aksara tidak punya aturan per jenis bahan.",
    rows: 1,
    choices: [
      { value: "leave", label: "Tidak, tinggalkan" },
      { value: "bring", label: "Ya, untuk semua jenis bahan" },
    ],
    proposal: "leave",
  }));
}

async function authorQuestion(source: SlimsSource): Promise<MoveInQuestion[]> {
  if (!source.tables.hasColumn("mst_author", "author_name")) return [];
  const names = await source.all<{ name: Text; rows: Text }>(
    sql`SELECT author_name AS name, CAST(COUNT(*) OVER () AS TEXT) AS rows FROM mst_author
      WHERE author_name LIKE '%_;_%' AND author_name NOT LIKE '%&%' LIMIT 3`,
  );
  if (!names[0]) return [];
  return [
    {
      ...SPLIT_AUTHORS,
      text: "Ada beberapa nama dalam satu pengarang, dipisahkan titik koma. Dipecah?",
      detail: examples(names.map(({ name }) => name ?? "")),
      rows: Number(names[0].rows),
      choices: [
        { value: "split", label: "Ya, satu pengarang tiap nama" },
        { value: "keep", label: "Tidak, biarkan" },
      ],
    },
  ];
}

function examples(texts: readonly string[]): string {
  return texts.slice(0, 3).join("; ");
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

interface ReadText {
  readonly place: string;
  readonly text: string;
}

const FOLDERS = ["client", "server", "scripts"];
/** What people may type or have in their files, and what migrations wrote, is not what we say. */
const SAYS_NOTHING =
  /^(client\/gql|server\/platform\/database\/migrations|server\/users\/passwords\/commonPasswords|server\/books\/query\/words|server\/bookImport\/csv\/importColumns|server\/students\/studentImport\/rows\/studentColumns)/u;
const ENGLISH = /\b(?:the|of|is|as|are|by|what|its|to|with|and|for|not|one|in)\b/iu;
const NUMBER = "(?:\\d|\\$\\{|satu|dua|tiga|enam)";

/** The first column of the glossary's last table, each of its phrases as what finds it. */
function wordsDecidedAgainst(): [phrase: string, pattern: RegExp][] {
  const [, table = ""] = readFileSync("docs/glossary.md", "utf8").split("## Words decided against");
  const rows = [...table.matchAll(/^\| (?<phrases>[^|]+) \| [^|]+ \|$/gmu)].map(({ groups }) => groups?.phrases ?? "");
  return rows
    .filter((cell) => cell.trim() !== "not" && !/^-+$/u.test(cell.trim()))
    .flatMap((cell) => cell.split(","))
    .map((phrase) => phrase.trim())
    .map((phrase) => [phrase, patternOf(phrase)]);
}

/** The labels of the glossary's first table that are more than a word, as people read them. */
function labelsDecided(): string[] {
  const [table = ""] = readFileSync("docs/glossary.md", "utf8").split("Two names differ on purpose");
  const cells = [...table.matchAll(/^\| [^|]+ \| (?<labels>[^|]+) \| [^|]*\|$/gmu)].map(({ groups }) => groups?.labels);
  return cells
    .flatMap((cell = "") => cell.split(/[,;:()]| \/ /u))
    .map((label) => label.trim())
    .filter((label) => /^\p{Lu}[^…“]* /u.test(label) && !ENGLISH.test(label));
}

/** What keeps its capitals within a label: the names of pages and documents, and what they are made of. */
const NAMES =
  /Buku Tamu|Buku Induk|Stock Opname|Member Aktif|Koleksi Buku|Kunjungan Bulan Ini|Tempat Sampah|Aktivasi Akun|Duta Baca|Surat Bebas Pustaka|WhatsApp|IPLM|No\. \p{Lu}\p{L}+/gu;

/** Where a label is also the name of a page or of a document, which keeps its capitals. */
const TITLES = new Set([
  ...["Pinjaman Kelas", "Sumber Perolehan", "Daftar Bacaan", "Kode Aktivasi", "Jam Layanan", "Stock Opname"],
  // What is handed in.
  ...["Peminjaman per Bulan", "Kinerja Petugas"],
  ...["Terbitan Berkala", "Terima Edisi"],
  ...["Kartu Anggota", "Baca di Tempat", "SURAT BEBAS PUSTAKA", "BUKU INDUK", "BERITA ACARA STOCK OPNAME"],
]);

function isSentenceCase(label: string): boolean {
  return !/ \p{Lu}/u.test(label.replace(NAMES, "nama"));
}

function patternOf(phrase: string): RegExp {
  const words = phrase.replace(/ N$/u, ` ${NUMBER}`);
  return new RegExp(`(?<![\\p{L}-])${words}${/\w$/u.test(phrase) && words === phrase ? "(?![\\p{L}-])" : ""}`, "iu");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .filter((path) => !SAYS_NOTHING.test(path));
}

/** Every literal and text of JSX that is words in Indonesian; an article, with its paragraphs, is none of ours. */
function textsOf(path: string, source: string): ReadText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const found: ReadText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && isOurs(text)) {
      found.push({ place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`, text });
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join("")
    : null;
}

function isOurs(text: string): boolean {
  const isName = /^[a-z][\w./:-]*$/u.test(text);
  return /\p{L}{3}/u.test(text) && !isName && !ENGLISH.test(text) && !/\n\n/u.test(text);
}

const against: readonly [fault: string, pattern: RegExp][] = wordsDecidedAgainst();
const labels = labelsDecided();
/** What no phrase of the glossary can name; `sign` is in every file that may have it. */
const MANNERS = [
  { fault: "a date as machines write it", pattern: /\s\d{4}-\d\d-\d\d\b/u, sign: /\s\d{4}-\d\d-\d\d\b/u },
  { fault: "“yang” without what it tells of", pattern: /^\s*Yang\s/u, sign: /\bYang\s/u },
];

function faultsIn(path: string, source = readFileSync(path, "utf8")): string[] {
  // Few files say any of it, comments included: only these are parsed.
  const line = inOneLine(source).toLowerCase();
  const suspected = against.filter(([phrase]) => line.includes(phrase.replace(/ N$/u, "").toLowerCase()));
  const faults = [
    ...suspected,
    ...MANNERS.filter(({ sign }) => sign.test(source)).map(({ fault, pattern }) => [fault, pattern] as const),
  ];
  return faults.length === 0
    ? []
    : textsOf(path, source).flatMap(({ place, text }) =>
        faults
          .filter(([, pattern]) => pattern.test(inOneLine(text)))
          .map(([fault]) => `${place} says “${fault}”: ${inOneLine(text).trim()}`),
      );
}

/** Texts that are a label of the glossary in other capitals. */
function capitalsIn(path: string, source = readFileSync(path, "utf8")): string[] {
  const line = inOneLine(source).toLowerCase();
  const suspected = labels.filter((label) => line.includes(label.toLowerCase()));
  if (suspected.length === 0) return [];
  return textsOf(path, source).flatMap(({ place, text }) =>
    suspected
      .filter((label) => text.trim() !== label && text.trim().toLowerCase() === label.toLowerCase())
      .filter(() => /^\p{Lu}/u.test(text.trim()) && !TITLES.has(text.trim()))
      .map((label) => `${place} says “${text.trim()}”, not “${label}”`),
  );
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

describe("The words that people read", () => {
  it("are none that the glossary has decided against", () => {
    expect(FOLDERS.flatMap(filesIn).flatMap((path) => faultsIn(path))).toEqual([]);
  });

  it("have the capitals of the glossary, which are those of a sentence but for names", () => {
    expect(labels).toEqual(expect.arrayContaining(["Sedang dipinjam", "Hanya dibaca di tempat", "Kode eksemplar"]));
    expect(labels.filter((label) => !isSentenceCase(label))).toEqual([]);
    expect(FOLDERS.flatMap(filesIn).flatMap((path) => capitalsIn(path))).toEqual([]);
  });

  it("are found in other capitals where they are all of a text", () => {
    expect(
      capitalsIn("hint.tsx", 'const label = "Sedang Dipinjam"; const hint = "Judul yang sedang dipinjam.";'),
    ).toEqual(["hint.tsx:1 says “Sedang Dipinjam”, not “Sedang dipinjam”"]);
  });

  it.each([
    ['const hint = "Simpan bila perlu.";', "bila"],
    ["const hint = `Paling banyak ${most} buku.`;", "paling banyak N"],
    ['const hint = "Kosong: tidak dibatasi.";', "kosong:"],
    ["const hint = <p>Hapus semua\n saringan</p>;", "saringan"],
    ['const hint = "Isi dengan tanggal. Contoh: 2026-11-21";', "as machines write it"],
    ['const hint = "Yang terlambat didahulukan.";', "without what it tells of"],
    ["const hint = <p>\n  Yang dipinjam\n</p>;", "without what it tells of"],
  ])("are found where they stand: %s", (source, fault) => {
    expect(faultsIn("hint.tsx", source)).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    'const hint = "Paling banyak dipinjam";',
    'const name = "barcode";',
    'const description = "The code of its barcode.";',
    "const article = `Pilih buku.\n\nKalau belum tertarik, ambil yang lain.`;",
  ])("are let be where they mean something else: %s", (source) => {
    expect(faultsIn("hint.tsx", source)).toEqual([]);
  });
});

import { fc } from "../fastCheck.js";

/** A row as its library meant it, before it is written. */
export interface MeanRow {
  readonly title: string;
  readonly authors: string;
  readonly isbn: string;
  readonly edition: string;
  readonly series: string;
  readonly year: string;
  readonly codes: readonly string[];
  /** How many copies it announces, where its file has a column for that. */
  readonly copies: string;
}

export interface MeanFile {
  /** Null stands for a blank line. */
  readonly lines: readonly (MeanRow | null)[];
  readonly text: string;
}

/** A file whose header names the title twice, by the same name or another one. */
export interface AmbiguousFile extends MeanFile {
  readonly plainText: string;
  /** Where the true titles stand. */
  readonly titleColumn: number;
}

/** Few of each, so that rows meet: set ISBNs, classes, volumes, semesters, editions, issues, audiences. */
const row: fc.Arbitrary<MeanRow> = fc.record({
  title: fc.constantFrom(
    "Matematika Kelas X",
    "Matematika Kelas XI",
    "MATEMATIKA  kelas x",
    "Matematika",
    "Fisika Semester 1",
    "Fisika Semester 2",
    "Trubus",
    'Kata "Mutiara"; jilid, satu',
    "Jum'at \\ Sabtu",
    "Sejarah Modern",
    "C++",
    "C",
    "Kisah Nyata",
    "Magang Intern Baru",
    "Fajar 7 Modern",
    "-",
    "",
  ),
  authors: fc.constantFrom("", "Ani", "Budi", "HIRATA, Andrea", "Ani; Budi"),
  isbn: fc.constantFrom("", "9786022916628", "978-602-291-662-8", "9789792238471", "978-602-291-662-9", "2088-7900"),
  edition: fc.constantFrom("", "", "Ed. 1", "Cet. 2", "cetakan ke-2", "No. 540", "No. 541", "Buku Guru"),
  series: fc.constantFrom("", "", "Jilid I", "Jilid 2", "Kelas X", "Kelas XI"),
  year: fc.constantFrom("", "", "2001", "2013", "1342 H"),
  codes: fc.array(
    fc
      .tuple(fc.constantFrom("B", "b", "Bk-"), fc.integer({ min: 1, max: 40 }), fc.constantFrom("", "", " ", "  "))
      .map(([prefix, number, space]) => `${prefix}${number}${space}`),
    { maxLength: 5 },
  ),
  copies: fc.constantFrom("", "", "", "1", "3"),
});

const HEADER = ["judul", "pengarang", "isbn", "edisi", "judul seri", "tahun", "kode eksemplar", "jumlah"];

interface Writing {
  readonly lineEnd: string;
  /** Line breaks of titles have lost their backslash: `KisahrnNyata`. */
  readonly hasRemnants: boolean;
}

function written({ title }: MeanRow, { hasRemnants }: Writing): string {
  return hasRemnants ? title.replace(/(?<=\p{Ll}|\d) (?=\p{Lu}|\d)/gu, "rn") : title;
}

/** A library's own file, with doubled quotes and either separator; `extra` is one more column, before or after all. */
function ownFile(
  lines: readonly (MeanRow | null)[],
  separator: string,
  writing: Writing,
  extra?: { readonly header: string; readonly cell: string; readonly isFirst: boolean },
): string {
  const withExtra = (cells: readonly string[], cell: string) =>
    extra === undefined ? cells : extra.isFirst ? [cell, ...cells] : [...cells, cell];
  const quoted = (cell: string) =>
    /["\n]/u.test(cell) || cell.includes(separator) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell;
  return [
    withExtra(HEADER, extra?.header ?? "").join(separator),
    ...lines.map((line) =>
      line === null
        ? separator.repeat(3)
        : withExtra(cellsOf(line, writing), extra?.cell ?? "")
            .map(quoted)
            .join(separator),
    ),
  ].join(writing.lineEnd);
}

function cellsOf(row: MeanRow, writing: Writing): string[] {
  const { authors, isbn, edition, series, year, codes, copies } = row;
  return [written(row, writing), authors, isbn, edition, series, year, codes.join("|"), copies];
}

/** SLiMS's export: eighteen columns, all quoted, with MySQL's backslashes, lists as `<a><b>`. */
function slimsFile(lines: readonly (MeanRow | null)[], writing: Writing): string {
  const escaped = (cell: string) => `"${cell.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("'", "\\'")}"`;
  const list = (values: readonly string[]) => values.map((value) => `<${value}>`).join("");
  return lines
    .map((line) => {
      if (line === null) {
        return "";
      }
      const { authors, isbn, edition, series, year, codes } = line;
      const names = authors === "" ? [] : authors.split("; ");
      return [
        written(line, writing),
        "Text",
        edition,
        isbn,
        "",
        year,
        "",
        series,
        "",
        "Indonesia",
        "",
        "NONE",
        "",
        "",
        "",
        list(names),
        "",
        list(codes),
      ]
        .map(escaped)
        .join(",");
    })
    .join(writing.lineEnd);
}

const someLines = fc
  .array(fc.option(row, { freq: 12 }), { minLength: 2, maxLength: 25 })
  .filter((lines) => lines.some((line) => line !== null));
const writings: fc.Arbitrary<Writing> = fc.record({
  lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  hasRemnants: fc.boolean(),
});

export const meanFile: fc.Arbitrary<MeanFile> = fc
  .tuple(someLines, fc.constantFrom(",", ";", "\t", "slims"), writings)
  .map(([lines, dialect, writing]) => ({
    lines,
    text: dialect === "slims" ? slimsFile(lines, writing) : ownFile(lines, dialect, writing),
  }));

export const ambiguousFile: fc.Arbitrary<AmbiguousFile> = fc
  .tuple(
    someLines,
    fc.constantFrom(",", ";", "\t"),
    writings,
    fc.record({
      header: fc.constantFrom("judul", "JUDUL", "Judul (utama)", "Judul Buku", "title"),
      cell: fc.constantFrom("", "Bukan Judul"),
      isFirst: fc.boolean(),
    }),
  )
  .map(([lines, separator, writing, extra]) => ({
    lines,
    text: ownFile(lines, separator, writing, extra),
    plainText: ownFile(lines, separator, writing),
    titleColumn: extra.isFirst ? 1 : 0,
  }));

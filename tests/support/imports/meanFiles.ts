import fc from "fast-check";

/** A row as its library meant it, before it is written. */
export interface MeanRow {
  readonly title: string;
  readonly authors: string;
  readonly isbn: string;
  readonly edition: string;
  readonly series: string;
  readonly year: string;
  readonly codes: readonly string[];
}

export interface MeanFile {
  /** Null stands for a blank line. */
  readonly lines: readonly (MeanRow | null)[];
  readonly text: string;
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
});

const HEADER = ["judul", "pengarang", "isbn", "edisi", "judul seri", "tahun", "kode eksemplar"];

/** A library's own file, with doubled quotes and either separator. */
function ownFile(lines: readonly (MeanRow | null)[], separator: string): string {
  const quoted = (cell: string) =>
    /["\n]/u.test(cell) || cell.includes(separator) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell;
  return [
    HEADER.join(separator),
    ...lines.map((line) => (line === null ? separator.repeat(3) : cellsOf(line).map(quoted).join(separator))),
  ].join("\n");
}

function cellsOf({ title, authors, isbn, edition, series, year, codes }: MeanRow): string[] {
  return [title, authors, isbn, edition, series, year, codes.join("|")];
}

/** SLiMS's export: eighteen columns, all quoted, with MySQL's backslashes, lists as `<a><b>`. */
function slimsFile(lines: readonly (MeanRow | null)[]): string {
  const written = (cell: string) => `"${cell.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("'", "\\'")}"`;
  const list = (values: readonly string[]) => values.map((value) => `<${value}>`).join("");
  return lines
    .map((line) => {
      if (line === null) {
        return "";
      }
      const { title, authors, isbn, edition, series, year, codes } = line;
      const names = authors === "" ? [] : authors.split("; ");
      return [
        title,
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
        .map(written)
        .join(",");
    })
    .join("\n");
}

export const meanFile: fc.Arbitrary<MeanFile> = fc
  .tuple(
    fc.array(fc.option(row, { freq: 12 }), { minLength: 2, maxLength: 25 }),
    fc.constantFrom(",", ";", "\t", "slims"),
  )
  .filter(([lines]) => lines.some((line) => line !== null))
  .map(([lines, dialect]) => ({ lines, text: dialect === "slims" ? slimsFile(lines) : ownFile(lines, dialect) }));

import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const HEADER = [
  "title",
  "subtitle",
  "authors",
  "isbn",
  "publisher",
  "publish_place",
  "publish_year",
  "edition",
  "classification",
  "category",
  "subjects",
  "location",
  "source",
  "price",
  "item_code",
  "description",
];
const SYLLABLES = ["ba", "ka", "ra", "sa", "ma", "ta", "li", "ni", "su", "do", "pe", "gu", "wi", "ja", "hu", "lo"];
const COMMON_WORDS =
  "belajar bahasa indonesia matematika cerita rakyat ilmu pengetahuan alam sosial pendidikan agama islam sejarah " +
  "membaca menulis kumpulan puisi petualangan anak negeri pelajaran untuk kelas dasar-dasar pengantar kamus rahasia";
const words = COMMON_WORDS.split(" ");

/**
 * Writes a file as a large school's export would be, the same one each time: of a hundred rows four name a book again.
 */
export async function makeLargeFile(path: string, rows: number): Promise<void> {
  await pipeline(Readable.from(linesOf(rows)), createWriteStream(path));
}

function* linesOf(rows: number): Generator<string> {
  yield `${HEADER.join(",")}\n`;
  for (let number = 0; number < rows; number += 1) {
    yield `${cellsOf(number).join(",")}\n`;
  }
}

function cellsOf(row: number): string[] {
  const number = row % 25 === 24 ? row - 24 : row;
  const codes = Array.from({ length: row % 4 }, (_, copy) => `B${String(row).padStart(6, "0")}-${copy}`);
  const common = words[number % words.length] ?? "";
  return [
    `${common} ${word(number % 1_009)} ${word(number)} ${number}`,
    number % 3 === 0 ? `kajian ${word(number % 500)}` : "",
    `"${word(number % 12_007)} ${word((number * 7) % 9_001)}${number % 2 === 0 ? `; ${word(number % 4_001)} Sari` : ""}"`,
    number % 2 === 0 ? isbnOf(number) : "",
    `Penerbit ${word(number % 250)}`,
    "Jakarta",
    number % 11 === 0 ? "" : String(1_960 + (number % 66)),
    number % 5 === 0 ? `Cet. ${1 + (number % 9)}` : "",
    String(100 + (number % 800)),
    number % 4 === 0 ? "Fiksi" : `Kategori ${word(number % 60)}`,
    `"subjek ${word(number % 300)}; ${words[(number * 3) % words.length] ?? ""}"`,
    `Ruang ${number % 8}`,
    ["Beli", "Hibah", "BOS"][number % 3] ?? "",
    String(20_000 + (number % 90) * 1_000),
    codes.join(";"),
    `"${`${word(number)} ${common} ${word(number + 1)} `.repeat(15)}"`,
  ];
}

/** A made-up word, the same for the same number. */
function word(number: number): string {
  let letters = "";
  for (let rest = number + 17; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    letters += SYLLABLES[rest % SYLLABLES.length] ?? "";
  }
  return letters;
}

function isbnOf(number: number): string {
  const digits = `978602${String(number).padStart(6, "0")}`;
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

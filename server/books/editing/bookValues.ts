import { readIsbn } from "../bookRecord/isbn.js";
import { readPublishYear } from "../bookRecord/publishYear.js";
import type { BookChanges } from "./bookInput.js";

/** Something worth a second look; it refuses nothing. */
export interface FieldWarning {
  readonly field: string;
  readonly message: string;
}

interface Year {
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
}

/** Either of the two tells the other where only one is given; undefined where neither is. */
export function yearOf({ publishYear, publishYearText }: BookChanges): Year | undefined {
  if (publishYearText !== undefined && publishYearText !== null) {
    const { year, text } = readPublishYear(publishYearText);
    return { publishYear: publishYear === undefined ? year : publishYear, publishYearText: text };
  }
  if (publishYear === undefined && publishYearText === undefined) {
    return undefined;
  }
  return { publishYear: publishYear ?? null, publishYearText: publishYear?.toString() ?? null };
}

const ISBN_WARNINGS = {
  wrong: "Angka ISBN ini tidak cocok dengan angka pemeriksanya. Bandingkan sekali lagi dengan bukunya.",
  serial: "Ini nomor majalah (ISSN), bukan ISBN.",
  rounded: "Angka ISBN ini sudah dibulatkan oleh lembar kerja. Tulis lagi dari bukunya.",
} as const;

/** What a person should look at again; the book is written as typed. */
export function warningsOf(input: BookChanges): FieldWarning[] {
  const warnings: FieldWarning[] = [];
  const reading = input.isbn ? readIsbn(input.isbn) : null;
  if (reading && reading.kind !== "valid") {
    warnings.push({ field: "isbn", message: ISBN_WARNINGS[reading.kind] });
  }
  const year = yearOf(input);
  if (year?.publishYear === null && year.publishYearText !== null) {
    warnings.push({ field: "publishYearText", message: `“${year.publishYearText}” disimpan sebagai teks, karena tidak terbaca sebagai satu tahun.` });
  }
  if (input.imageUrl && /^http:/iu.test(input.imageUrl)) {
    warnings.push({ field: "imageUrl", message: "Alamat http:// tidak ditampilkan di halaman. Pakai https:// atau unggah gambarnya." });
  }
  return warnings;
}

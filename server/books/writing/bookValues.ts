import { isbnAdvice } from "../record/isbnAdvice.js";
import { parsePublishYear } from "../record/publishYear.js";
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
    const { year, text } = parsePublishYear(publishYearText);
    return { publishYear: publishYear === undefined ? year : publishYear, publishYearText: text };
  }
  if (publishYear === undefined && publishYearText === undefined) {
    return undefined;
  }
  return { publishYear: publishYear ?? null, publishYearText: publishYear?.toString() ?? null };
}

/** What a person should look at again; the book is written as typed. */
export function warningsOf(input: BookChanges): FieldWarning[] {
  const warnings: FieldWarning[] = [];
  const isbn = input.isbn ? isbnAdvice(input.isbn).message : null;
  if (isbn !== null) {
    warnings.push({ field: "isbn", message: isbn });
  }
  const year = yearOf(input);
  if (year?.publishYear === null && year.publishYearText !== null) {
    warnings.push({
      field: "publishYearText",
      message: `“${year.publishYearText}” disimpan sebagai teks, karena tidak terbaca sebagai satu tahun.`,
    });
  }
  if (input.imageUrl && /^http:/iu.test(input.imageUrl)) {
    warnings.push({
      field: "imageUrl",
      message: "Alamat http:// tidak ditampilkan di halaman. Pakai https:// atau unggah gambarnya.",
    });
  }
  return warnings;
}

import { isbnAdvice } from "../record/isbnAdvice.js";
import { parsePublishYear } from "../record/publishYear.js";
import type { BookChanges } from "./bookInput.js";

/** A warning; it does not refuse the value. */
export interface FieldWarning {
  readonly field: string;
  readonly message: string;
}

interface Year {
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
}

/** Derives the year and the year's text from each other if only one is given; undefined if neither is. */
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

/** Warnings for a person to check; the book is saved as typed. */
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
  return warnings;
}

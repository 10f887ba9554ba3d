import type { BookFileRow } from "./bookFileReads.js";

/** More are no list that somebody chooses from; each is shown on the title's page. */
export const MAX_BOOK_FILES = 50;

const FORMAT_NAMES: Readonly<Record<BookFileRow["format"], string>> = {
  pdf: "PDF",
  epub: "EPUB",
  mp3: "Audio",
  m4a: "Audio",
  ogg: "Audio",
  link: "Tautan",
};

/** As people know it: its own name, or else its format. */
export function fileName({ name, format }: Pick<BookFileRow, "name" | "format">): string {
  return name ?? FORMAT_NAMES[format];
}

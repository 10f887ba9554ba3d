import type { MaterialKind } from "../../../common/materialKinds.js";
import type { WrittenBook } from "./exportedBooks.js";
import { joinBracketed, invertedAuthor } from "./multiValueCell.js";

const languages = new Intl.DisplayNames(["id"], { type: "language" });

/** SLiMS's own list of general material designations; a book is its "Text". */
const GMD_NAMES: Readonly<Record<MaterialKind, string>> = {
  book: "Text",
  serial: "Serial",
  academic_work: "Thesis",
  audiovisual: "Audio Visual",
  map: "Cartographic Material",
  teaching_aid: "Realia",
  digital: "Electronic Resource",
};

/**
 * The 18 columns of a SLiMS bibliography, in SLiMS's order and format. Covers are not exported: SLiMS expects them on
 * its own disk.
 */
export const slimsColumns: Readonly<Record<string, (book: WrittenBook) => string | number | null>> = {
  title: ({ title, subtitle }) => [title, subtitle].filter((part) => part !== null).join(" : "),
  gmd_name: ({ materialKind }) => GMD_NAMES[materialKind],
  edition: ({ edition }) => edition,
  isbn_issn: ({ isbn }) => isbn,
  publisher_name: ({ publisher }) => publisher,
  publish_year: ({ publishYear, publishYearText }) => publishYearText ?? publishYear,
  collation: ({ physicalDescription }) => physicalDescription,
  series_title: ({ seriesTitle }) => seriesTitle,
  call_number: ({ callNumber }) => callNumber,
  language_name: ({ language }) => languageName(language),
  place_name: ({ publishPlace }) => publishPlace,
  classification: ({ classification }) => classification?.code ?? null,
  notes: ({ description }) => description,
  image: () => null,
  sor: () => null,
  authors: ({ authors }) => joinBracketed(authors.map(invertedAuthor)),
  topics: ({ subjects }) => joinBracketed(subjects.map(({ name }) => name)),
  item_code: ({ copies }) => joinBracketed(copies.map(({ itemCode }) => itemCode)),
};

/** A value that is not a language code was typed by a user and is already a name. */
function languageName(language: string): string {
  return /^[a-z]{2,3}$/u.test(language) ? (languages.of(language) ?? language) : language;
}

import { graphql } from "../../gql/gql";
import type { BookTexts_BookFragment } from "../../gql/graphql";

export const BookTexts_book = graphql(`
  fragment BookTexts_book on Book {
    subtitle
    isbn
    publishPlace
    edition
    seriesTitle
    physicalDescription
    callNumber
    description
  }
`);

/** What is typed of a book as it stands, by its label; empty where there is none. */
export const bookTextLabels = {
  subtitle: "Anak judul",
  isbn: "ISBN",
  publishPlace: "Tempat terbit",
  edition: "Edisi",
  seriesTitle: "Judul seri",
  physicalDescription: "Deskripsi fisik",
  callNumber: "No. Panggil",
  description: "Deskripsi",
} as const satisfies Readonly<Record<BookText, string>>;

export type BookText = Exclude<keyof BookTexts_BookFragment, " $fragmentName">;
export const BOOK_TEXTS = Object.keys(bookTextLabels) as BookText[];

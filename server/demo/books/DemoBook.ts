import type { NewBook } from "../../books/record/NewBook.js";

interface DemoAuthor {
  readonly firstName: string;
  readonly lastName?: string;
  readonly organisation?: true;
}

export interface DemoLocation {
  readonly name: string;
  readonly shelf: string;
}

/** One title of the demo collection: the facts of a real edition, described in the library's own words. */
export interface DemoBook extends Omit<NewBook, "authors" | "copies"> {
  /** "Given Last" for a person; an organisation is marked. */
  readonly authors: readonly DemoAuthor[];
  readonly publisher: string;
  readonly publishPlace: string;
  readonly publishYear: number;
  /** ISO 639-1 */
  readonly language: "id" | "en" | "jv";
  readonly classification: { readonly code: string; readonly name: string };
  readonly category: string;
  readonly subjects: readonly string[];
  readonly description: string;
  readonly location: DemoLocation;
  readonly source: "Beli" | "Hibah" | "BOS" | "Tukar" | "Sumbangan";
  readonly copies: number;
}

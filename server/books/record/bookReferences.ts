import type { Book } from "../Book.entity.js";
import type { AuthorityList } from "../../authorities/authorityReads.js";

/** The column by which a book refers to its record of each list; authors have a table of their own. */
export const bookReferences = {
  publishers: "publisherId",
  categories: "categoryId",
  classifications: "classificationId",
  locations: "locationId",
  sources: "sourceId",
} as const satisfies Readonly<Record<Exclude<AuthorityList, "authors">, keyof Book>>;

export type ReferenceColumn = (typeof bookReferences)[keyof typeof bookReferences];

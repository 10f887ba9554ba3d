import type { AuthorityList } from "../../authorities/authorityReads.js";
import { pick } from "../../platform/database/columns.js";
import { type Book, bookTable } from "../Book.entity.js";
import type { Copy } from "../copies/Copy.entity.js";

/** The lists whose records a book has one of each; authors have a table of their own. */
export type ReferencedList = Exclude<AuthorityList, "authors">;

/** The column by which a book refers to its record of each list. */
export const bookReferences = {
  publishers: "publisherId",
  categories: "categoryId",
  classifications: "classificationId",
  locations: "locationId",
  sources: "sourceId",
} as const satisfies Readonly<Record<ReferencedList, keyof Book>>;

/** The column by which a copy refers to a record of its own. */
export const copyReferences = {
  categories: "categoryId",
  locations: "locationId",
  sources: "sourceId",
} as const satisfies Partial<Record<AuthorityList, keyof Copy>>;

export function isListOfCopies(list: AuthorityList): list is keyof typeof copyReferences {
  return list in copyReferences;
}

export type ReferenceColumn = (typeof bookReferences)[ReferencedList];

/** In the order in which every write locks and updates them, so that two writes do not deadlock. */
export const REFERENCED_LISTS = Object.keys(bookReferences) as readonly ReferencedList[];

export const referenceColumns = pick(bookTable, ...Object.values(bookReferences));

/** The values of a book that refer it to this record. */
export function referenceTo(list: ReferencedList, id: number): Partial<Pick<Book, ReferenceColumn>> {
  const reference: Partial<Pick<Book, ReferenceColumn>> = {};
  reference[bookReferences[list]] = id;
  return reference;
}

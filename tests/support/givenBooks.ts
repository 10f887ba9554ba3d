import { bookLock } from "../../server/books/bookLock.js";
import type { NewBook } from "../../server/books/record/NewBook.js";
import { insertBooks } from "../../server/books/writing/bookWriter.js";
import type { AuthorName } from "../../server/authorities/names/authorName.js";
import type { Database } from "../../server/platform/database/Database.js";
import { testWrite } from "./testWrite.js";

/** A book told by what matters to the test; `by` are names as they are read. */
export interface GivenBook extends Partial<Omit<NewBook, "authors">> {
  readonly by?: readonly string[];
}

let sequence = 0;

/** Writes books through the product's own writer and gives their ids, in order. */
export function givenBooks(
  database: Database,
  books: readonly GivenBook[],
  options: { readonly listed?: boolean; readonly importId?: number; readonly now?: Date } = {},
): Promise<number[]> {
  const newBooks = books.map(({ by = [], ...book }): NewBook => {
    sequence += 1;
    return { title: `Buku ${sequence}`, ...book, authors: by.map(splitAuthorName) };
  });
  return database.write({ ...testWrite, locks: [bookLock] }, (tx) =>
    insertBooks(tx, newBooks, { importId: null, listed: true, now: new Date("2026-11-21T00:00:00Z"), ...options }),
  );
}

/** `count` copies with codes of their own. */
export function copies(count: number, prefix = "K"): NonNullable<NewBook["copies"]> {
  return Array.from({ length: count }, () => {
    sequence += 1;
    return { itemCode: `${prefix}${String(sequence).padStart(6, "0")}` };
  });
}

/** "Andrea Hirata" as the catalogue keeps it. */
function splitAuthorName(name: string): AuthorName {
  const words = name.split(" ");
  const lastName = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.join(" "), lastName, kind: "person" };
}

import { createHash } from "node:crypto";

import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import { foldKey } from "../../../common/fold.js";

const MAX_KEY_LENGTH = 2_000;

interface IdentityFields {
  readonly title: string;
  readonly authors: readonly AuthorName[];
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
}

/**
 * How an import knows a book again that has no ISBN: 128 bits of its folded title, its authors in any order, and its
 * year.
 */
export function identityKey({ title, authors, publishYear, publishYearText }: IdentityFields): string {
  const names = authors.map((author) => foldKey(fullName(author), MAX_KEY_LENGTH)).sort();
  const year = publishYear ?? foldKey(publishYearText ?? "");
  return createHash("sha256")
    .update(JSON.stringify([foldKey(title, MAX_KEY_LENGTH), names, year]))
    .digest("hex")
    .slice(0, 32);
}

/** Two different valid ISBNs are two editions, even if everything else is equal. */
export function couldBeSameEdition(isbn13: string | null, other: string | null): boolean {
  return isbn13 === null || other === null || isbn13 === other;
}

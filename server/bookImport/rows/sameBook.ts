import type { AuthorName } from "../../authorities/names/authorName.js";
import { couldBeSameEdition, identityKey } from "../../books/record/bookIdentity.js";
import { type BookTraits, isCompatible } from "../../books/record/bookTraits.js";
import { foldKey } from "../../../common/fold.js";

interface ComparedBook {
  readonly traits: BookTraits;
  readonly isbn13: string | null;
  readonly identityKey: string;
}

/** By what a row is known to be a book, the strongest sign first; null where it is another one. */
export type SameBy = "isbn" | "identity" | "itemCode";

/**
 * The rule of the import. A row that says less than a book is that book, and one that says more another: so a file's
 * first issue without a number does not swallow all that have one.
 */
export function sameBy(
  row: ComparedBook & { readonly authors: readonly AuthorName[] },
  book: ComparedBook,
  sharesItemCode: boolean,
): SameBy | null {
  const [mine, theirs] = [row.traits, book.traits];
  if (mine.title !== theirs.title || mine.part !== theirs.part || !couldBeSameEdition(row.isbn13, book.isbn13)) {
    return null;
  }
  const saysNoMore = (["subtitle", "edition", "series"] as const).every(
    (trait) => mine[trait] === null || mine[trait] === theirs[trait],
  );
  const haveOneIsbn = row.isbn13 !== null && row.isbn13 === book.isbn13;
  const areOfOneYear = isCompatible(yearKey(mine), yearKey(theirs));
  if (haveOneIsbn && saysNoMore && areOfOneYear) {
    return "isbn";
  }
  if (row.identityKey === book.identityKey && saysNoMore) {
    return "identity";
  }
  const areCompatible =
    areOfOneYear &&
    (["subtitle", "edition", "series"] as const).every((trait) => isCompatible(mine[trait], theirs[trait]));
  return sharesItemCode && areCompatible && (haveOneIsbn || haveLikeAuthors(row, book)) ? "itemCode" : null;
}

function yearKey({ publishYear, publishYearText }: BookTraits): string | null {
  return publishYear?.toString() ?? (publishYearText === null ? null : foldKey(publishYearText) || null);
}

/** A book's authors are in its key only: the row's are the same if they give that key with the book's year. */
function haveLikeAuthors(
  { authors, traits }: { readonly authors: readonly AuthorName[]; readonly traits: BookTraits },
  book: ComparedBook,
): boolean {
  const keyWith = (names: readonly AuthorName[]) =>
    identityKey({ ...book.traits, title: traits.title, authors: names });
  return authors.length === 0 || [keyWith(authors), keyWith([])].includes(book.identityKey);
}

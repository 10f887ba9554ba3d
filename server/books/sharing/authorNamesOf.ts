import type { AuthorityLoaders } from "../../authorities/authorityLoaders.js";
import { fullName } from "../../authorities/names/authorName.js";
import type { BookLoaders } from "../bookLoaders.js";

/** The names of a book's authors, in the order of the title page. */
export async function authorNamesOf(
  bookId: number,
  loaders: Pick<BookLoaders, "authorIds"> & Pick<AuthorityLoaders, "authors">,
): Promise<string[]> {
  const ids = await loaders.authorIds.load(bookId);
  const authors = await Promise.all(ids.map((id) => loaders.authors.load(id)));
  return authors.filter((author) => author !== null).map(fullName);
}

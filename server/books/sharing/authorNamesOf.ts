import { bylineOf } from "../../../common/authorRoles.js";
import type { AuthorityLoaders } from "../../authorities/authorityLoaders.js";
import { fullName } from "../../authorities/names/authorName.js";
import type { BookLoaders } from "../bookLoaders.js";

/** The names of those by whom a book is cited. */
export async function authorNamesOf(
  bookId: number,
  loaders: Pick<BookLoaders, "credits"> & Pick<AuthorityLoaders, "authors">,
): Promise<string[]> {
  const byline = bylineOf(await loaders.credits.load(bookId));
  const authors = await Promise.all(byline.map(({ authorId }) => loaders.authors.load(authorId)));
  return authors.filter((author) => author !== null).map(fullName);
}

import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

export const AuthorNames_author = graphql(`
  fragment AuthorNames_author on Author {
    id
    firstName
    lastName
  }
`);

/** First and last names in title-page order. */
export function authorNames(refs: readonly FragmentType<typeof AuthorNames_author>[]): string {
  return readFragment(AuthorNames_author, refs).map(authorName).join(", ");
}

interface Name {
  firstName: string;
  lastName?: string | null | undefined;
}

export function authorName(name: Name): string {
  const surname = spelledSurname(name);
  return surname ? `${name.firstName} ${surname}` : name.firstName;
}

/** Catalogues write “HIRATA, Andrea” to mark the surname; readers see normal capitalization. */
export function spelledSurname({ firstName, lastName }: Name): string | null {
  if (!lastName) return null;
  const isMarked =
    /\p{Lu}{3}/u.test(lastName) && lastName === lastName.toUpperCase() && firstName !== firstName.toUpperCase();
  return isMarked
    ? lastName.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : lastName;
}

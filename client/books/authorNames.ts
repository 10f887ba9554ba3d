import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

export const AuthorNames_author = graphql(`
  fragment AuthorNames_author on Author {
    id
    firstName
    lastName
  }
`);

/** First and last names in the order of the title page. */
export function authorNames(refs: readonly FragmentType<typeof AuthorNames_author>[]): string {
  return readFragment(AuthorNames_author, refs).map(authorName).join(", ");
}

export function authorName({ firstName, lastName }: { firstName: string; lastName?: string | null }): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}

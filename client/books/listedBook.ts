import { graphql } from "../gql/gql";

/**
 * All book fields that the lists show: selected by every mutation that inserts a book, so that no list has to be
 * refetched.
 */
export const ListedBook_book = graphql(`
  fragment ListedBook_book on Book {
    id
    databaseId
    slug
    ...BookColumns_book
    ...BookCard_book
    ...LatestBooks_book
  }
`);

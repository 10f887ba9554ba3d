import { graphql } from "../gql/gql";

/** All that the lists on screen show of a book: what a command asks of one that enters them, so that no list has to be fetched anew. */
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

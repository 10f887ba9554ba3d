import type { ApolloCache } from "@apollo/client";
import { graphql } from "../gql/gql";

export const SavedBooksQuery = graphql(`
  query SavedBooks {
    mySavedBookIds
  }
`);

/** Marks a book as kept or not; nothing where the browser does not know yet what is kept. */
export function writeSaved(cache: ApolloCache, bookId: string, isSaved: boolean): void {
  cache.updateQuery({ query: SavedBooksQuery }, (data) => {
    if (!data) return undefined;
    const others = data.mySavedBookIds.filter((id) => id !== bookId);
    return { mySavedBookIds: isSaved ? [bookId, ...others] : others };
  });
}

/** Books came to a list, went or changed places: its pages are asked for anew where one is shown. */
export function forgetItems(cache: ApolloCache, listId: string | null): void {
  if (listId !== null)
    cache.evict({ id: cache.identify({ __typename: "ReadingList", id: listId }), fieldName: "items" });
  cache.gc();
}

/** A list was made or has changed its owner. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of ["myReadingLists", "readingLists", "readingList"]) {
    cache.evict({ id: "ROOT_QUERY", fieldName });
  }
  cache.gc();
}

/** Which of the lists have a book, after one of them has changed. */
export const Kept_book = graphql(`
  fragment Kept_book on Book {
    id
    viewerReadingLists {
      id
    }
  }
`);

import type { ApolloCache } from "@apollo/client";
import { removeRecords } from "../apollo/removeRecords";
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
  if (listId !== null) {
    const id = cache.identify({ __typename: "ReadingList", id: listId });
    for (const fieldName of ["items", "firstBooks"]) cache.evict({ id, fieldName });
  }
  cache.gc();
}

/** A list of one's own was made. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of ["myReadingLists", "readingList"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}

export function forgetDeletedList(cache: ApolloCache, id: string): void {
  removeRecords(cache, new Set([cache.identify({ __typename: "ReadingList", id }) ?? ""]));
}

/** A list was published or withdrawn. */
export function forgetPublishedLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "readingLists" });
  cache.gc();
}

/** Which of the lists have a book, after one of them has changed. @public */
export const Kept_book = graphql(`
  fragment Kept_book on Book {
    id
    viewerReadingLists {
      id
    }
  }
`);

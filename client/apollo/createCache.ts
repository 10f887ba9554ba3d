import { InMemoryCache, type Reference } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import possibleTypes from "../gql/possibleTypes";

/** `isShortLived`: for one page on the server, where remembering what was read costs more than it saves. */
export function createCache({ isShortLived = false } = {}): InMemoryCache {
  return new InMemoryCache({
    resultCaching: !isShortLived,
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      // There is one library: whichever query asks, the figures are kept in one place.
      LibraryInfo: { keyFields: [] },
      Query: {
        fields: {
          // `first` is part of the key: the four newest books of the home page are not a short first page of the catalogue.
          books: relayStylePagination(["search", "filter", "orderBy", "first"]),
          categories: relayStylePagination(["search", "orderBy"]),
          book: {
            // null is an answer: there is no such book.
            read: (existing: Reference | null | undefined, { args, toReference }) =>
              existing === undefined && typeof args?.id === "string"
                ? toReference({ __typename: "Book", id: args.id })
                : existing,
          },
        },
      },
      Book: { fields: { copies: relayStylePagination() } },
    },
  });
}

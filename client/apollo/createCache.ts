import { type FieldPolicy, InMemoryCache, type Reference } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import possibleTypes from "../gql/possibleTypes";
import { findInCache } from "./findInCache";

const AUTHORITY_LIST_KEYS = ["search", "orderBy", "first"];

/** Looks a record up among the loaded ones before it is fetched. Null is a valid result: there is no such record. */
function lookedUp(typename: string): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference, cache }) => {
      if (existing !== undefined) return existing;
      if (typeof args?.id === "string") return toReference({ __typename: typename, id: args.id });
      const loaded =
        typeof args?.slug === "string"
          ? findInCache(cache, typename, "slug", args.slug)
          : typeof args?.databaseId === "number"
            ? findInCache(cache, typename, "databaseId", args.databaseId)
            : null;
      return loaded === null ? undefined : toReference(loaded);
    },
  };
}

/** `isShortLived`: the cache serves one server-rendered page, where memoizing reads costs more than it saves. */
export function createCache({ isShortLived = false } = {}): InMemoryCache {
  return new InMemoryCache({
    resultCaching: !isShortLived,
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      // Singletons: whichever query asks, there is one library.
      BackupInfo: { keyFields: [] },
      LibraryInfo: { keyFields: [] },
      SettingsInfo: { keyFields: [] },
      // One of each kind, of which some screens ask for more than others.
      UploadLimitInfo: { keyFields: ["kind"] },
      Query: {
        fields: {
          // `first` is part of the key: the home page's four newest books are not the first page of the catalogue.
          books: relayStylePagination(["search", "exact", "withItemCodes", "withHidden", "filter", "orderBy", "first"]),
          blogPosts: relayStylePagination(["search", "status", "orderBy", "first"]),
          authors: relayStylePagination(AUTHORITY_LIST_KEYS),
          publishers: relayStylePagination(AUTHORITY_LIST_KEYS),
          categories: relayStylePagination(AUTHORITY_LIST_KEYS),
          classifications: relayStylePagination(AUTHORITY_LIST_KEYS),
          locations: relayStylePagination(AUTHORITY_LIST_KEYS),
          sources: relayStylePagination(AUTHORITY_LIST_KEYS),
          stockTakes: relayStylePagination(["first"]),
          weedings: relayStylePagination(["first"]),
          weedingCandidates: relayStylePagination(["filter", "first"]),
          studentPromotions: relayStylePagination(),
          binEntries: relayStylePagination(["kinds", "search", "first"]),
          myBorrowings: relayStylePagination(["status", "first", "last"]),
          myVisits: relayStylePagination(["first"]),
          borrowings: relayStylePagination(["search", "filter", "first"]),
          classSets: relayStylePagination(["search", "filter", "first"]),
          clearanceLetters: relayStylePagination(["search", "filter", "first"]),
          copyRegister: relayStylePagination(["filter", "first"]),
          fines: relayStylePagination(["filter", "first"]),
          cashEntries: relayStylePagination(["day", "first"]),
          studentBalances: relayStylePagination(["className", "first"]),
          neverBorrowedBooks: relayStylePagination(["from", "to", "first"]),
          noticeMessages: relayStylePagination(["filter", "first"]),
          readingLists: relayStylePagination(["first"]),
          reservations: relayStylePagination(["filter", "first"]),
          studentImports: relayStylePagination(),
          serials: relayStylePagination(["filter", "first"]),
          serialIssues: relayStylePagination(["filter", "orderBy", "first"]),
          registrations: relayStylePagination(["filter", "orderBy", "first"]),
          suggestions: relayStylePagination(["filter", "orderBy", "first"]),
          students: relayStylePagination(["search", "filter", "orderBy", "first"]),
          unmetSearches: relayStylePagination(["filter", "orderBy", "first"]),
          visits: relayStylePagination(["search", "filter"]),
          bookImports: relayStylePagination(),
          coverImports: relayStylePagination(),
          moveIns: relayStylePagination(),
          librarians: relayStylePagination(["first"]),
          openSessions: relayStylePagination(["first"]),
          auditEntries: relayStylePagination(["recordType", "recordId", "userId", "bookId", "from", "to", "first"]),
          book: lookedUp("Book"),
          blogPost: lookedUp("BlogPost"),
        },
      },
      Book: { fields: { copies: relayStylePagination(["search"]), serialIssues: relayStylePagination() } },
      ReadingList: { fields: { items: relayStylePagination(["first"]) } },
      Student: { fields: { ledgerEntries: relayStylePagination(["first"]) } },
      BookImport: { fields: { kept: relayStylePagination() } },
      Weeding: { fields: { items: relayStylePagination(["list", "first"]) } },
      StockTake: { fields: { items: relayStylePagination(["list", "first"]) } },
      StudentPromotion: { fields: { kept: relayStylePagination() } },
      CoverImport: { fields: { outcomes: relayStylePagination(["outcome"]) } },
    },
  });
}

import type { ApolloCache, ApolloClient } from "@apollo/client";
import { MAX_BATCH_SIZE } from "../apollo/maxBatchSize";
import { operationResult, type OperationResult, type PayloadOf } from "../apollo/operationResult";
import { forgetRemoved } from "../apollo/removeRecords";
import { addRestoredBooks } from "../books/bookCache";
import { evictRecordFields } from "../authorities/lists/listCache";
import { refetchAuthorities } from "../authorities/refetchAuthorities";
import { graphql } from "../gql/gql";
import { forgetStudentLists } from "../students/admin/studentCache";
import type { BinKind, RestoreFromBinMutation as RestoreData } from "../gql/graphql";
import { removeBinEntries } from "./binCache";

const RestoreFromBinMutation = graphql(`
  mutation RestoreFromBin($input: RestoreFromBinInput!) {
    restoreFromBin(input: $input) {
      __typename
      ... on RestoreFromBinPayload {
        restoredBinEntryIds
        outcomes {
          binEntryId
          kind
          label
          restored
          remark
          error {
            message
          }
        }
        bookEdges {
          cursor
          node {
            id
            ...ListedBook_book
          }
        }
        books {
          id
          hasDigitalFile
          digitalFile
          imageUrl
          copiesCount
          availableCount
          ...ListedBook_book
        }
      }
      ...OperationResult_userError
    }
  }
`);

export type RestoredFromBin = PayloadOf<RestoreData>;

/**
 * What loaded screens ask for again once a record of a kind is back; null where it comes with its books. The six lists
 * are refetched after any restoration.
 */
const FORGET: Readonly<Record<BinKind, ((cache: ApolloCache, books: RestoredFromBin["books"]) => void) | null>> = {
  BOOK: null,
  BOOK_FILE: (cache, books) => forgetOfBooks(cache, books, "files"),
  BOOK_COVER: null,
  BOOK_CHANGE: null,
  COPY: (cache, books) => forgetOfBooks(cache, books, "copies"),
  AUTHOR: (cache) => evictRecordFields(cache, "authors"),
  PUBLISHER: (cache) => evictRecordFields(cache, "publishers"),
  CATEGORY: (cache) => evictRecordFields(cache, "categories"),
  CLASSIFICATION: (cache) => evictRecordFields(cache, "classifications"),
  LOCATION: (cache) => evictRecordFields(cache, "locations"),
  SOURCE: (cache) => evictRecordFields(cache, "sources"),
  E_RESOURCE: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "eResources" }),
  BLOG_POST: (cache) => {
    cache.evict({ id: "ROOT_QUERY", fieldName: "blogPosts" });
    forgetRemoved(cache, "blogPost");
  },
  SERIAL: (cache) => {
    for (const fieldName of ["serial", "serials", "serialIssues"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  },
  SUGGESTION: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "suggestions" }),
  STUDENT: (cache) => {
    forgetStudentLists(cache);
    forgetRemoved(cache, "student");
  },
};

function forgetOfBooks(cache: ApolloCache, books: RestoredFromBin["books"], fieldName: "copies" | "files"): void {
  for (const { id } of books) {
    const book = cache.identify({ __typename: "Book", id });
    if (book) cache.evict({ id: book, fieldName });
  }
}

/**
 * Restores deleted records: books return to the loaded lists, everything else that is on screen is refetched. Not a
 * hook, because the screen may be gone by the time "undo" is pressed.
 */
export async function restoreFromBin(
  client: ApolloClient,
  ids: readonly string[],
  batchSize = MAX_BATCH_SIZE,
): Promise<OperationResult<RestoredFromBin>> {
  let merged: OperationResult<RestoredFromBin> | undefined;
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = await restoreBatch(client, ids.slice(start, start + batchSize));
    merged = merged?.data && batch.data ? { ...batch, data: mergeResults(merged.data, batch.data) } : (merged ?? batch);
    if (batch.data === null) break;
  }
  if (merged?.data) void refetchAuthorities(client);
  return merged ?? operationResult<RestoreData>({}, "update");
}

function mergeResults(one: RestoredFromBin, other: RestoredFromBin): RestoredFromBin {
  return {
    ...other,
    restoredBinEntryIds: [...one.restoredBinEntryIds, ...other.restoredBinEntryIds],
    outcomes: [...one.outcomes, ...other.outcomes],
    bookEdges: [...one.bookEdges, ...other.bookEdges],
    books: [...one.books, ...other.books],
  };
}

async function restoreBatch(client: ApolloClient, ids: string[]): Promise<OperationResult<RestoredFromBin>> {
  const response = await client
    .mutate({ mutation: RestoreFromBinMutation, variables: { input: { ids } }, errorPolicy: "all" })
    .catch((error: unknown) => ({ error: error as Error }));
  const result = operationResult<RestoreData>(response, "update");
  if (result.data === null) return result;
  const { bookEdges, books, restoredBinEntryIds, outcomes } = result.data;
  if (bookEdges.length > 0) addRestoredBooks(client.cache, bookEdges);
  removeBinEntries(client.cache, restoredBinEntryIds);
  const restoredKinds = new Set(outcomes.flatMap(({ kind, restored }) => (restored && kind !== null ? [kind] : [])));
  void client
    .refetchQueries({
      updateCache: (cache) => {
        cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" });
        for (const kind of restoredKinds) FORGET[kind]?.(cache, books);
      },
    })
    .catch(() => undefined);
  return result;
}

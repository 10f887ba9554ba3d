import type { ApolloClient } from "@apollo/client";
import { MOST_AT_ONCE } from "../apollo/mostAtOnce";
import { operationResult, type OperationResult, type PayloadOf } from "../apollo/operationResult";
import { keepRestored } from "../books/bookCache";
import { forgetNames } from "../authorities/lists/listCache";
import { refetchLists } from "../authorities/catalogueStores";
import { graphql } from "../gql/gql";
import type { RestoreFromBinMutation as RestoreAnswer } from "../gql/graphql";
import { forgetBinEntries } from "./binCache";

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

export type RestoredFromBin = PayloadOf<RestoreAnswer>;

/**
 * Undoes deletions: books are back in the lists on screen, and whatever else is shown of what came back is asked for anew.
 * No hook, since the screen from which something was deleted may be left by the time its way back is pressed.
 */
export async function restoreFromBin(
  client: ApolloClient,
  ids: readonly string[],
): Promise<OperationResult<RestoredFromBin>> {
  let all: OperationResult<RestoredFromBin> | undefined;
  for (let begin = 0; begin < ids.length; begin += MOST_AT_ONCE) {
    const some = await restoreSome(client, ids.slice(begin, begin + MOST_AT_ONCE));
    all = all?.data && some.data ? { ...some, data: joined(all.data, some.data) } : (all ?? some);
    if (some.data === null) break;
  }
  if (all?.data) void refetchLists(client);
  return all ?? operationResult<RestoreAnswer>({}, "update");
}

function joined(one: RestoredFromBin, other: RestoredFromBin): RestoredFromBin {
  return {
    ...other,
    restoredBinEntryIds: [...one.restoredBinEntryIds, ...other.restoredBinEntryIds],
    outcomes: [...one.outcomes, ...other.outcomes],
    bookEdges: [...one.bookEdges, ...other.bookEdges],
    books: [...one.books, ...other.books],
  };
}

async function restoreSome(client: ApolloClient, ids: string[]): Promise<OperationResult<RestoredFromBin>> {
  const answer = await client
    .mutate({ mutation: RestoreFromBinMutation, variables: { input: { ids } }, errorPolicy: "all" })
    .catch((error: unknown) => ({ error: error as Error }));
  const result = operationResult<RestoreAnswer>(answer, "update");
  if (result.data === null) return result;
  const { bookEdges, books, restoredBinEntryIds, outcomes } = result.data;
  if (bookEdges.length > 0) keepRestored(client.cache, bookEdges);
  forgetBinEntries(client.cache, restoredBinEntryIds);
  const others = new Set(outcomes.flatMap(({ kind, restored }) => (restored && kind !== null ? [kind] : [])));
  void client
    .refetchQueries({
      updateCache: (cache) => {
        cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" });
        if (others.has("E_RESOURCE")) cache.evict({ id: "ROOT_QUERY", fieldName: "eResources" });
        for (const kind of others) forgetNames(cache, kind);
        for (const { id } of others.has("COPY") ? books : []) {
          const book = cache.identify({ __typename: "Book", id });
          if (book) cache.evict({ id: book, fieldName: "copies" });
        }
      },
    })
    .catch(() => undefined);
  return result;
}

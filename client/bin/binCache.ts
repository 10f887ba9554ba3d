import type { ApolloCache } from "@apollo/client";
import { type CachedList, withoutNodes } from "../lists/cachedList";

/** Removes entries from the loaded list. */
export function removeBinEntries(cache: ApolloCache, ids: readonly string[]): void {
  const removedRefs = new Set(ids.flatMap((id) => cache.identify({ __typename: "BinEntry", id }) ?? []));
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      binEntries: (list) => withoutNodes(list as CachedList, removedRefs),
    },
  });
}

import type { ApolloCache, Reference } from "@apollo/client";
import type { Modifier } from "@apollo/client/cache";
import { type CachedList, withoutNodes, withTotalCount } from "../../../../lists/cachedList";

interface CopyEdge {
  cursor: string;
  node: { id: string };
}

interface CachedCopies extends CachedList {
  edges: readonly { __typename?: "CopyEdge"; cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

/**
 * Appends new copies to the loaded list; if the list is not fully loaded, only the count changes and the copies load
 * with it.
 */
export function appendCopies(cache: ApolloCache, bookId: string, edges: readonly CopyEdge[]): void {
  updateCopies(cache, bookId, (list, { storeFieldName, DELETE }) => {
    // Whether a search finds them, the server says.
    if (storeFieldName.includes('"search":')) return DELETE;
    const added = edges.flatMap(({ cursor, node }) => {
      const ref = cache.identify({ __typename: "Copy", id: node.id });
      return ref === undefined ? [] : [{ __typename: "CopyEdge" as const, cursor, node: { __ref: ref } }];
    });
    const isFullyLoaded = !list.pageInfo?.hasNextPage;
    return {
      ...list,
      ...(isFullyLoaded
        ? {
            edges: [...list.edges, ...added],
            pageInfo: { ...list.pageInfo, endCursor: added.at(-1)?.cursor ?? list.pageInfo?.endCursor ?? null },
          }
        : {}),
      ...withTotalCount(list, added.length),
    };
  });
}

export function removeCopy(cache: ApolloCache, bookId: string, copyId: string): void {
  const removedRef = cache.identify({ __typename: "Copy", id: copyId });
  if (removedRef === undefined) return;
  updateCopies(cache, bookId, (list) => withoutNodes(list, new Set([removedRef])));
  cache.evict({ id: removedRef });
}

function updateCopies(
  cache: ApolloCache,
  bookId: string,
  change: (list: CachedCopies, details: Parameters<Modifier<unknown>>[1]) => ReturnType<Modifier<CachedCopies>>,
): void {
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: "Book", id: bookId }) ?? "",
    fields: { copies: (list, details) => change(list as CachedCopies, details) },
  });
}

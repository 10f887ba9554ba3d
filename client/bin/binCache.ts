import type { ApolloCache, Reference } from "@apollo/client";

interface CachedBinEntries {
  edges: readonly { node: Reference }[];
  totalCount?: number;
}

/** Removes entries from the loaded list. */
export function removeBinEntries(cache: ApolloCache, ids: readonly string[]): void {
  const removedRefs = new Set(ids.flatMap((id) => cache.identify({ __typename: "BinEntry", id }) ?? []));
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      binEntries: (kept) => {
        const list = kept as CachedBinEntries;
        const edges = list.edges.filter(({ node }) => !removedRefs.has(node.__ref));
        const { totalCount } = list;
        return {
          ...list,
          edges,
          ...(totalCount === undefined ? {} : { totalCount: totalCount - (list.edges.length - edges.length) }),
        };
      },
    },
  });
}

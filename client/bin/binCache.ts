import type { ApolloCache, Reference } from "@apollo/client";

interface KeptEntries {
  edges: readonly { node: Reference }[];
  totalCount?: number;
}

/** What is in the bin no more leaves its list. */
export function forgetBinEntries(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids.flatMap((id) => cache.identify({ __typename: "BinEntry", id }) ?? []));
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      binEntries: (kept) => {
        const list = kept as KeptEntries;
        const edges = list.edges.filter(({ node }) => !gone.has(node.__ref));
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

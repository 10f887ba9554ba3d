import type { ApolloCache, Reference } from "@apollo/client";

interface CopyEdge {
  cursor: string;
  node: { id: string };
}

interface KeptCopies {
  edges: readonly { __typename?: "CopyEdge"; cursor: string; node: Reference }[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
  totalCount?: number;
}

/** New copies stand behind the others of their book; where not all of these are loaded, the list goes on to them by itself. */
export function keepCopies(cache: ApolloCache, bookId: string, edges: readonly CopyEdge[]): void {
  changeCopies(cache, bookId, (list) => {
    const added = edges.flatMap(({ cursor, node }) => {
      const ref = cache.identify({ __typename: "Copy", id: node.id });
      return ref === undefined ? [] : [{ __typename: "CopyEdge" as const, cursor, node: { __ref: ref } }];
    });
    const isAll = !list.pageInfo?.hasNextPage;
    return {
      ...list,
      ...(isAll
        ? {
            edges: [...list.edges, ...added],
            pageInfo: { ...list.pageInfo, endCursor: added.at(-1)?.cursor ?? list.pageInfo?.endCursor ?? null },
          }
        : {}),
      ...(list.totalCount === undefined ? {} : { totalCount: list.totalCount + added.length }),
    };
  });
}

export function forgetCopy(cache: ApolloCache, bookId: string, copyId: string): void {
  const gone = cache.identify({ __typename: "Copy", id: copyId });
  changeCopies(cache, bookId, (list) => {
    const edges = list.edges.filter(({ node }) => node.__ref !== gone);
    return {
      ...list,
      edges,
      ...(list.totalCount === undefined ? {} : { totalCount: list.totalCount - (list.edges.length - edges.length) }),
    };
  });
  if (gone) cache.evict({ id: gone });
}

function changeCopies(cache: ApolloCache, bookId: string, change: (list: KeptCopies) => KeptCopies): void {
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: "Book", id: bookId }) ?? "",
    fields: { copies: (list) => change(list as KeptCopies) },
  });
}

import type { ApolloCache, Reference } from "@apollo/client";

/** What a command gives of a book that enters the lists. */
export interface BookEdge {
  __typename?: "BookEdge";
  cursor: string;
  node: { __typename?: "Book"; id: string };
}

/** A list of books as the cache holds it. */
interface KeptList {
  edges: readonly { __typename?: "BookEdge"; cursor: string; node: Reference }[];
  pageInfo?: { startCursor?: string | null; endCursor?: string | null; hasNextPage?: boolean };
  totalCount?: number;
}

type KeptEdge = KeptList["edges"][number];

/** `create puts the new book first in the list`: in each that shows the whole collection; the others are asked anew when they are shown. */
export function keepCreated(cache: ApolloCache, edge: BookEdge): void {
  keepImported(cache, [edge], 1);
}

/**
 * `import prepends the imported books`, of which `edges` are the newest. Where there are more of them, what stood below
 * lets go of the list: scrolling on loads what comes between.
 */
export function keepImported(cache: ApolloCache, edges: readonly BookEdge[], count: number): void {
  if (count === 0) return;
  const added = edges.flatMap((edge) => keptEdge(cache, edge));
  changeLists(cache, (list) => {
    const isWhole = added.length >= count;
    const kept = isWhole ? list.edges.filter(({ node }) => !added.some((edge) => edge.node.__ref === node.__ref)) : [];
    return {
      ...list,
      edges: [...added, ...kept],
      pageInfo: {
        ...list.pageInfo,
        startCursor: added[0]?.cursor ?? list.pageInfo?.startCursor ?? null,
        ...(isWhole ? {} : { hasNextPage: true, endCursor: added.at(-1)?.cursor ?? null }),
      },
      ...counted(list, count),
    };
  });
  countBooks(cache, count);
}

/** Books that come back stand among the others by their number, as if they had never been away. */
export function keepRestored(cache: ApolloCache, edges: readonly BookEdge[]): void {
  const restored = edges.flatMap((edge) => keptEdge(cache, edge));
  changeLists(cache, (list, numberOf) => {
    const kept = list.edges.filter(({ node }) => !restored.some((edge) => edge.node.__ref === node.__ref));
    const last = kept.at(-1);
    const shown = restored.filter(
      ({ node }) => !list.pageInfo?.hasNextPage || (last && numberOf(node) > numberOf(last.node)),
    );
    const all = [...kept, ...shown].sort((one, other) => numberOf(other.node) - numberOf(one.node));
    return { ...list, edges: all, ...counted(list, restored.length) };
  });
  countBooks(cache, restored.length);
}

/** `delete removes it; bulk delete removes all listed ids`: from every list, and from the cache. */
export function forgetBooks(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids.flatMap((id) => cache.identify({ __typename: "Book", id }) ?? []));
  changeEveryList(cache, (list, { isWhole }) => {
    const edges = list.edges.filter(({ node }) => !gone.has(node.__ref));
    // Of a search it is known only how many of those that were loaded have gone.
    return { ...list, edges, ...counted(list, isWhole ? -gone.size : edges.length - list.edges.length) };
  });
  for (const id of gone) cache.evict({ id });
  countBooks(cache, -gone.size);
  cache.gc();
}

/** The undo of an import that brought `count` books, of which these were loaded. */
export function forgetImported(cache: ApolloCache, ids: readonly string[], count: number): void {
  forgetBooks(cache, ids);
  changeLists(cache, (list) => ({ ...list, ...counted(list, ids.length - count) }));
  countBooks(cache, ids.length - count);
}

function counted({ totalCount }: KeptList, change: number): { totalCount?: number } {
  return totalCount === undefined ? {} : { totalCount: Math.max(0, totalCount + change) };
}

function keptEdge(cache: ApolloCache, { cursor, node }: BookEdge): KeptEdge[] {
  const ref = cache.identify({ __typename: "Book", id: node.id });
  return ref === undefined ? [] : [{ __typename: "BookEdge", cursor, node: { __ref: ref } }];
}

type NumberOf = (book: Reference) => number;

/** Lists of the whole collection, newest first or not, take a change; searches and filters cannot be known to and go. */
function changeLists(cache: ApolloCache, change: (list: KeptList, numberOf: NumberOf) => KeptList): void {
  changeEveryList(cache, (list, { isWhole, numberOf }) => (isWhole ? change(list, numberOf) : null));
}

interface ListFacts {
  isWhole: boolean;
  numberOf: NumberOf;
}

/** Null takes a list out of the cache. */
function changeEveryList(cache: ApolloCache, change: (list: KeptList, facts: ListFacts) => KeptList | null): void {
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      books: (list, { storeFieldName, readField, DELETE }) => {
        const numberOf: NumberOf = (book) => readField<number>("databaseId", book) ?? 0;
        return change(list as KeptList, { isWhole: isWholeCollection(storeFieldName), numberOf }) ?? DELETE;
      },
    },
  });
}

/** By the arguments in the field's key: `books:{"first":24}`. */
function isWholeCollection(storeFieldName: string): boolean {
  const { search, filter } = JSON.parse(storeFieldName.slice("books:".length) || "{}") as {
    search?: string | null;
    filter?: object | null;
  };
  return (
    !search &&
    Object.values(filter ?? {}).every((value) => value === null || (Array.isArray(value) && value.length === 0))
  );
}

function countBooks(cache: ApolloCache, change: number): void {
  cache.modify({
    id: cache.identify({ __typename: "LibraryInfo" }) ?? "",
    fields: { books: (count: number) => Math.max(0, count + change) },
  });
}

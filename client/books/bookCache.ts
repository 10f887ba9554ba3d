import type { ApolloCache, Reference } from "@apollo/client";

/** What a command gives of a book that enters the lists. */
export interface BookEdge {
  __typename?: "BookEdge";
  cursor: string;
  node: { __typename?: "Book"; id: string };
}

/** A list of books as the cache holds it. */
interface CachedList {
  edges: readonly { __typename?: "BookEdge"; cursor: string; node: Reference }[];
  pageInfo?: { startCursor?: string | null; endCursor?: string | null; hasNextPage?: boolean };
  totalCount?: number;
}

type CachedEdge = CachedList["edges"][number];

/** `create puts the new book first in the list`: in each that shows the whole collection; the others are asked anew when they are shown. */
export function addCreatedBook(cache: ApolloCache, edge: BookEdge): void {
  addImportedBooks(cache, [edge], 1);
}

/**
 * `import prepends the imported books`, of which `edges` are the newest. Where there are more of them, what stood below
 * lets go of the list: scrolling on loads what comes between.
 */
export function addImportedBooks(cache: ApolloCache, edges: readonly BookEdge[], count: number): void {
  if (count === 0) return;
  const added = edges.flatMap((edge) => toCachedEdge(cache, edge));
  updateUnfilteredLists(cache, (list) => {
    const isComplete = added.length >= count;
    const existing = isComplete ? list.edges.filter(({ node }) => !added.some((edge) => edge.node.__ref === node.__ref)) : [];
    return {
      ...list,
      edges: [...added, ...existing],
      pageInfo: {
        ...list.pageInfo,
        startCursor: added[0]?.cursor ?? list.pageInfo?.startCursor ?? null,
        ...(isComplete ? {} : { hasNextPage: true, endCursor: added.at(-1)?.cursor ?? null }),
      },
      ...withTotalCount(list, count),
    };
  });
  adjustBookCount(cache, count);
}

/** Books that come back stand among the others by their number, as if they had never been away. */
export function addRestoredBooks(cache: ApolloCache, edges: readonly BookEdge[]): void {
  const restored = edges.flatMap((edge) => toCachedEdge(cache, edge));
  updateUnfilteredLists(cache, (list, numberOf) => {
    const existing = list.edges.filter(({ node }) => !restored.some((edge) => edge.node.__ref === node.__ref));
    const last = existing.at(-1);
    const inLoadedRange = restored.filter(
      ({ node }) => !list.pageInfo?.hasNextPage || (last && numberOf(node) > numberOf(last.node)),
    );
    const all = [...existing, ...inLoadedRange].sort((one, other) => numberOf(other.node) - numberOf(one.node));
    return { ...list, edges: all, ...withTotalCount(list, restored.length) };
  });
  adjustBookCount(cache, restored.length);
}

/** `delete removes it; bulk delete removes all listed ids`: from every list, and from the cache. */
export function removeBooks(cache: ApolloCache, ids: readonly string[]): void {
  const removedRefs = new Set(ids.flatMap((id) => cache.identify({ __typename: "Book", id }) ?? []));
  updateAllLists(cache, (list, { isUnfiltered: isWhole }) => {
    const edges = list.edges.filter(({ node }) => !removedRefs.has(node.__ref));
    // Of a search it is known only how many of those that were loaded have gone.
    return { ...list, edges, ...withTotalCount(list, isWhole ? -removedRefs.size : edges.length - list.edges.length) };
  });
  for (const id of removedRefs) cache.evict({ id });
  adjustBookCount(cache, -removedRefs.size);
  cache.gc();
}

/** The undo of an import that brought `count` books, of which these were loaded. */
export function removeImportedBooks(cache: ApolloCache, ids: readonly string[], count: number): void {
  removeBooks(cache, ids);
  updateUnfilteredLists(cache, (list) => ({ ...list, ...withTotalCount(list, ids.length - count) }));
  adjustBookCount(cache, ids.length - count);
}

function withTotalCount({ totalCount }: CachedList, change: number): { totalCount?: number } {
  return totalCount === undefined ? {} : { totalCount: Math.max(0, totalCount + change) };
}

function toCachedEdge(cache: ApolloCache, { cursor, node }: BookEdge): CachedEdge[] {
  const ref = cache.identify({ __typename: "Book", id: node.id });
  return ref === undefined ? [] : [{ __typename: "BookEdge", cursor, node: { __ref: ref } }];
}

type GetDatabaseId = (book: Reference) => number;

/** Lists of the whole collection, newest first or not, take a change; searches and filters cannot be known to and go. */
function updateUnfilteredLists(cache: ApolloCache, change: (list: CachedList, numberOf: GetDatabaseId) => CachedList): void {
  updateAllLists(cache, (list, { isUnfiltered: isWhole, databaseIdOf: numberOf }) => (isWhole ? change(list, numberOf) : null));
}

interface ListContext {
  isUnfiltered: boolean;
  databaseIdOf: GetDatabaseId;
}

/** Null takes a list out of the cache. */
function updateAllLists(cache: ApolloCache, change: (list: CachedList, facts: ListContext) => CachedList | null): void {
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      books: (list, { storeFieldName, readField, DELETE }) => {
        const databaseIdOf: GetDatabaseId = (book) => readField<number>("databaseId", book) ?? 0;
        return change(list as CachedList, { isUnfiltered: isUnfiltered(storeFieldName), databaseIdOf }) ?? DELETE;
      },
    },
  });
}

/** By the arguments in the field's key: `books:{"first":24}`. */
function isUnfiltered(storeFieldName: string): boolean {
  const { search, filter } = JSON.parse(storeFieldName.slice("books:".length) || "{}") as {
    search?: string | null;
    filter?: object | null;
  };
  return (
    !search &&
    Object.values(filter ?? {}).every((value) => value === null || (Array.isArray(value) && value.length === 0))
  );
}

function adjustBookCount(cache: ApolloCache, change: number): void {
  cache.modify({
    id: cache.identify({ __typename: "LibraryInfo" }) ?? "",
    fields: { books: (count: number) => Math.max(0, count + change) },
  });
}

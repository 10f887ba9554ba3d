import type { ApolloCache, Reference } from "@apollo/client";
import { forgetRemoved, removeRecords } from "../apollo/removeRecords";
import { graphql } from "../gql/gql";
import { type CachedList, withTotalCount } from "../lists/cachedList";

/**
 * All book fields that the lists show: selected by every mutation that inserts a book, so that no list has to be
 * refetched.
 * @public
 */
export const ListedBook_book = graphql(`
  fragment ListedBook_book on Book {
    id
    databaseId
    slug
    ...BookColumns_book
    ...BookCard_book
  }
`);

/** The edge of a book that a mutation returns for the lists. */
export interface BookEdge {
  __typename?: "BookEdge";
  cursor: string;
  node: { __typename?: "Book"; id: string };
}

interface CachedBooks extends CachedList {
  edges: readonly { __typename?: "BookEdge"; cursor: string; node: Reference }[];
  pageInfo?: { startCursor?: string | null; endCursor?: string | null; hasNextPage?: boolean };
}

type CachedEdge = CachedBooks["edges"][number];

/** Puts a created book first in every unfiltered list; filtered lists are evicted and refetched when shown. */
export function addCreatedBook(cache: ApolloCache, edge: BookEdge): void {
  addImportedBooks(cache, [edge], 1);
}

/**
 * Prepends imported books to the lists; `edges` are the newest of them. If more were imported than returned, the old
 * edges are dropped and scrolling loads what comes between.
 */
export function addImportedBooks(cache: ApolloCache, edges: readonly BookEdge[], count: number): void {
  if (count === 0) return;
  const added = edges.flatMap((edge) => toCachedEdge(cache, edge));
  updateUnfilteredLists(cache, (list) => {
    const isComplete = added.length >= count;
    const existing = isComplete
      ? list.edges.filter(({ node }) => !added.some((edge) => edge.node.__ref === node.__ref))
      : [];
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

/** Inserts restored books at their place by number. */
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
  forgetRemoved(cache, "book");
}

/**
 * Removes deleted books from every list and from the cache. A list of a fixed length that may have more books, such as
 * the newest four, is evicted and refetched when shown.
 */
export function removeBooks(cache: ApolloCache, ids: readonly string[]): void {
  const removedRefs = new Set(ids.flatMap((id) => cache.identify({ __typename: "Book", id }) ?? []));
  updateAllLists(cache, (list, { isUnfiltered, first }) => {
    const edges = list.edges.filter(({ node }) => !removedRefs.has(node.__ref));
    const wasFull = edges.length < list.edges.length && list.edges.length >= first;
    if (wasFull && list.pageInfo?.hasNextPage === undefined && list.edges.length !== list.totalCount) return null;
    // For a search, only the removed edges that were loaded can be counted.
    return {
      ...list,
      edges,
      ...withTotalCount(list, isUnfiltered ? -removedRefs.size : edges.length - list.edges.length),
    };
  });
  writeMissing(cache, removedRefs);
  removeRecords(cache, removedRefs);
  adjustBookCount(cache, -removedRefs.size);
}

/** Never sent. */
const NamedBook = graphql(`
  query NamedBook($id: ID, $slug: String, $databaseId: Int) {
    book(id: $id, slug: $slug, databaseId: $databaseId) {
      id
    }
  }
`);

/** A page that found a book in the loaded lists holds no answer of its own (createCache.ts). */
function writeMissing(cache: ApolloCache, refs: ReadonlySet<string>): void {
  const loaded = cache.extract(true) as Record<string, { id?: string; slug?: string; databaseId?: number }>;
  for (const ref of refs) {
    const { id, slug, databaseId } = loaded[ref] ?? {};
    for (const variables of [{ id }, { slug }, { databaseId }]) {
      cache.writeQuery({ query: NamedBook, variables, data: { book: null } });
    }
  }
}

/** Undoes an import of `count` books, of which only `ids` were loaded. */
export function removeImportedBooks(cache: ApolloCache, ids: readonly string[], count: number): void {
  removeBooks(cache, ids);
  updateUnfilteredLists(cache, (list) => ({ ...list, ...withTotalCount(list, ids.length - count) }));
  adjustBookCount(cache, ids.length - count);
}

function toCachedEdge(cache: ApolloCache, { cursor, node }: BookEdge): CachedEdge[] {
  const ref = cache.identify({ __typename: "Book", id: node.id });
  return ref === undefined ? [] : [{ __typename: "BookEdge", cursor, node: { __ref: ref } }];
}

type GetDatabaseId = (book: Reference) => number;

/**
 * Updates the unfiltered lists; searches and filtered lists are evicted, because the change cannot be known for them.
 */
function updateUnfilteredLists(
  cache: ApolloCache,
  change: (list: CachedBooks, numberOf: GetDatabaseId) => CachedBooks,
): void {
  updateAllLists(cache, (list, { isUnfiltered, databaseIdOf }) => (isUnfiltered ? change(list, databaseIdOf) : null));
}

interface ListContext {
  isUnfiltered: boolean;
  /** The requested length; infinite for the server's default. */
  first: number;
  databaseIdOf: GetDatabaseId;
}

/** Returning null evicts the list. */
function updateAllLists(
  cache: ApolloCache,
  change: (list: CachedBooks, context: ListContext) => CachedBooks | null,
): void {
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      books: (list, { storeFieldName, readField, DELETE }) => {
        const databaseIdOf: GetDatabaseId = (book) => readField<number>("databaseId", book) ?? 0;
        return change(list as CachedBooks, { ...listArguments(storeFieldName), databaseIdOf }) ?? DELETE;
      },
    },
  });
}

/** Reads the arguments from the field's cache key, `books:{"first":24}`. */
function listArguments(storeFieldName: string): Pick<ListContext, "isUnfiltered" | "first"> {
  const { first, search, filter } = JSON.parse(storeFieldName.slice("books:".length) || "{}") as {
    first?: number | null;
    search?: string | null;
    filter?: object | null;
  };
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return { first: first ?? Infinity, isUnfiltered: !search && Object.values(filter ?? {}).every(isEmpty) };
}

function adjustBookCount(cache: ApolloCache, change: number): void {
  cache.modify({
    id: cache.identify({ __typename: "LibraryInfo" }) ?? "",
    fields: { books: (count: number) => Math.max(0, count + change) },
  });
}

import type { ApolloCache, ApolloClient, Reference } from "@apollo/client";
import { graphql } from "../../gql/gql";
import { type CachedList, withTotalCount } from "../../lists/cachedList";
import { derivedFields } from "../refetchAuthorities";
import type { AuthorityList } from "../picker/pickedRecords";

interface RecordEdge {
  __typename?: string;
  cursor: string;
  node: { __typename?: string; id: string };
}

const TYPES = {
  authors: "Author",
  publishers: "Publisher",
  categories: "Category",
  classifications: "Classification",
  locations: "Location",
  sources: "Source",
} as const satisfies Record<AuthorityList, string>;

/**
 * Prepends a new record to the unfiltered lists, where its creator expects it. Searches are evicted, because it is
 * unknown whether they contain it.
 */
export function prependRecord(cache: ApolloCache, list: AuthorityList, { cursor, node }: RecordEdge): void {
  const ref = cache.identify({ __typename: TYPES[list], id: node.id });
  if (ref === undefined) return;
  const edge = { __typename: `${TYPES[list]}Edge`, cursor, node: { __ref: ref } };
  updateLists(cache, list, (kept, isSearch) =>
    isSearch ? null : { ...kept, edges: [edge, ...kept.edges], ...withTotalCount(kept, 1) },
  );
}

/** Removes a record from its list and, if it was merged or replaced, points the cached books at the replacement. */
export function removeRecord(cache: ApolloCache, list: AuthorityList, id: string, intoId: string | null): void {
  const removedRef = cache.identify({ __typename: TYPES[list], id });
  if (removedRef === undefined) return;
  const replacementRef = intoId === null ? undefined : cache.identify({ __typename: TYPES[list], id: intoId });
  if (replacementRef !== undefined) replaceReferences(cache, list, removedRef, replacementRef);
  updateLists(cache, list, (kept) => {
    const edges = kept.edges.filter(({ node }) => node.__ref !== removedRef);
    return { ...kept, edges, ...withTotalCount(kept, -1) };
  });
  cache.evict({ id: removedRef });
  cache.gc();
}

/**
 * A record was restored: evicts the field of all cached books, because only the server knows which of them refer to
 * it.
 */
export function evictRecordFields(cache: ApolloCache, list: AuthorityList): void {
  for (const id of cachedBookIds(cache)) cache.evict({ id, fieldName: bookFieldFor(list) });
}

function cachedBookIds(cache: ApolloCache): string[] {
  return Object.keys(cache.extract() as object).filter((id) => id.startsWith("Book:"));
}

/** The book field that refers to records of this list. */
function bookFieldFor(list: AuthorityList): string {
  return list === "authors" ? list : TYPES[list].toLowerCase();
}

/** Returning null evicts the list. */
function updateLists(
  cache: ApolloCache,
  list: AuthorityList,
  change: (kept: CachedList, isSearch: boolean) => CachedList | null,
): void {
  cache.modify<Record<string, unknown>>({
    id: "ROOT_QUERY",
    fields: {
      [list]: (kept, { storeFieldName, DELETE }) =>
        change(kept as CachedList, isSearch(storeFieldName.slice(list.length))) ?? DELETE,
    },
  });
}

/** Reads the arguments from the field's cache key, `authors:{"search":"hir"}`. */
function isSearch(key: string): boolean {
  const { search } = JSON.parse(key.replace(/^:|^\(|\)$/gu, "") || "{}") as { search?: string | null };
  return Boolean(search);
}

/** Replaces the reference in all cached books; a book that had both keeps one. */
function replaceReferences(cache: ApolloCache, list: AuthorityList, removedRef: string, replacementRef: string): void {
  const replace = (ref: Reference): Reference => (ref.__ref === removedRef ? { __ref: replacementRef } : ref);
  for (const id of cachedBookIds(cache)) {
    cache.modify<Record<string, unknown>>({
      id,
      fields: {
        [bookFieldFor(list)]: (named: unknown) => {
          if (!Array.isArray(named)) return named === null ? null : replace(named as Reference);
          const authors = (named as Reference[]).map(replace);
          return authors.filter((ref, index) => authors.findIndex((other) => other.__ref === ref.__ref) === index);
        },
      },
    });
  }
}

const RecordBooksQuery = graphql(`
  query RecordBooks($id: ID!) {
    node(id: $id) {
      id
      ... on Author {
        booksCount
      }
      ... on Publisher {
        booksCount
      }
      ... on Category {
        booksCount
      }
      ... on Classification {
        booksCount
      }
      ... on Location {
        booksCount
      }
      ... on Source {
        booksCount
      }
    }
  }
`);

/**
 * Refetches what is computed from the records where it is on screen, and the book count of the record that took over
 * the books.
 */
export async function refreshDerived(client: ApolloClient, intoId: string | null): Promise<void> {
  const activeQueries = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of derivedFields) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  const counted =
    intoId === null
      ? undefined
      : client.query({ query: RecordBooksQuery, variables: { id: intoId }, fetchPolicy: "network-only" });
  await Promise.allSettled([activeQueries, counted]);
}

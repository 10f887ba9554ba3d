import type { ApolloCache } from "@apollo/client";

interface CacheEntry {
  __typename?: string;
  slug?: string;
  databaseId?: number;
}

/** The cache's own id of a record that some list has loaded already, by the slug in its address. */
export function findBySlug(cache: ApolloCache, typename: string, slug: string): string | null {
  return findEntry(cache, typename, (entry) => entry.slug === slug);
}

/** By its number, as in the addresses of administrators' screens. */
export function findByDatabaseId(cache: ApolloCache, typename: string, databaseId: number): string | null {
  return findEntry(cache, typename, (entry) => entry.databaseId === databaseId);
}

function findEntry(cache: ApolloCache, typename: string, matches: (entry: CacheEntry) => boolean): string | null {
  for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, CacheEntry>)) {
    if (entry.__typename === typename && matches(entry)) return id;
  }
  return null;
}

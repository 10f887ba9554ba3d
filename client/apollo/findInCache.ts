import type { ApolloCache } from "@apollo/client";

interface CacheEntry {
  __typename?: string;
  slug?: string;
  databaseId?: number;
}

/** The cache id of a record that some list has loaded, by its slug. */
export function findBySlug(cache: ApolloCache, typename: string, slug: string): string | null {
  return findEntry(cache, typename, (entry) => entry.slug === slug);
}

/** By its number, which administrators' URLs use. */
export function findByDatabaseId(cache: ApolloCache, typename: string, databaseId: number): string | null {
  return findEntry(cache, typename, (entry) => entry.databaseId === databaseId);
}

function findEntry(cache: ApolloCache, typename: string, matches: (entry: CacheEntry) => boolean): string | null {
  for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, CacheEntry>)) {
    if (entry.__typename === typename && matches(entry)) return id;
  }
  return null;
}

import type { ApolloCache } from "@apollo/client";

interface CacheEntry {
  __typename?: string;
  slug?: string;
  databaseId?: number;
}

/** The cache id of a record that some list has loaded, by its slug, or by its number, which the desk's URLs use. */
export function findInCache(
  cache: ApolloCache,
  typename: string,
  key: "slug" | "databaseId",
  value: string | number,
): string | null {
  for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, CacheEntry>)) {
    if (entry.__typename === typename && entry[key] === value) return id;
  }
  return null;
}

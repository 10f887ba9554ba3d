import type { ApolloCache } from "@apollo/client";

interface Entry {
  __typename?: string;
  slug?: string;
  databaseId?: number;
}

/** The cache's own id of a record that some list has loaded already, by the slug in its address. */
export function findBySlug(cache: ApolloCache, typename: string, slug: string): string | null {
  return findEntry(cache, typename, (entry) => entry.slug === slug);
}

/** By its number, as in the addresses of administrators' screens. */
export function findByNumber(cache: ApolloCache, typename: string, databaseId: number): string | null {
  return findEntry(cache, typename, (entry) => entry.databaseId === databaseId);
}

function findEntry(cache: ApolloCache, typename: string, isWanted: (entry: Entry) => boolean): string | null {
  for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, Entry>)) {
    if (entry.__typename === typename && isWanted(entry)) return id;
  }
  return null;
}

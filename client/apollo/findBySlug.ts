import type { ApolloCache } from "@apollo/client";

/** The cache's own id of a record that some list has loaded already, by the slug in its address. */
export function findBySlug(cache: ApolloCache, typename: string, slug: string): string | null {
  for (const [id, entry] of Object.entries(
    cache.extract(true) as Record<string, { __typename?: string; slug?: string }>,
  )) {
    if (entry.__typename === typename && entry.slug === slug) return id;
  }
  return null;
}

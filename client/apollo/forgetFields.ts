import type { ApolloCache, ApolloClient } from "@apollo/client";

/** Names of fields by their type, or whole records of it; `Query` has the lists. */
export type FieldsByType = Readonly<Record<string, readonly string[] | "whole">>;

/** Evicts the fields from every cached record of their type: they are asked for again when they are next shown. */
export function forgetFields(cache: ApolloCache, fields: FieldsByType): void {
  for (const [id, entry] of Object.entries(cache.extract(true) as Record<string, { __typename?: string }>)) {
    const forgotten = fields[entry.__typename ?? ""] ?? [];
    if (forgotten === "whole") cache.evict({ id });
    else for (const fieldName of forgotten) cache.evict({ id, fieldName });
  }
}

/** Evicts the fields, and refetches those on screen. If that fails, the screens keep what they show. */
export async function refetchFields(client: ApolloClient, fields: FieldsByType): Promise<void> {
  await client.refetchQueries({ updateCache: (cache) => forgetFields(cache, fields) }).catch(() => undefined);
}

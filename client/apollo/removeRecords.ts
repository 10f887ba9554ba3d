import type { ApolloCache, Reference } from "@apollo/client";

/**
 * Removes deleted records. What asked for one by itself, such as the page that is still open, has the answer that there
 * is none: without it the page would ask the server for what was just deleted.
 */
export function removeRecords(cache: ApolloCache, ids: ReadonlySet<string>): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown) => (ids.has((value as Reference | null)?.__ref ?? "") ? null : value),
  });
  for (const id of ids) cache.evict({ id });
  cache.gc();
}

/** Records were restored: what was answered that there is none is asked again. */
export function forgetRemoved(cache: ApolloCache, fieldName: string): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: { [fieldName]: (value: unknown, { DELETE }) => (value === null ? DELETE : value) },
  });
}

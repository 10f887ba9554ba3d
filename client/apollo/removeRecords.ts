import type { ApolloCache, Reference } from "@apollo/client";

/**
 * Removes deleted records. A field that returned one by itself, as for the page that is still open, becomes null:
 * otherwise the page would ask the server for the deleted record.
 */
export function removeRecords(cache: ApolloCache, ids: ReadonlySet<string>): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown) => (ids.has((value as Reference | null)?.__ref ?? "") ? null : value),
  });
  for (const id of ids) cache.evict({ id });
  cache.gc();
}

/** After records were restored: evicts the field where the server had answered that there is no such record. */
export function forgetRemoved(cache: ApolloCache, fieldName: string): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: { [fieldName]: (value: unknown, { DELETE }) => (value === null ? DELETE : value) },
  });
}

import type { ApolloCache } from "@apollo/client";

/** What names nobody but who is logged in. */
const NAMELESS = new Set(["__typename", "viewer", "settings", "libraryInfo"]);

/** Somebody was erased: whatever else was read may name them, from loans to the audit trail, and is asked for again. */
export function forgetPeople(cache: ApolloCache): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown, { fieldName, DELETE }) => (NAMELESS.has(fieldName) ? value : DELETE),
  });
  cache.gc();
}

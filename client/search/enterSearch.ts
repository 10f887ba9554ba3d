import type { ApolloClient } from "@apollo/client";

/**
 * Lets the library count what readers look for. Only what they enter: no link, no suggestion, no pause in typing.
 * Nobody waits for it, and nobody misses what was not counted.
 */
export function enterSearch(client: ApolloClient, text: string): void {
  const search = text.trim();
  if (search === "") return;
  import("../books/public/search/sendEnteredSearch")
    .then((m) => m.sendEnteredSearch(client, search))
    .catch(() => undefined);
}

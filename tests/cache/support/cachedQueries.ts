import { type ApolloClient, gql } from "@apollo/client";
import { isDeepStrictEqual } from "node:util";

/**
 * What the cache holds of these queries, each of which some screen shows: `load` asks for all, `stale` names those that
 * the cache would show otherwise than the server has them by now. What was taken out of the cache is asked for again,
 * and so is not stale.
 */
export function cachedQueries(client: ApolloClient, texts: Readonly<Record<string, string>>) {
  const queries = Object.entries(texts).map(([name, text]) => ({
    name,
    query: gql(`query ${name.replace(/\W+/gu, "_")} ${text}`),
  }));
  const ask = (fetchPolicy: "network-only" | "no-cache") =>
    Promise.all(queries.map(async ({ query }) => (await client.query({ query, fetchPolicy })).data));
  let before: unknown[] = [];
  return {
    load: async () => {
      before = await ask("network-only");
    },
    stale: async () => {
      // All at once, before anything is asked: answers would bring what others lack.
      const held = queries.map(({ query }) => client.cache.readQuery({ query }));
      const now = await ask("no-cache");
      if (isDeepStrictEqual(now, before)) throw new Error("Nothing is otherwise than before: nothing was done");
      return queries
        .filter((_, place) => held[place] !== null && !isDeepStrictEqual(held[place], now[place]))
        .map(({ name }) => name);
    },
  };
}

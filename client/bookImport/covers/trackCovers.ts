import type { ApolloClient } from "@apollo/client";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { loadedBooks } from "../trackImport";
import { CoverStatus_coverImport } from "./coverStatus";

const CoverStatusQuery = graphql(`
  query CoverStatus($id: ID!) {
    coverImport(id: $id) {
      id
      ...CoverStatus_coverImport
    }
  }
`);

const LoadedCoversQuery = graphql(`
  query LoadedCovers($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Book {
        imageUrl
        imageSrcSet
      }
    }
  }
`);

const POLL_INTERVAL_MS = 1_000;
const IDS_PER_QUERY = 100;

const tracked = new WeakMap<ApolloClient, Set<string>>();

/**
 * Asks for an archive of covers until it has ended, whichever screen is shown, and then for the loaded books' covers.
 */
export function trackCovers(client: ApolloClient, id: string): void {
  const ids = tracked.get(client) ?? new Set<string>();
  tracked.set(client, ids);
  if (ids.has(id)) return;
  ids.add(id);
  void pollUntilEnd(client, id).finally(() => ids.delete(id));
}

async function pollUntilEnd(client: ApolloClient, id: string): Promise<void> {
  for (let failures = 0; failures < 60;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const { data, error } = await client
      .query({ query: CoverStatusQuery, variables: { id }, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    const status = readFragment(CoverStatus_coverImport, data?.coverImport);
    if (status && status.state !== "RUNNING") return applyCovers(client, id);
    if (!status && error === undefined) return;
    failures = status ? 0 : failures + 1;
  }
}

async function applyCovers(client: ApolloClient, id: string): Promise<void> {
  const { cache } = client;
  cache.evict({ id: cache.identify({ __typename: "CoverImport", id }) ?? "", fieldName: "outcomes" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "booksAwaitingCover" });
  const ids = loadedBooks(client);
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    await client
      .query({
        query: LoadedCoversQuery,
        variables: { ids: ids.slice(start, start + IDS_PER_QUERY) },
        fetchPolicy: "network-only",
        errorPolicy: "all",
      })
      // What cannot be read stays as it is.
      .catch(() => undefined);
  }
}

import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { createCache } from "../apollo/createCache";
import { writeViewer, ViewerQuery } from "./useViewer";

/**
 * Empties the cache of all that the user has seen. `clearStore` would leave the screens deaf to it and `resetStore`
 * would show them loading: we ask anew, as a visitor, for what is on screen, and put the answers in the place of
 * everything in one step.
 */
export async function resetCacheForVisitor(client: ApolloClient): Promise<void> {
  writeViewer(client.cache, null);
  const freshCache = createCache();
  await Promise.all(Array.from(client.getObservableQueries("active"), (shown) => refetchInto(client, shown, freshCache)));
  // On a slow line somebody else has logged in meanwhile.
  const { viewer } = client.cache.readQuery({ query: ViewerQuery }) ?? { viewer: null };
  client.cache.restore(freshCache.extract());
  // Restoring is silent; a write tells the screens.
  writeViewer(client.cache, viewer ?? null);
}

async function refetchInto(
  client: ApolloClient,
  { query, variables }: ObservableQuery,
  target: ReturnType<typeof createCache>,
): Promise<void> {
  // Where the answer fails, its screen asks once more by itself and says so.
  const { data } = await client
    .query({ query, variables, fetchPolicy: "no-cache", errorPolicy: "all" })
    .catch(() => ({ data: undefined }));
  if (data) target.writeQuery({ query, variables, data });
}

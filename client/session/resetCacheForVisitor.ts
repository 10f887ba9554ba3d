import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { createCache } from "../apollo/createCache";
import { writeViewer, ViewerQuery } from "./useViewer";

/**
 * Removes the user's data from the cache. `clearStore` would disconnect mounted queries and `resetStore` would show
 * them loading: instead the active queries are fetched again as a visitor, and the results replace the whole cache in
 * one step.
 */
export async function resetCacheForVisitor(client: ApolloClient): Promise<void> {
  writeViewer(client.cache, null);
  const freshCache = createCache();
  await Promise.all(
    Array.from(client.getObservableQueries("active"), (shown) => refetchInto(client, shown, freshCache)),
  );
  // Somebody else may have logged in meanwhile.
  const { viewer } = client.cache.readQuery({ query: ViewerQuery }) ?? { viewer: null };
  client.cache.restore(freshCache.extract());
  // `restore` does not notify mounted queries; a write does.
  writeViewer(client.cache, viewer ?? null);
  // Pages that were just read as a visitor are read again for the new viewer.
  if (viewer) await client.refetchQueries({ include: "active" }).catch(() => undefined);
}

async function refetchInto(
  client: ApolloClient,
  { query, variables }: ObservableQuery,
  target: ReturnType<typeof createCache>,
): Promise<void> {
  // If the request fails, its screen refetches by itself and shows the error.
  const { data } = await client
    .query({ query, variables, fetchPolicy: "no-cache", errorPolicy: "all" })
    .catch(() => ({ data: undefined }));
  if (data) target.writeQuery({ query, variables, data });
}

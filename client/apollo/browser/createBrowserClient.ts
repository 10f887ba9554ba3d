import { ApolloClient, ApolloLink, type NormalizedCacheObject } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { cacheSizes } from "@apollo/client/utilities";
import { OperationTypeNode } from "graphql";
import { csrfToken } from "./csrfToken";
import { createCache } from "../createCache";
import { subscriptionLink } from "./subscriptionLink";
import { cancellableLink } from "../inFlight";
import { throttleLink } from "../throttled";

// A table of several thousand rows needs about twenty memoized reads per row; with smaller limits every update would
// read all of them again.
cacheSizes["inMemoryCache.executeSelectionSet"] = 400_000;
cacheSizes["inMemoryCache.executeSubSelectedArray"] = 100_000;

export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(state),
    // A query after a change must not get the answer to one from before it.
    queryDeduplication: false,
    link: ApolloLink.from([
      cancellableLink,
      throttleLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        new BaseHttpLink({ uri: "/graphql", credentials: "same-origin", fetch: fetchWithCsrfToken }),
      ),
    ]),
  });
}

/** Queries use POST as well, so that the server can require the token for every request of a logged-in browser. */
const fetchWithCsrfToken: typeof fetch = (url, options: RequestInit & { send?: typeof fetch } = {}) => {
  // Uploads bring their own `fetch`.
  const { send = fetch, ...request } = options;
  const headers = new Headers(request.headers);
  const token = csrfToken();
  if (token !== null) {
    headers.set("X-CSRF-TOKEN", token);
  }
  return send(url, { ...request, headers });
};

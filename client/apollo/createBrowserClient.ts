import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { cacheSizes } from "@apollo/client/utilities";
import { OperationTypeNode } from "graphql";
import { csrfToken } from "../session/csrfToken";
import { createCache } from "./createCache";
import { subscriptionLink } from "./subscriptionLink";
import { cancellableLink } from "./inFlight";

// A table that somebody lengthens to thousands of rows remembers some twenty readings for each: one reading too many, and every one is made anew.
cacheSizes["inMemoryCache.executeSelectionSet"] = 400_000;
cacheSizes["inMemoryCache.executeSubSelectedArray"] = 100_000;

export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(state),
    link: cancellableLink.concat(
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        new HttpLink({ uri: "/graphql", credentials: "same-origin", fetch: fetchWithCsrfToken }),
      ),
    ),
  });
}

/** Reads go by POST too, so that the server asks every one of a logged-in browser for the token. */
const fetchWithCsrfToken: typeof fetch = (address, options: RequestInit & { send?: typeof fetch } = {}) => {
  // An upload brings its own way to send.
  const { send = fetch, ...request } = options;
  const headers = new Headers(request.headers);
  const token = csrfToken();
  if (token !== null) {
    headers.set("X-CSRF-TOKEN", token);
  }
  return send(address, { ...request, headers });
};

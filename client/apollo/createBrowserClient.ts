import { ApolloClient, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { createCache } from "./createCache";

export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(state),
    link: new HttpLink({ uri: "/graphql", credentials: "same-origin" }),
  });
}

import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import type { PageQuery } from "./PageQuery";
import { usePageQuery } from "./usePageQuery";

/**
 * The data of a screen on which a record is changed: shown at once from the cache, and asked for anew, since the
 * cached values may be older than what somebody else has saved since.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): PageQuery<Data, Variables> {
  const client = useApolloClient();
  const latest = useRef(variables);
  const key = JSON.stringify(variables);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => {
    client
      .query({ query, variables: latest.current, fetchPolicy: "network-only" } as ApolloClient.QueryOptions<
        Data,
        Variables
      >)
      .catch(() => undefined);
  }, [client, query, key]);
  return usePageQuery(query, variables, "none");
}

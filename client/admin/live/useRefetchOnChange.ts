import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { libraryChanges } from "./libraryChanges";

/**
 * Reads a screen anew when it is opened, since it may have been kept since the morning, and with every change. The
 * variables stay the same object while their values do.
 */
export function useRefetchOnChange<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  const client = useApolloClient();
  const { count } = useReactiveVar(libraryChanges);
  useEffect(() => {
    if (count === null) return;
    client.query({ query, variables, fetchPolicy: "network-only" }).catch(() => undefined);
  }, [client, query, variables, count]);
}

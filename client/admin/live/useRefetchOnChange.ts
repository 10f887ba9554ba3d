import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { libraryChanges } from "./libraryChanges";

/** Reads a screen anew when it is opened, since it may have been kept since the morning, and with every change. */
export function useRefetchOnChange<Data>(query: TypedDocumentNode<Data, Record<string, never>>): void {
  const client = useApolloClient();
  const { count } = useReactiveVar(libraryChanges);
  useEffect(() => {
    if (count === null) return;
    client.query({ query, variables: {}, fetchPolicy: "network-only" }).catch(() => undefined);
  }, [client, query, count]);
}

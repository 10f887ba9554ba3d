import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../gql/gql";

const LibraryChangeSubscription = graphql(`
  subscription LibraryChange($after: Int!) {
    libraryChange(after: $after)
  }
`);

/** After a lost connection. */
const RETRY_MS = 15_000;
/** Before any number is known. */
const NOW = -1;

/**
 * Reads the dashboard anew at once, since it may have been kept since the morning, and with every change that anybody
 * makes. Says whether the connection for that stands.
 */
export function useLiveDashboard<Data>(query: TypedDocumentNode<Data, Record<string, never>>): boolean {
  const client = useApolloClient();
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const refetch = () => client.query({ query, variables: {}, fetchPolicy: "network-only" }).catch(() => undefined);
    const connect = (after: number) => {
      let last: number | undefined;
      const onEnd = () => {
        if (isLeft) return;
        if (last !== undefined) {
          subscription = connect(last);
          return;
        }
        setIsLive(false);
        retry = setTimeout(() => (subscription = connect(NOW)), RETRY_MS);
      };
      return client.subscribe({ query: LibraryChangeSubscription, variables: { after } }).subscribe({
        next: ({ data }) => {
          if (!data) return;
          last = data.libraryChange;
          setIsLive(true);
          void refetch();
        },
        error: onEnd,
        complete: onEnd,
      });
    };
    let subscription = connect(NOW);
    return () => {
      isLeft = true;
      clearTimeout(retry);
      subscription.unsubscribe();
    };
  }, [client, query]);

  return isLive;
}

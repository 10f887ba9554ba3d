import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "../../gql/gql";
import { libraryChanges } from "./libraryChanges";
import { DeskAttentionQuery } from "./useDeskAttention";

const LibraryChangeSubscription = graphql(`
  subscription LibraryChange($after: Int!) {
    libraryChange(after: $after)
  }
`);

/** After a lost connection. */
const RETRY_MS = 15_000;
/** Sent as `after` while no number of changes is known: the server answers at once with the current one. */
const NOW = -1;

/**
 * Follows every change that anybody makes, while the window is in sight: a browser keeps six connections to a server
 * without TLS, and a desk may have more tabs than that.
 */
export function useLiveDesk(isLibrarian: boolean): void {
  const client = useApolloClient();

  useEffect(() => {
    if (!isLibrarian) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let stream: { unsubscribe: () => void } | undefined;
    const countAgain = () =>
      client.query({ query: DeskAttentionQuery, fetchPolicy: "network-only" }).catch(() => undefined);
    const stop = () => {
      clearTimeout(retry);
      stream?.unsubscribe();
      stream = undefined;
    };
    const connect = () => {
      stop();
      let hasReceived = false;
      const onEnd = () => {
        if (hasReceived) return connect();
        // The counts are worth having without the stream, too.
        if (libraryChanges().count === null) void countAgain();
        libraryChanges({ ...libraryChanges(), isLive: false });
        retry = setTimeout(connect, RETRY_MS);
      };
      stream = client
        .subscribe({ query: LibraryChangeSubscription, variables: { after: libraryChanges().count ?? NOW } })
        .subscribe({
          next: ({ data }) => {
            if (!data) return;
            hasReceived = true;
            libraryChanges({ count: data.libraryChange, isLive: true });
            void countAgain();
          },
          error: onEnd,
          complete: onEnd,
        });
    };
    const follow = () => {
      if (document.visibilityState === "visible") connect();
      else stop();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop();
      // The count belongs to the session that has just ended.
      libraryChanges({ count: null, isLive: false });
    };
  }, [client, isLibrarian]);
}

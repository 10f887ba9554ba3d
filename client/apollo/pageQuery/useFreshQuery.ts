import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { changesSoFar } from "../inFlight";
import type { PageQuery } from "./PageQuery";
import { usePageQuery } from "./usePageQuery";

/** If changes keep interrupting the reads, the cache has the current record from their responses anyway. */
const MOST_ATTEMPTS = 3;

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
    // The screen itself is asking: a second answer could come after the first change and take its place.
    if (client.readQuery({ query, variables: latest.current }) === null) return;
    let isLeft = false;
    const read = async (attempt: number): Promise<void> => {
      const before = changesSoFar();
      const options = { query, variables: latest.current, fetchPolicy: "no-cache" };
      const { data } = await client.query(options as ApolloClient.QueryOptions<Data, Variables>);
      if (isLeft || data === undefined) return;
      // What was read before a change must not take the place of what that change has returned.
      if (changesSoFar() === before) client.writeQuery<Data>({ query, variables: latest.current, data });
      else if (attempt < MOST_ATTEMPTS) await read(attempt + 1);
    };
    read(1).catch(() => undefined);
    return () => void (isLeft = true);
  }, [client, query, key]);
  return usePageQuery(query, variables, "none");
}

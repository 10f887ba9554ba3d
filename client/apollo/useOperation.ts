import type { ApolloCache, DefaultContext, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type Operation, type OperationResult, operationResult, type PayloadOf } from "./operationResult";

interface Running<Data, Variables> {
  /** Never throws. `keep` puts what has changed into the cache, where it does not find its place by itself. */
  run: (
    variables: Variables,
    keep?: (cache: ApolloCache, payload: PayloadOf<Data>) => void,
    context?: DefaultContext,
  ) => Promise<OperationResult<PayloadOf<Data>>>;
  isRunning: boolean;
}

interface Manner {
  /** The cache gets nothing of the answer. */
  isForgotten?: boolean;
}

/** A command of the schema: what the feature's own hooks are made of. */
export function useOperation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  operation: Operation,
  { isForgotten = false }: Manner = {},
): Running<Data, Variables> {
  const client = useApolloClient();
  const [runs, setRuns] = useState(0);
  return {
    run: async (variables, keep, context = {}) => {
      setRuns((others) => others + 1);
      try {
        const answer = await client.mutate({
          mutation,
          variables,
          context,
          errorPolicy: "all",
          ...(isForgotten ? { fetchPolicy: "no-cache" } : {}),
        });
        const result = operationResult<Data>(answer, operation);
        if (result.data !== null) keep?.(client.cache, result.data);
        return result;
      } catch (error) {
        // Failures of the call came above: this is a mistake of ours.
        console.error(error);
        return operationResult<Data>({ error: error as Error }, operation);
      } finally {
        setRuns((others) => others - 1);
      }
    },
    isRunning: runs > 0,
  };
}

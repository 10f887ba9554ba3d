import type { ApolloCache, DefaultContext, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type Operation, type OperationResult, operationResult, type PayloadOf } from "./operationResult";

interface OperationRunner<Data, Variables> {
  /** Never throws. `updateCache` makes the changes that normalization cannot make by itself. */
  run: (
    variables: Variables,
    updateCache?: (cache: ApolloCache, payload: PayloadOf<Data>) => void,
    context?: DefaultContext,
  ) => Promise<OperationResult<PayloadOf<Data>>>;
  isRunning: boolean;
}

interface OperationOptions {
  /** Nothing of the response is written to the cache. */
  isUncached?: boolean;
}

/** Runs a mutation of the schema; the features' own mutation hooks are built on it. */
export function useOperation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  operation: Operation,
  { isUncached = false }: OperationOptions = {},
): OperationRunner<Data, Variables> {
  const client = useApolloClient();
  const [runCount, setRunCount] = useState(0);
  return {
    run: async (variables, updateCache, context = {}) => {
      setRunCount((others) => others + 1);
      try {
        const response = await client.mutate({
          mutation,
          variables,
          context,
          errorPolicy: "all",
          ...(isUncached ? { fetchPolicy: "no-cache" } : {}),
        });
        const result = operationResult<Data>(response, operation);
        if (result.data !== null) updateCache?.(client.cache, result.data);
        return result;
      } catch (error) {
        // Request failures were handled above: this is a bug of ours.
        console.error(error);
        return operationResult<Data>({ error: error as Error }, operation);
      } finally {
        setRunCount((others) => others - 1);
      }
    },
    isRunning: runCount > 0,
  };
}

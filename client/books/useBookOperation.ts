import type { ApolloCache, DefaultContext, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { Operation, OperationResult, PayloadOf } from "../apollo/operationResult";
import { useOperation } from "../apollo/useOperation";
import { refetchAuthorities } from "../authorities/refetchAuthorities";

/** A mutation that changes books: afterwards the authority lists are refetched. */
export function useBookOperation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  operation: Operation,
) {
  const client = useApolloClient();
  const { run, isRunning } = useOperation(mutation, operation);
  return {
    run: async (
      variables: Variables,
      updateCache?: (cache: ApolloCache, payload: PayloadOf<Data>) => void,
      context?: DefaultContext,
    ): Promise<OperationResult<PayloadOf<Data>>> => {
      const result = await run(variables, updateCache, context);
      if (result.data !== null) void refetchAuthorities(client);
      return result;
    },
    isRunning,
  };
}

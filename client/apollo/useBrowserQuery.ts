import { type ErrorPolicy, NetworkStatus, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { usePageRequest } from "../rendering/PageRequest";
import { operationName } from "./operationName";
import type { PageQuery } from "./usePageQuery";

/** What failed on the server is not asked again while hydrating, so that both render the same; the reader retries. */
export function useBrowserQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  errorPolicy: ErrorPolicy,
): PageQuery<Data, Variables> {
  const { failedOperations } = usePageRequest();
  const [isHeldBack, setIsHeldBack] = useState(() => failedOperations.delete(operationName(query)));
  const result = useQuery(query as TypedDocumentNode<Data>, isHeldBack ? skipToken : { variables, errorPolicy });

  const data = result.data;
  return {
    data,
    previousData: result.previousData,
    error: result.error,
    hasFailed: isHeldBack || (result.error !== undefined && !data && !result.loading),
    isLoading: result.loading && result.networkStatus !== NetworkStatus.fetchMore,
    fetchMore: (more) => result.fetchMore({ variables: more.variables }),
    retry: () => {
      if (isHeldBack) setIsHeldBack(false);
      // The outcome arrives through the hook above; a second failure is shown there too.
      else void result.refetch().catch(() => undefined);
    },
  };
}

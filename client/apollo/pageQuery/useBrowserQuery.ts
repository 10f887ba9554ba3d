import {
  CombinedGraphQLErrors,
  type ErrorPolicy,
  NetworkStatus,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { usePageRequest } from "./PageRequest";
import { operationName } from "../operationName";
import { toReadFailure } from "../operationResult";
import { type FailedOperation, type QueryFailure, queryFailure } from "../queryFailure";
import type { PageQuery } from "./PageQuery";

/**
 * A query that failed on the server is not sent again while hydrating, so that both render the same; the reader can
 * retry.
 */
export function useBrowserQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  errorPolicy: ErrorPolicy,
): PageQuery<Data, Variables> {
  const { failedOperations } = usePageRequest();
  const [serverFailure, setServerFailure] = useState(() => takeFailure(failedOperations, operationName(query)));
  const result = useQuery(query as TypedDocumentNode<Data>, serverFailure ? skipToken : { variables, errorPolicy });

  const hasFailed = serverFailure !== undefined || result.error !== undefined;
  const failed = useMemo(() => (hasFailed ? toReadFailure(result.error) : undefined), [hasFailed, result.error]);

  const data = result.data;
  return {
    data,
    previousData: result.previousData,
    outcome: serverFailure?.outcome ?? failed,
    failure:
      serverFailure?.failure ?? (result.error && !data && !result.loading ? toQueryFailure(result.error) : undefined),
    isLoading: result.loading && result.networkStatus !== NetworkStatus.fetchMore,
    fetchMore: (more) => result.fetchMore({ variables: more.variables }),
    retry: () => {
      if (serverFailure) setServerFailure(undefined);
      // The result arrives through the hook above, including a second failure.
      else void result.refetch().catch(() => undefined);
    },
  };
}

function takeFailure(failures: Map<string, FailedOperation>, name: string): FailedOperation | undefined {
  const failure = failures.get(name);
  failures.delete(name);
  return failure;
}

function toQueryFailure(error: unknown): QueryFailure {
  return queryFailure(CombinedGraphQLErrors.is(error) ? error.errors : []);
}

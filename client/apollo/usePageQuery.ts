import type { ErrorPolicy, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use } from "react";
import type { CallOutcome } from "./operationResult";
import { PageQueryContext } from "./PageQueryContext";
import type { QueryFailure } from "./queryFailure";

export interface PageQuery<Data, Variables> {
  data?: Data | undefined;
  /** Of the question before this one, while this one is not answered. */
  previousData?: Data | undefined;
  /** In the browser: how the call failed, also where there is some of the data. */
  outcome?: CallOutcome | undefined;
  /** There is nothing to show. */
  failure?: QueryFailure | undefined;
  isLoading: boolean;
  fetchMore: (options: { variables: Partial<Variables> }) => Promise<unknown>;
  retry: () => void;
}

/**
 * A screen's data, in the browser or while its page is rendered on the server. It never throws: a failed load leaves
 * `failure` and whatever data there is.
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  /** `none` where a missing part means that there is nothing to show. */
  errorPolicy: ErrorPolicy = "all",
): PageQuery<Data, Variables> {
  const { useQueryHere } = use(PageQueryContext);
  return useQueryHere(query, variables, errorPolicy);
}

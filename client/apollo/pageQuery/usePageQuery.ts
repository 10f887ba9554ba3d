import type { ErrorPolicy, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use } from "react";
import type { PageQuery } from "./PageQuery";
import { PageQueryContext } from "./PageQueryContext";

/**
 * A screen's data, in the browser and during server rendering. Never throws: a failed load sets `failure` and leaves
 * whatever data there is.
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  /** `none` if partial data is useless. */
  errorPolicy: ErrorPolicy = "all",
): PageQuery<Data, Variables> {
  const { useQueryImplementation: useQueryHere } = use(PageQueryContext);
  return useQueryHere(query, variables, errorPolicy);
}

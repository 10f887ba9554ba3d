import type { ErrorPolicy, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use } from "react";
import type { PageQuery } from "./PageQuery";
import { PageQueryContext } from "./PageQueryContext";

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
  const { useQueryImplementation: useQueryHere } = use(PageQueryContext);
  return useQueryHere(query, variables, errorPolicy);
}

import type { ErrorPolicy, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { createContext } from "react";
import { useBrowserQuery } from "./useBrowserQuery";
import type { PageQuery } from "./PageQuery";

export interface PageQueries {
  useQueryImplementation: <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    errorPolicy: ErrorPolicy,
  ) => PageQuery<Data, Variables>;
}

/** The hook that loads a screen's data: Apollo Client in the browser, `ServerQueries` during server rendering. */
export const PageQueryContext = createContext<PageQueries>({ useQueryImplementation: useBrowserQuery });

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

/** How screens get their data: through Apollo Client, except on the server, which sets its own way. */
export const PageQueryContext = createContext<PageQueries>({ useQueryImplementation: useBrowserQuery });

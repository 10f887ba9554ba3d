import {
  CombinedGraphQLErrors,
  type ErrorPolicy,
  type InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from "@apollo/client";
import type { DocumentNode, ExecutionResult, GraphQLError } from "graphql";
import { operationName } from "../operationName";
import type { PageQueries } from "./PageQueryContext";
import { toReadFailure } from "../operationResult";
import { type FailedOperation, queryFailure } from "../queryFailure";
import type { PageQuery } from "./PageQuery";

interface Operation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}

export type Execute = (operation: Operation) => Promise<ExecutionResult>;

interface PendingQuery extends Operation {
  errorPolicy: ErrorPolicy;
  result?: { data?: unknown; failed?: FailedOperation };
}

/**
 * Loads the data of one page on the server. The first render collects the queries, `executePending` runs them, and
 * the next render has their results. Screens read the results directly; the cache is written only to be sent to the
 * browser.
 */
export class ServerQueries implements PageQueries {
  readonly failedOperations = new Map<string, FailedOperation>();
  readonly #queries = new Map<string, PendingQuery>();

  constructor(
    private readonly cache: InMemoryCache,
    private readonly execute: Execute,
  ) {}

  readonly useQueryImplementation = <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    errorPolicy: ErrorPolicy,
  ): PageQuery<Data, Variables> => {
    const key = operationName(query) + JSON.stringify(variables);
    const pending: PendingQuery = this.#queries.get(key) ?? {
      query,
      variables,
      operationName: operationName(query),
      errorPolicy,
    };
    this.#queries.set(key, pending);
    const { result } = pending;
    return {
      data: result?.data as Data | undefined,
      failure: result?.failed?.failure,
      outcome: result?.failed?.outcome,
      isLoading: result === undefined,
      fetchMore: () => Promise.resolve(),
      retry: () => undefined,
    };
  };

  /** Resolves to false when no query was pending. */
  async executePending(): Promise<boolean> {
    const open = [...this.#queries.values()].filter(({ result }) => result === undefined);
    await Promise.all(open.map((pending) => this.#execute(pending)));
    return open.length > 0;
  }

  async #execute(pending: PendingQuery): Promise<void> {
    const { variables, operationName: name = "", errorPolicy } = pending;
    const query = this.cache.transformDocument(pending.query);
    const { data, errors } = await this.execute({ query, variables, operationName: name }).catch((error: unknown) => ({
      data: null,
      errors: [error],
    }));
    const isUsable = data && (errors === undefined || errorPolicy === "all");
    pending.result = {};
    if (isUsable) {
      pending.result.data = data;
      this.cache.writeQuery({ query, variables, data });
    } else {
      pending.result.failed = failedOperation(errors ?? []);
      this.failedOperations.set(name, pending.result.failed);
    }
  }
}

function failedOperation(errors: readonly unknown[]): FailedOperation {
  const failure = queryFailure(errors);
  if (failure === "failed") return { failure };
  return { failure, outcome: toReadFailure(new CombinedGraphQLErrors({ errors: errors as GraphQLError[] })) };
}

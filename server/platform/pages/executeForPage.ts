import { execute, type GraphQLSchema } from "graphql";

import type { RequestContext } from "../requestContext.js";
import { type FailureLog, toPublicError } from "../graphql/failures.js";
import type { PageRequest } from "./PageRenderer.js";

/** Answers a page's own operations without the way over HTTP. They are ours, so that they need no validation. */
export function executeForPage(
  schema: GraphQLSchema,
  context: RequestContext,
  log: FailureLog,
): PageRequest["execute"] {
  return async ({ query, variables, operationName }) => {
    const result = await execute({
      schema,
      document: query,
      variableValues: variables,
      contextValue: context,
      operationName: operationName ?? null,
    });
    return result.errors ? { ...result, errors: result.errors.map((error) => toPublicError(error, log)) } : result;
  };
}

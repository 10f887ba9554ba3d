import { execute, type GraphQLSchema } from "graphql";

import type { RequestContext } from "../requestContext.js";
import { type FailureLog, toPublicError } from "../graphql/failures.js";
import type { PageRequest } from "./PageRenderer.js";

/** Executes a page's operations without HTTP. They are part of the build, so they need no validation. */
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

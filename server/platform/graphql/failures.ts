import { GraphQLError } from "graphql";

import { DomainError, type DomainErrorKind, newErrorId, ThrottledError, unexpectedMessage } from "../../errors.js";
import { storageFailure } from "../storageFailure.js";

/** The code of each expected failure, in `extensions.code` and in the errors of result unions. */
export const ERROR_CODES: Readonly<Record<DomainErrorKind, string>> = {
  validation: "BAD_USER_INPUT",
  notFound: "NOT_FOUND",
  conflict: "CONFLICT",
  forbidden: "FORBIDDEN",
  unauthenticated: "UNAUTHENTICATED",
  credentials: "INVALID_CREDENTIALS",
  secondFactor: "SECOND_FACTOR_REQUIRED",
  throttled: "TOO_MANY_REQUESTS",
  fileTooLarge: "FILE_TOO_LARGE",
  fileType: "FILE_TYPE_NOT_ACCEPTED",
  timeout: "OPERATION_TIMEOUT",
  unavailable: "SERVICE_UNAVAILABLE",
};

const UNAVAILABLE = { status: 503, headers: { "retry-after": "5" } } as const;

/** Called with an unexpected error and the id that is shown to the user. */
export type FailureLog = (failure: unknown, errorId: string) => void;

/**
 * What a client may see of an error: domain errors and GraphQL's own errors completely, any other error as an id
 * under which it is logged.
 */
export function toPublicError(error: unknown, log: FailureLog): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : undefined;
  const cause = graphqlError ? graphqlError.originalError : error;
  if (graphqlError && (!cause || cause instanceof GraphQLError)) {
    // GraphQL gives none to a variable that is missing or wrong.
    graphqlError.extensions.code ??= ERROR_CODES.validation;
    return graphqlError;
  }
  const place = graphqlError ? { nodes: graphqlError.nodes, path: graphqlError.path } : {};
  if (cause instanceof DomainError) {
    return new GraphQLError(cause.message, {
      ...place,
      extensions: {
        code: ERROR_CODES[cause.kind],
        fields: cause.fields,
        ...(cause instanceof ThrottledError ? { retryAfterSeconds: cause.retryAfterSeconds } : {}),
        ...(cause.kind === "timeout" || cause.kind === "unavailable" ? { http: UNAVAILABLE } : {}),
      },
    });
  }
  const errorId = newErrorId();
  log(cause ?? error, errorId);
  const storage = storageFailure(cause ?? error, errorId);
  if (storage) {
    const { status, code, message } = storage;
    const http = status === UNAVAILABLE.status ? UNAVAILABLE : { status };
    return new GraphQLError(message, { ...place, extensions: { code, errorId, http } });
  }
  return new GraphQLError(unexpectedMessage(errorId), {
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR", errorId },
  });
}

import type { ExecutionResult } from "graphql";
import type { Plugin } from "graphql-yoga";

import type { RequestContext } from "../../requestContext.js";
import { ForbiddenError, UnauthenticatedError } from "../../../errors.js";
import { type AccessLog, usernameForLog } from "../../auth/accessLog.js";
import { ERROR_CODES } from "../failures.js";

const REFUSAL_CODES: ReadonlySet<unknown> = new Set([ERROR_CODES.forbidden, ERROR_CODES.unauthenticated]);

/** Logs refused GraphQL operations, since their HTTP status is 200. */
export function logGraphqlRefusals(log: AccessLog): Plugin<object, object, RequestContext> {
  const logErrors = (context: unknown, result: ExecutionResult | AsyncIterable<unknown>) => {
    const { viewer, session } = context as RequestContext;
    const errors = Symbol.asyncIterator in result ? [] : (result.errors ?? []);
    for (const { path, originalError, extensions } of errors) {
      if (
        originalError instanceof ForbiddenError ||
        originalError instanceof UnauthenticatedError ||
        REFUSAL_CODES.has(extensions.code)
      ) {
        log({
          event: "access",
          outcome: "refused",
          username: usernameForLog(viewer),
          address: session.address,
          call: `graphql ${path?.join(".") ?? ""}`,
          status: originalError instanceof ForbiddenError || extensions.code === ERROR_CODES.forbidden ? 403 : 401,
        });
      }
    }
  };
  return {
    onExecute: ({ args }) => ({ onExecuteDone: ({ result }: ExecutionDone) => logErrors(args.contextValue, result) }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result }: ExecutionDone) => logErrors(args.contextValue, result),
    }),
  };
}

interface ExecutionDone {
  readonly result: ExecutionResult | AsyncIterable<unknown>;
}

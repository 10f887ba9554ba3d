import type { FastifyInstance, FastifyRequest } from "fastify";

import { operationOf } from "./requestId.js";

const SERVER_FAILURES = 500;

/** What the log says of a request: what was asked of which route, never by whom, nor what stands in its address. */
interface RequestLine {
  readonly method: string;
  /** As it is declared, `/api/books/:id`; null for an address that no route has. */
  readonly route: string | null;
  /** Of the GraphQL door: the fields that were asked for, `query books`. */
  readonly operation?: string;
  readonly status: number;
  readonly ms: number;
}

/** Whether an answer could not be sent because nobody waited for it any more. */
export function isClientGone(failure: unknown): boolean {
  return (failure as { code?: unknown } | null)?.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/** How a request ended. */
export interface EndedRequest extends RequestLine {
  /** Its client had gone before it was answered. */
  readonly isAborted: boolean;
}

/**
 * One line a request at `info`; what failed at the server, or timed out, at `warn`, also where the others are switched
 * off.
 */
export function logRequests(
  app: FastifyInstance,
  { logsAll, onEnd }: { readonly logsAll: boolean; readonly onEnd?: (ended: EndedRequest) => void },
): void {
  app.addHook("onResponse", (request, reply, done) => {
    const line = lineOf(request, reply.statusCode, reply.elapsedTime);
    const isAborted = reply.raw.writableAborted;
    onEnd?.({ ...line, isAborted });
    if (line.status >= SERVER_FAILURES) request.log.warn(line, "request");
    else if (logsAll) request.log.info(isAborted ? { ...line, isAborted } : line, "request");
    done();
  });
}

function lineOf(request: FastifyRequest, status: number, elapsed: number): RequestLine {
  const operation = operationOf(request);
  return {
    method: request.method,
    route: request.routeOptions.url ?? null,
    ...(operation === undefined ? {} : { operation }),
    status,
    ms: Math.round(elapsed),
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { FastifyInstance, FastifyRequest } from "fastify";

const REQUEST_ID_HEADER = "x-request-id";
/** As nginx, Caddy and cloud proxies make them. */
const FROM_A_PROXY = /^[\w-]{8,64}$/u;

/** What is known of a request while it is answered. */
interface CurrentRequest {
  readonly id: string;
  /** Of the GraphQL door: the fields that are asked for, `query books`. */
  operation?: string;
}

const current = new AsyncLocalStorage<CurrentRequest>();
const requests = new WeakMap<FastifyRequest, CurrentRequest>();

/** Short enough to be read out on the telephone. */
export function newRequestId(): string {
  return randomBytes(6).toString("hex");
}

/** What stands for the request that this code works for; undefined where it works for none. */
export function currentRequest(): object | undefined {
  return current.getStore();
}

/** Of the request that this code works for; undefined where it works for none. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/** The id of a request: its proxy's, where there is one to be believed, so that both logs tell the same story. */
export function requestIdOf({ headers }: IncomingMessage, hasProxy: boolean): string {
  const given = headers[REQUEST_ID_HEADER];
  return hasProxy && typeof given === "string" && FROM_A_PROXY.test(given) ? given : newRequestId();
}

/** Says of the request that this code works for what it asks for. */
export function noteOperation(operation: string): void {
  const request = current.getStore();
  if (request) {
    request.operation = operation;
  }
}

export function operationOf(request: FastifyRequest): string | undefined {
  return requests.get(request)?.operation;
}

/** Every answer bears the id of its request, and so does every line that is logged for it. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    const known: CurrentRequest = { id: request.id };
    requests.set(request, known);
    current.run(known, done);
  });
  // A body is read by events of the connection, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const known = requests.get(request);
    if (known) current.run(known, done);
    else done();
  });
}

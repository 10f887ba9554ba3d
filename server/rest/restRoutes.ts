import etag from "@fastify/etag";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";

import { invalid, NotFoundError, ValidationError } from "../errors.js";
import type { FailureLog } from "../graphql/failures.js";
import { readInput } from "../validation/readInput.js";
import type { Callers } from "../web/callers.js";
import { prepareFailure, tellFailure } from "../web/httpFailures.js";
import { snakeCase, withCamelKeys } from "./keyCase.js";
import { DEFAULT_MESSAGES } from "./messages.js";
import { type IncomingFile, notModified, type RestRoute, Streamed } from "./route.js";

/** No record of ours comes near. */
const LARGEST_BODY = 1_000_000;

interface RestOptions {
  readonly routes: readonly RestRoute[];
  readonly callers: Callers;
  readonly log: FailureLog;
  /** The service refuses a file cleanly at its own, smaller limit; this one only bounds what is read of it. */
  readonly largestFile: number;
}

/** /api: each route of the list, with the envelope that every answer has. */
export function addRestRoutes(app: FastifyInstance, { routes, callers, log, largestFile }: RestOptions): void {
  void app.register(async (scope) => {
    // JSON and multipart alone get in: a form or plain text could be sent by another site without asking the browser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: LARGEST_BODY }, (_request, body, parsed) => {
      readJson(body.toString(), parsed);
    });
    await scope.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000, fileSize: largestFile } });
    await scope.register(etag, { weak: true });
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
        errorHandler: (error, _request, reply) => void sendRestFailure(error as Error, route, reply, log),
        handler: (request, reply) => answer(route, callers, request, reply),
      });
    }
  }, { prefix: "/api" });
}

function readJson(text: string, parsed: (error: Error | null, body?: unknown) => void): void {
  if (text.trim() === "") {
    parsed(null, undefined);
    return;
  }
  try {
    parsed(null, JSON.parse(text));
  } catch {
    parsed(Object.assign(new Error("The body is not JSON"), { statusCode: 400 }));
  }
}

async function answer(route: RestRoute, callers: Callers, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.isMultipart() && !route.upload) {
    throw Object.assign(new Error("Multipart where JSON is expected"), { statusCode: 415 });
  }
  // A reader's answer may be kept, and asked about again; a signed-in one's is never (callers.ts).
  void reply.header("cache-control", "no-cache").header("vary", "Cookie, Authorization");
  const context = await callers.contextOf(request, reply);
  const result = await route.handle({
    context,
    params: readParams(route, request.params),
    query: route.query && readInput(route.query, request.query),
    body: withCamelKeys(request.body ?? {}),
    url: request.url,
    file: () => fileOf(request),
    setHeader: (name, value) => void reply.header(name, value),
  });
  if (result === notModified) {
    return reply.code(304).send();
  }
  reply.code(route.success).type("application/json; charset=utf-8");
  return reply.send(result instanceof Streamed ? Readable.from(result.chunks) : JSON.stringify({ status_code: route.success, ...result }));
}

/** An address whose number is none leads nowhere. */
function readParams(route: RestRoute, given: unknown): unknown {
  const reading = route.params?.safeParse(given);
  if (reading && !reading.success) {
    throw new NotFoundError("Data ini tidak ditemukan.");
  }
  return reading?.data;
}

async function fileOf(request: FastifyRequest): Promise<IncomingFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== "file") {
    throw invalid("file", "Kirim berkas sebagai multipart/form-data dengan nama isian file.");
  }
  return { stream: part.file, fileName: part.filename || null };
}

function sendRestFailure(error: Error, route: RestRoute, reply: FastifyReply, log: FailureLog): FastifyReply {
  const failure = tellFailure(error, log);
  const { status, message, errorId, cause } = failure;
  prepareFailure(reply, failure).type("application/json; charset=utf-8");
  return reply.send(JSON.stringify({
    status_code: status,
    // What nobody expected has the specification's words; ours, with the id to ask about, stand beside them.
    message: status >= 500 ? DEFAULT_MESSAGES[route.operation] : message,
    ...(errorId ? { error: message, error_id: errorId } : {}),
    ...(cause instanceof ValidationError || (cause?.fields.length ?? 0) > 0 ? { errors: errorsByField(cause?.fields ?? []) } : {}),
  }));
}

function errorsByField(fields: readonly { readonly name: string; readonly message: string }[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { name, message } of fields) {
    (errors[snakeCase(name)] ??= []).push(message);
  }
  return errors;
}

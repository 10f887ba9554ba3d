import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { z } from "zod";

import {
  invalid,
  type LendingCheck,
  LendingRefusedError,
  newErrorId,
  NotFoundError,
  SecondFactorRequiredError,
  ValidationError,
} from "../../errors.js";
import type { FailureLog } from "../graphql/failures.js";
import { parseInput } from "../validation/parseInput.js";
import {
  assertHasAccount,
  assertHasRight,
  assertLibrarian,
  assertSignedIn,
  isVisitor,
  type Viewer,
} from "../../viewer.js";
import type { RequestAuth } from "../auth/RequestAuth.js";
import { setFailureHeaders, toHttpFailure } from "../http/httpFailures.js";
import { Downloads } from "../limits/Downloads.js";
import { etagOf, matchesEtag } from "./etags.js";
import { snakeCase, withCamelKeys } from "./keyCase.js";
import { DEFAULT_MESSAGES } from "./messages.js";
import { addDocsRoutes } from "./openapi/docsRoutes.js";
import { describeShape } from "./openapi/jsonSchema.js";
import { type Access, notModified, permissionsFor, type RestRoute, StreamedBody } from "./route.js";
import { multipartFile } from "./multipartFile.js";
import { parseJson } from "../http/requestBodies.js";
import { whenClosed } from "../http/whenClosed.js";

/** More than any of our JSON bodies needs. */
const MAX_BODY_BYTES = 1_000_000;
/** More than any id or slug has. */
const MAX_PARAM_LENGTH = 250;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const JSON_TYPE = "application/json; charset=utf-8";
/** Node's error code when one side of a stream was closed; it needs no logging. */
const PREMATURE_CLOSE = "ERR_STREAM_PREMATURE_CLOSE";
/** A million books take some minutes; a reader who takes this long holds a turn that others wait for. */
const MAX_DURATION_MS = 30 * 60_000;
const noParameters = z.strictObject({});
/** How much of a streamed body is read before its reader takes it; in object mode Node would read 16 parts ahead. */
const BYTES_AHEAD = { objectMode: false, highWaterMark: 16_384 };

interface RestOptions {
  readonly routes: readonly RestRoute[];
  readonly tags: Readonly<Record<string, string>>;
  readonly requestAuth: RequestAuth;
  readonly log: FailureLog;
  /** The service refuses a file at its own, smaller limit with a proper message; this one only limits what is read. */
  readonly maxFileBytes: number;
  readonly libraryName: string;
  /** The project's folder. */
  readonly root: string;
  readonly originOf: (request: { readonly host: string; readonly protocol: string }) => string;
}

/** /api: registers every REST route, with the envelope that all responses share. */
export function addRestRoutes(app: FastifyInstance, options: RestOptions): void {
  const { routes, log, maxFileBytes } = options;
  const downloads = new Downloads();
  void app.register(
    async (scope) => {
      // JSON and multipart alone get in: a form or plain text could be sent by another site without asking the browser.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        "application/json",
        { parseAs: "string", bodyLimit: MAX_BODY_BYTES },
        (_request, body, parsed) => {
          parseJsonBody(body.toString(), parsed);
        },
      );
      await scope.register(multipart, { limits: { files: 2, fields: 10, fieldSize: 10_000, fileSize: maxFileBytes } });
      for (const route of routes) {
        scope.route({
          method: route.method,
          url: fastifyPath(route.path),
          errorHandler: (error, _request, reply) => void sendRestFailure(error as Error, route, reply, log),
          handler: (request, reply) => respond(route, { ...options, downloads }, request, reply),
        });
      }
      addMethodNotAllowedRoutes(scope, routes);
      addDocsRoutes(scope, options);
    },
    { prefix: "/api" },
  );
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** For a URL that exists with other methods, the response names them. */
function addMethodNotAllowedRoutes(scope: FastifyInstance, routes: readonly RestRoute[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowedMethods = new Set<string>(routes.filter((route) => route.path === path).map(({ method }) => method));
    const allow = [...allowedMethods, ...(allowedMethods.has("GET") ? ["HEAD"] : [])].join(", ");
    scope.route({
      method: METHODS.filter((method) => !allowedMethods.has(method)),
      url: fastifyPath(path),
      handler: (_request, reply) =>
        reply
          .code(405)
          .header("allow", allow)
          .header("cache-control", "no-store")
          .type(JSON_TYPE)
          .send(JSON.stringify({ status_code: 405, message: `Alamat ini hanya menerima ${allow}.` })),
    });
  }
}

function parseJsonBody(text: string, parsed: (error: Error | null, body?: unknown) => void): void {
  if (text.trim() === "") {
    parsed(null, undefined);
    return;
  }
  try {
    parsed(null, parseJson(text));
  } catch (error) {
    parsed(error as Error);
  }
}

async function respond(
  route: RestRoute,
  { requestAuth, log, originOf, downloads }: RestOptions & { readonly downloads: Downloads },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (request.isMultipart() && !route.upload) {
    throw Object.assign(new Error("Multipart body, but JSON is expected"), { statusCode: 415 });
  }
  // Responses to visitors may be cached with revalidation; responses to logged-in users are never cached
  // (RequestAuth.ts).
  void reply.header("cache-control", "no-cache").header("vary", "Cookie, Authorization");
  const context = await requestAuth.contextOf(request, reply);
  // The service checks the permission again; checking it here first hides other errors from callers without
  // permission.
  authenticate(route.access, context.viewer);
  if (route.method === "GET") {
    context.budget.start();
  } else {
    context.session.noteWrite();
  }
  const result = await route.handle({
    context,
    params: parseParams(route, request.params as Record<string, string>),
    query: parseInput(route.query ?? noParameters, request.query),
    body: parseBody(request.body),
    url: request.url,
    origin: originOf(request),
    file: () => multipartFile(request),
    setHeader: (name, value) => void reply.header(name, value),
    // A visitor and who is logged in are told different things of the same data.
    isUnchanged: (dataVersion) =>
      isUnchanged(
        etagOf(schemaVersionOf(route), dataVersion, request.url, String(isVisitor(context.viewer))),
        request,
        reply,
      ),
  });
  if (result === notModified) {
    return reply.code(304).send();
  }
  reply.code(route.success).type(JSON_TYPE);
  if (result instanceof StreamedBody) {
    context.budget.lift();
    const [fileType] = [route.file].flat();
    if (fileType && result.fileName) {
      const type = result.type ?? fileType;
      // Generated per request and personal: it must not be cached.
      void reply
        .type(type.startsWith("text/") ? `${type}; charset=utf-8` : type)
        .header("content-disposition", `attachment; filename="${result.fileName}"`)
        .header("cache-control", "no-store");
    }
    // For HEAD, Fastify would read a whole list only to discard it.
    if (request.method === "HEAD") {
      return reply.send(Readable.from([]));
    }
    const endTurn = await downloads.take(context.viewer, request.ip);
    whenClosed(reply.raw, endTurn);
    return reply.send(Readable.from(await startStream(result.chunks, log), BYTES_AHEAD));
  }
  const text = JSON.stringify({ status_code: route.success, ...result });
  return route.method === "GET" && isUnchanged(etagOf(schemaVersionOf(route), text), request, reply)
    ? reply.code(304).send()
    : reply.send(text);
}

const schemaVersions = new WeakMap<RestRoute, string>();

/** Part of each ETag, so that a response of another shape is another one. Described when it is first needed. */
function schemaVersionOf(route: RestRoute): string {
  const known = schemaVersions.get(route);
  if (known !== undefined) return known;
  const version = etagOf(JSON.stringify(describeShape(route.response)));
  schemaVersions.set(route, version);
  return version;
}

function authenticate(access: Access, viewer: Viewer): void {
  if (access === "everyone") return;
  if (access === "account") assertHasAccount(viewer);
  else if (access === "signedIn") assertSignedIn(viewer);
  else assertLibrarian(viewer);
  for (const permission of permissionsFor(access)) assertHasRight(viewer, permission);
}

function isUnchanged(etag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  void reply.header("etag", etag);
  return matchesEtag(request.headers["if-none-match"], etag);
}

/**
 * A failure before the first chunk becomes an ordinary error response; a later one closes the connection, so that
 * incomplete JSON never looks complete.
 */
async function startStream<Chunk>(chunks: AsyncIterable<Chunk>, log: FailureLog): Promise<AsyncIterable<Chunk>> {
  const rest = chunks[Symbol.asyncIterator]();
  const deadline = Date.now() + MAX_DURATION_MS;
  const first = await rest.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await rest.next()) {
        yield next.value;
        if (Date.now() > deadline) {
          throw new Error("The response took too long");
        }
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== PREMATURE_CLOSE) {
        log(error, newErrorId());
      }
      throw Object.assign(new Error("The response was aborted"), { code: PREMATURE_CLOSE });
    } finally {
      await rest.return?.();
    }
  })();
}

/** Only checks that the body is an object; the service validates the fields. */
function parseBody(body: unknown): unknown {
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body))) {
    throw invalid("body", "Kirim isi berupa objek JSON.");
  }
  return withCamelKeys(body ?? {});
}

/** A URL with an invalid id is not found. */
function parseParams(route: RestRoute, given: Readonly<Record<string, string>>): unknown {
  if (Object.values(given).some(({ length }) => length > MAX_PARAM_LENGTH)) {
    throw Object.assign(new Error("The address is too long"), { statusCode: 414 });
  }
  const parsed = route.params?.safeParse(given);
  if (parsed && !parsed.success) {
    throw new NotFoundError("Data ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return parsed?.data;
}

function sendRestFailure(error: Error, route: RestRoute, reply: FastifyReply, log: FailureLog): FastifyReply {
  const failure = toHttpFailure(error, log);
  const { status, message, errorId, cause } = failure;
  setFailureHeaders(reply, failure)
    .type(JSON_TYPE)
    .removeHeader("etag")
    .removeHeader("link")
    .removeHeader("x-total-count");
  return reply.send(
    JSON.stringify({
      status_code: status,
      // Unexpected errors have the message of the specification; ours, with the error id, is in `errors`.
      message: status >= 500 && !cause ? DEFAULT_MESSAGES[route.operation] : message,
      ...(errorId ? { error: message, error_id: errorId } : {}),
      ...(cause instanceof ValidationError || (cause?.fields.length ?? 0) > 0
        ? { errors: errorsByField(cause?.fields ?? []) }
        : {}),
      ...(cause instanceof SecondFactorRequiredError
        ? { challenge: cause.challenge, challenge_expires_at: cause.expiresAt.toISOString() }
        : {}),
      ...(cause instanceof LendingRefusedError ? { checks: cause.checks.map(presentCheck) } : {}),
    }),
  );
}

function presentCheck({ code, kind, message, needsOverride = false }: LendingCheck) {
  return { code, kind, message, needs_override: needsOverride };
}

function errorsByField(
  fields: readonly { readonly name: string; readonly message: string }[],
): Record<string, string[]> {
  // A map, because a caller may name a field "constructor".
  const errors = new Map<string, string[]>();
  for (const { name, message } of fields) {
    errors.set(snakeCase(name), [...(errors.get(snakeCase(name)) ?? []), message]);
  }
  return Object.fromEntries(errors);
}

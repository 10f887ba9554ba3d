import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ThrottledError, UnauthenticatedError } from "../../../errors.js";
import { hasAccount } from "../../../viewer.js";
import type { RequestAuth } from "../../auth/RequestAuth.js";
import { wantsHtml } from "../../http/httpFailures.js";
import { isMultipart, parseJson } from "../../http/requestBodies.js";
import { EventStreams, streamOf } from "./EventStreams.js";
import { graphiqlPage } from "./graphiql.js";
import { multipartOperations } from "../multipartOperations.js";
import { COST_HEADER } from "./operationCost.js";
import type { createGraphqlServer, GraphqlCall } from "./yoga.js";

/** None of our operations is as large; an upload has its own limit. */
export const MAX_QUERY_BYTES = 100_000;

interface GraphqlRouteOptions {
  readonly yoga: ReturnType<typeof createGraphqlServer>;
  readonly requestAuth: RequestAuth;
  /** The operations that GraphiQL begins with; null where there is no GraphiQL. */
  readonly graphiql: readonly string[] | null;
  /** The service refuses a file at its own, smaller limit with a proper message; this one only limits what is read. */
  readonly maxFileBytes: number;
}

/** /graphql: Yoga for API clients, GraphiQL for browsers that request HTML. */
export function addGraphqlRoute(
  app: FastifyInstance,
  { yoga, requestAuth, graphiql, maxFileBytes }: GraphqlRouteOptions,
): void {
  const streams = new EventStreams();
  // Streams that never end by themselves; the shutdown must close them.
  app.addHook("preClose", (done) => {
    streams.endAll();
    done();
  });
  void app.register((scope, _options, done) => {
    // JSON and multipart alone get in: a form or plain text could be sent by another site without asking the browser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: MAX_QUERY_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.addContentTypeParser("multipart/form-data", (_request, _payload, parsed) => parsed(null));
    scope.route<{ Querystring: Readonly<Record<string, unknown>> }>({
      url: "/graphql",
      method: ["GET", "POST"],
      handler: async (request, reply) => {
        if (graphiql && request.method === "GET" && wantsHtml(request) && request.query.query === undefined) {
          const { html, contentSecurityPolicy } = await graphiqlPage(graphiql);
          return reply
            .type("text/html; charset=utf-8")
            .header("content-security-policy", contentSecurityPolicy)
            .send(html);
        }
        for (const json of [request.body, request.query.variables, request.query.extensions]) {
          // Yoga parses it again, and takes what it cannot read for a fault of ours.
          parseJson(typeof json === "string" && json !== "" ? json : "{}");
        }
        const context = await requestAuth.contextOf(request, reply);
        if (isMultipart(request) && !hasAccount(context.viewer)) {
          throw new UnauthenticatedError("Silakan login dulu sebelum mengirim berkas.");
        }
        const outcome = { isRefused: false };
        const withStreams = Object.assign(context, {
          takeStream: () => {
            outcome.isRefused = !streams.take(context.viewer, reply);
            return !outcome.isRefused;
          },
        });
        const call: GraphqlCall = isMultipart(request)
          ? Object.assign(Object.create(withStreams) as typeof withStreams, {
              operations: await multipartOperations(request.raw, reply.raw, {
                maxFieldSize: MAX_QUERY_BYTES,
                maxFileSize: maxFileBytes,
              }),
            })
          : withStreams;
        const response = await yoga.fetch(
          `http://localhost${request.url}`,
          {
            method: request.method,
            headers: yogaHeaders(request),
            ...(request.method === "POST" ? { body: typeof request.body === "string" ? request.body : "{}" } : {}),
          },
          call,
        );
        if (outcome.isRefused) {
          throw new ThrottledError("Terlalu banyak tab memantau sekaligus. Tutup sebagian.", 10);
        }
        const stream =
          response.body !== null && isStreamed(response)
            ? streamOf(response.body as AsyncIterable<Uint8Array>, reply)
            : null;
        // What an operation asks for may be of one reader alone, as what a letter's token opens.
        void reply.header("cache-control", "no-store");
        // Tells a buffering proxy to forward events immediately.
        if (stream) void reply.header("x-accel-buffering", "no");
        copyHeaders(response.headers, reply);
        reply.code(response.status);
        return reply.send(stream ?? Buffer.from(await response.arrayBuffer()));
      },
    });
    done();
  });
}

/**
 * Headers of the connection, which the web server sets itself (an answer of a known length is not chunked as well), and
 * Yoga's invalid `content-encoding: none`.
 */
const NOT_YOGAS = new Set(["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]);

function copyHeaders(headers: Headers, reply: FastifyReply): void {
  headers.forEach((value, name) => {
    if (!reply.hasHeader(name) && !NOT_YOGAS.has(name.toLowerCase())) {
      void reply.header(name, value);
    }
  });
}

/** Events and the parts of an answer come as they happen; whatever else there is, is there at once. */
function isStreamed({ headers }: Response): boolean {
  return /^(?:text\/event-stream|multipart\/mixed)\b/iu.test(headers.get("content-type") ?? "");
}

/** GraphQL only needs the content type, the accepted type, and whether the cost is asked for. */
function yogaHeaders(request: FastifyRequest): Record<string, string> {
  const { accept, "content-type": contentType } = request.headers;
  return {
    ...(accept ? { accept } : {}),
    ...(COST_HEADER in request.headers ? { [COST_HEADER]: "1" } : {}),
    ...(contentType ? { "content-type": isMultipart(request) ? "application/json" : contentType } : {}),
  };
}

import type { FastifyInstance, FastifyRequest } from "fastify";

import { wantsHtml } from "../httpFailures.js";
import { graphiqlPage } from "./graphiql.js";
import type { createGraphqlServer } from "./yoga.js";

/** No operation of ours comes near; uploads will have a limit of their own. */
export const LARGEST_QUERY = 100_000;

interface GraphqlRouteOptions {
  readonly yoga: ReturnType<typeof createGraphqlServer>;
  readonly graphiql: boolean;
}

/** /graphql: Yoga for programs, GraphiQL for a browser that asks for a page. */
export function addGraphqlRoute(app: FastifyInstance, { yoga, graphiql }: GraphqlRouteOptions): void {
  void app.register((scope, _options, done) => {
    // JSON alone gets in: a form or plain text could be sent by another site without asking the browser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: LARGEST_QUERY }, (_request, body, parsed) => parsed(null, body));
    scope.route<{ Querystring: Readonly<Record<string, unknown>> }>({
      url: "/graphql",
      method: ["GET", "POST"],
      handler: async (request, reply) => {
        if (graphiql && request.method === "GET" && wantsHtml(request) && request.query.query === undefined) {
          const { html, contentSecurityPolicy } = await graphiqlPage();
          return reply.type("text/html; charset=utf-8").header("content-security-policy", contentSecurityPolicy).send(html);
        }
        const response = await yoga.fetch(`http://localhost${request.url}`, {
          method: request.method,
          headers: forwardedHeaders(request),
          ...(request.method === "POST" ? { body: Buffer.isBuffer(request.body) ? request.body : "" } : {}),
        });
        response.headers.forEach((value, name) => void reply.header(name, value));
        return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
      },
    });
    done();
  });
}

/** GraphQL reads the body's type and the wanted one, nothing else. */
function forwardedHeaders({ headers }: FastifyRequest): Record<string, string> {
  return {
    ...(headers.accept ? { accept: headers.accept } : {}),
    ...(headers["content-type"] ? { "content-type": headers["content-type"] } : {}),
  };
}

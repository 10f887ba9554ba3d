import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance, LogController } from "fastify";

import type { Config } from "./config.js";
import { createContext, createServices } from "./context.js";
import type { Database } from "./database/Database.js";
import { sendFailure } from "./httpFailures.js";
import type { FailureLog } from "./graphql/failures.js";
import { addGraphqlRoute, LARGEST_QUERY } from "./graphql/graphqlRoute.js";
import { createGraphqlServer } from "./graphql/yoga.js";
import { addHealthRoutes } from "./health/healthRoutes.js";
import { executeForPage } from "./pages/executeForPage.js";
import type { PageRenderer } from "./pages/PageRenderer.js";
import { addPageRoutes, openClient } from "./pages/pageRoutes.js";
import { addSiteFiles } from "./pages/siteFiles.js";
import { PERMISSIONS_POLICY, securityHeaders } from "./securityHeaders.js";

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** The project's folder, where `dist` stands. */
  readonly root: string;
  /** Draws the pages instead of the built client; the tests of the doors need none. */
  readonly renderer?: PageRenderer;
}

/** Every way in, in the order a request meets them. */
export async function buildApp({ config, database, root, renderer }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_QUERY,
    requestTimeout: 60_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 15_000 },
    rewriteUrl: ({ url = "/" }) => decodableUrl(url),
  });
  const log: FailureLog = (failure, errorId) => app.log.error({ err: failure, errorId }, "unexpected failure");
  const originOf = (request: { host: string; protocol: string }) => config.publicUrl ?? `${request.protocol}://${plainHost(request.host)}`;
  const services = createServices(database, config);
  const newContext = () => createContext(database, services);
  const yoga = createGraphqlServer({ createContext: newContext, log, introspection: config.graphiql, production: config.production });

  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, request, reply, log));
  await app.register(helmet, securityHeaders(config));
  app.addHook("onSend", async (_request, reply) => void reply.header("permissions-policy", PERMISSIONS_POLICY));
  await app.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] });

  addHealthRoutes(app, database);
  addGraphqlRoute(app, { yoga, graphiql: config.graphiql });
  addSiteFiles(app, { database, originOf });
  addPageRoutes(app, {
    renderer: renderer ?? (await openClient(app, { root, development: config.development })),
    originOf,
    newExecute: () => executeForPage(newContext(), log),
  });
  return app;
}

/** The Host header is the caller's word; only what can be a host name goes into addresses. */
function plainHost(host: string): string {
  return /^(?:[\w.-]+|\[[\da-fA-F:]+\])(?::\d{1,5})?$/.test(host) ? host : "localhost";
}

/** Fastify answers a path that cannot be decoded by itself, past every hook; escaped, it is an unknown address like any other. */
function decodableUrl(url: string): string {
  const [path = "", ...query] = url.split(/(?=\?)/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("");
  }
}

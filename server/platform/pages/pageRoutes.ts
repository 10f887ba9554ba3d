import { join } from "node:path";

import { negotiate } from "@fastify/accept-negotiator";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { execute, type GraphQLSchema } from "graphql";

import type { RequestContext } from "../requestContext.js";
import { type FailureLog, toPublicError } from "../graphql/failures.js";
import { priceOperation } from "../graphql/endpoint/operationCost.js";
import { matchesEtag } from "../rest/etags.js";
import { visitor } from "../../viewer.js";
import { createBuiltRenderer } from "./createBuiltRenderer.js";
import { createDevRenderer } from "./createDevRenderer.js";
import type { PageRenderer, PageRequest, Theme } from "./PageRenderer.js";
import { PAGE_ENCODINGS, type SentPage, VisitorPageCache } from "./VisitorPageCache.js";

/** What belongs to programs: an address there that nothing takes is no page. */
const NON_PAGE_PATHS = /^\/(?:api|static|graphql)(?:[/?]|$)/;

interface PageRouteOptions {
  readonly schema: GraphQLSchema;
  readonly renderer: PageRenderer;
  readonly originOf: (request: FastifyRequest) => string;
  /** The context of a request, which says who asks. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** Moves with every change of the data that visitors see; read where the request reads the rest. */
  readonly stamp: (context: RequestContext) => Promise<string>;
  readonly log: FailureLog;
  /** False where the client's sources may change at any time. */
  readonly cachesPages: boolean;
}

/** Every address that nothing else takes is a page of the client, which knows its own 404. */
export function addPageRoutes(
  app: FastifyInstance,
  { schema, renderer, originOf, contextOf, stamp: readStamp, log, cachesPages }: PageRouteOptions,
): void {
  const visitorPageCache = new VisitorPageCache(renderer);

  const renderFor = async (request: FastifyRequest, reply: FastifyReply): Promise<SentPage> => {
    const context = await contextOf(request, reply);
    context.budget.readOnly();
    const pageRequest = {
      url: request.url,
      origin: originOf(request),
      theme: themeOf(request.headers.cookie),
      deskView: /(?:^|;\s*)desk=([a-z.-]{1,120})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1] ?? "",
      execute: executeForPage(schema, context, log),
    };
    // Without a database there is no data version; the page is rendered without caching.
    const dataVersion = cachesPages && context.viewer === visitor ? await readStamp(context).catch(() => null) : null;
    return dataVersion === null ? renderer.render(pageRequest) : visitorPageCache.page(pageRequest, dataVersion);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await renderFor(request, reply);
    if (page.location !== undefined) {
      // The redirect's target depends on the viewer.
      return reply.header("cache-control", "no-store").header("vary", "Cookie").redirect(page.location, page.status);
    }
    if (page.isPrivate) {
      void reply.header("cache-control", "no-store");
    }
    // The theme is part of the HTML, so shared caches must keep the variants apart.
    void reply.header("cache-control", reply.getHeader("cache-control") ?? "no-cache").header("vary", "Cookie");
    if (page.etag !== undefined) {
      void reply.header("etag", page.etag);
      if (matchesEtag(request.headers["if-none-match"], page.etag)) {
        return reply.code(304).send();
      }
    }
    void reply.code(page.status).type("text/html; charset=utf-8");
    const encoding = page.encoded ? negotiate(request.headers["accept-encoding"] ?? "", [...PAGE_ENCODINGS]) : null;
    return page.encoded && encoding !== null
      ? reply
          .headers({ "content-encoding": encoding, vary: "Cookie, Accept-Encoding" })
          .send(await page.encoded(encoding))
      : reply.send(page.html);
  };
  // A route and not the not-found handler, whose responses are not compressed.
  app.get("/*", (request, reply) =>
    NON_PAGE_PATHS.test(request.url) ? reply.callNotFound() : sendPage(request, reply),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status_code: 404, message: "Alamat ini tidak ditemukan." }),
  );
}

/**
 * The worker that reads PDFs decodes scanned pages by WebAssembly. It alone may: a worker has the policy of its own
 * file, and this one runs nothing but itself.
 */
const WORKER_WITH_DECODERS = /[\\/]pdf\.worker\.min-[^\\/]+\.mjs(?:\.(?:br|gz))?$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The client as `npm run build` left it, or its sources as they are now. */
export async function createRenderer(
  app: FastifyInstance,
  { root, development }: { root: string; development: boolean },
): Promise<PageRenderer> {
  if (development) {
    return createDevRenderer(app, root);
  }
  await app.register(staticFiles, {
    root: join(root, "dist/client"),
    prefix: "/static/",
    index: false,
    preCompressed: true,
    dotfiles: "ignore",
    // Every name carries a digest of its content.
    immutable: true,
    maxAge: "1y",
    setHeaders: (reply, path) => {
      if (WORKER_WITH_DECODERS.test(path)) void reply.header("content-security-policy", WORKER_POLICY);
    },
  });
  return createBuiltRenderer(join(root, "dist"));
}

function themeOf(cookie: string | undefined): Theme | null {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? "")?.[1];
  return theme === "light" || theme === "dark" ? theme : null;
}

/** Executes a page's operations without HTTP. They are part of the build, so they need no validation. */
function executeForPage(schema: GraphQLSchema, context: RequestContext, log: FailureLog): PageRequest["execute"] {
  return async ({ query, variables, operationName }) => {
    const operation = {
      schema,
      document: query,
      variableValues: variables,
      contextValue: context,
      operationName: operationName ?? null,
    };
    const { refusal } = priceOperation(operation, log);
    if (refusal) {
      return refusal;
    }
    context.budget.start();
    const result = await execute(operation);
    return result.errors ? { ...result, errors: result.errors.map((error) => toPublicError(error, log)) } : result;
  };
}

import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance, LogController } from "fastify";

import { AuthorityService } from "./authorities/AuthorityService.js";
import { BackupRunner } from "./backup/runs/BackupRunner.js";
import { BlogService } from "./blogs/BlogService.js";
import { PublishingStamp } from "./blogs/PublishingStamp.js";
import { COVER_ARCHIVE_BYTES } from "./bookImport/covers/coverArchive.js";
import { IMPORT_LIMITS } from "./bookImport/importOptions.js";
import { BookService } from "./books/BookService.js";
import { addDigitalFileRoute } from "./books/files/digitalFile.http.js";
import { READINGS_FLUSH_MS } from "./books/files/readings/ReadingCounter.js";
import { sharePictureSender } from "./books/sharing/sendSharePicture.http.js";
import { addSharePictures } from "./books/sharing/sharePicture.http.js";
import { type Config, HOST } from "./config.js";
import { FLUSH_INTERVAL_MS } from "./books/unmet/UnmetSearchRecorder.js";
import { createContexts } from "./context.js";
import type { Tracing } from "./platform/http/tracing.js";
import { ClockWatch } from "./system/clock/ClockWatch.js";
import { createServices, createStoredFiles } from "./services.js";
import type { Database } from "./platform/database/Database.js";
import { newErrorId } from "./errors.js";
import { addFileRoutes } from "./platform/files/fileRoutes.js";
import type { FailureLog } from "./platform/graphql/failures.js";
import { addGraphqlRoute, MAX_QUERY_BYTES } from "./platform/graphql/endpoint/graphqlRoute.js";
import { createGraphqlServer } from "./platform/graphql/endpoint/yoga.js";
import { assertUsable } from "./assertUsable.js";
import { addHealthRoutes } from "./platform/http/healthRoutes.js";
import type { PageRenderer } from "./platform/pages/PageRenderer.js";
import { addPageRoutes, createRenderer } from "./platform/pages/pageRoutes.js";
import { addAppFiles } from "./doors/appFiles.js";
import { addFeed } from "./doors/feed.js";
import { addSiteFiles } from "./doors/siteFiles.js";
import { ReadingListService } from "./readingLists/ReadingListService.js";
import { addReadingListPicture } from "./readingLists/readingListPicture.http.js";
import { addRestRoutes } from "./platform/rest/restRoutes.js";
import { exampleOperations } from "./doors/exampleOperations.js";
import { restRoutes } from "./doors/routes.js";
import { schema } from "./doors/schema.js";
import { TAGS } from "./doors/tags.js";
import { mostUploadBytes, uploadBounds } from "./settings/uploads/uploadLimits.js";
import { addStudentPhotoRoute } from "./students/photo/studentPhoto.http.js";
import { visitor } from "./viewer.js";
import type { AccessLog } from "./platform/auth/accessLog.js";
import { boundAccessLog } from "./platform/auth/boundAccessLog.js";
import { SessionKeys } from "./platform/auth/sessionKeys.js";
import { loadOrCreateSecret } from "./platform/auth/sessionSecret.js";
import { RequestAuth } from "./platform/auth/RequestAuth.js";
import { SessionCookies } from "./platform/auth/cookies.js";
import { sendFailure } from "./platform/http/httpFailures.js";
import { ReadBudget } from "./platform/http/ReadBudget.js";
import { keepOpenForHandlers } from "./platform/http/keepOpenForHandlers.js";
import { limitConnections } from "./platform/http/connectionLimits.js";
import { isPlainLocalRequest } from "./platform/http/localNetwork.js";
import { currentRequestId, identifyRequests, requestIdOf } from "./platform/http/requestId.js";
import { type EndedRequest, isClientGone, logRequests } from "./platform/http/requestLog.js";
import { refuseBadForwardedHeaders, reportUntrustedProxy } from "./platform/http/forwardedHeaders.js";
import { refuseWhereSuperseded } from "./platform/http/refuseWhereSuperseded.js";
import { UPLOAD_TIMEOUT_MS, limitRequestBodies } from "./platform/http/requestBodies.js";
import { PERMISSIONS_POLICY, securityHeaders } from "./platform/http/securityHeaders.js";

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  /** The project's root folder, which contains `dist`. */
  readonly root: string;
  /** Aborted once this instance is about to stop. */
  readonly leaving?: AbortSignal;
  /** Makes backups; unless given, one of its own. */
  readonly backupRunner?: BackupRunner;
  /** Says whether the clock of this machine is believed; unless given, it is. */
  readonly clock?: ClockWatch;
  /** Renders the pages instead of the built client; tests of the API need no pages. */
  readonly renderer?: PageRenderer;
  /** Sends OpenTelemetry what was asked and how long it took. */
  readonly tracing?: Tracing;
  /** Told how each request ended. */
  readonly onRequestEnd?: (ended: EndedRequest) => void;
  /** Where the log is written; the console unless given. */
  readonly logStream?: { readonly write: (line: string) => void };
}

/** What a failed statement carries: the values of a record, digests among them. */
const REDACTED_PATHS = ["err.parameters", "err.sql", "err.driverError"] as const;

/** More than Node takes with all headers. */
const LONGEST_PATH = 20_000;

/** Every route and plugin, in the order in which a request passes through them. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, root, renderer, leaving, logStream, onRequestEnd } = options;
  const app = fastify({
    logger: {
      level: config.logLevel,
      ...(logStream ? { stream: logStream } : {}),
      // Of every line that is written while a request is answered, by whatever part of the product.
      mixin: () => ({ requestId: currentRequestId() }),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: [...REDACTED_PATHS], remove: true },
    },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => requestIdOf(request, config.trustedProxies.length > 0),
    bodyLimit: MAX_QUERY_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: 30_000,
    forceCloseConnections: "idle",
    // What has come by then is answered: the database closes after it.
    return503OnClosing: false,
    http: { headersTimeout: 15_000 },
    // Fastify would refuse a longer part of a path without our hooks and in its own words; routes find nothing by it.
    routerOptions: { maxParamLength: LONGEST_PATH },
    rewriteUrl: ({ url = "/" }) => escapeUndecodableUrl(url),
  });
  const log: FailureLog = (failure, errorId) =>
    isClientGone(failure)
      ? app.log.info({ errorId, reason: (failure as Error).message }, "the client has gone")
      : app.log.error({ err: failure, errorId }, "unexpected failure");
  const originOf = (request: { host: string; protocol: string }) =>
    config.publicUrl ?? `${request.protocol}://${linkHost(request.host, config.allowedHosts)}`;
  const keys = new SessionKeys(config.sessionSecret ?? (await loadOrCreateSecret(config.dataDir)));
  const accessLog: AccessLog = boundAccessLog(({ username, address, ...event }) =>
    app.log[event.outcome === "throttled" ? "warn" : "info"](
      { ...event, account: keys.logTag(username), from: keys.logTag(address) },
      "access",
    ),
  );
  const files = createStoredFiles(database, config.dataDir);
  const onFailure = (failure: unknown) => log(failure, newErrorId());
  const { backupRunner = new BackupRunner(database, config, { onFailure }) } = options;
  // Before the database closes, which is told how it ended.
  app.addHook("preClose", () => backupRunner.stop());
  const { clock = new ClockWatch(database, config.timeZone) } = options;
  const settings = { ...config, root, backupRunner, clock };
  const services = createServices(database, settings, keys, files, accessLog, onFailure);
  const { searchCounter, unmetSearchRecorder } = services;
  const flushSearches = async () => {
    for (const searches of [unmetSearchRecorder, searchCounter]) {
      await searches.flush().catch((failure: unknown) => log(failure, newErrorId()));
    }
  };
  const searchTimer = setInterval(() => void flushSearches(), FLUSH_INTERVAL_MS).unref();
  const flushReadings = () => services.readingCounter.flush().catch((failure: unknown) => log(failure, newErrorId()));
  const readingTimer = setInterval(() => void flushReadings(), READINGS_FLUSH_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(searchTimer);
    clearInterval(readingTimer);
    await flushSearches();
    await flushReadings();
  });
  const requestAuth = new RequestAuth({
    viewerOf: {
      session: (token) => services.sessions.viewerOf(token),
      bearer: (token) => services.tokens.viewerOf(token),
    },
    createContext: createContexts(database, config, services),
    keys,
    cookies: new SessionCookies(config),
    log: accessLog,
  });
  const readBudget = new ReadBudget({
    pointsPerMinute: config.readBudget,
    viewerOf: async (request, reply) => (await requestAuth.contextOf(request, reply)).viewer,
  });
  const yoga = createGraphqlServer({
    schema,
    log,
    accessLog,
    onCost: ({ viewer, session }, cost) => readBudget.spendOn(viewer, session.address, cost),
    introspection: config.graphiql,
    production: config.production,
  });
  // Reads one byte more than the limit, to detect a larger body.
  const maxFileBytes =
    Math.max(mostUploadBytes(uploadBounds(config)), IMPORT_LIMITS.fileBytes, COVER_ARCHIVE_BYTES) + 1;

  identifyRequests(app);
  options.tracing?.traceRequests(app, { isBehindProxy: config.trustedProxies.length > 0 });
  logRequests(app, { logsAll: config.logsRequests, ...(onRequestEnd ? { onEnd: onRequestEnd } : {}) });
  app.setErrorHandler((error: Error, request, reply) => sendFailure(error, request, reply, log));
  if (config.trustedProxies.length > 0) {
    refuseBadForwardedHeaders(app);
  }
  reportUntrustedProxy(app);
  await app.register(helmet, securityHeaders(config));
  app.addHook("onSend", (request, reply, _payload, done) => {
    void reply.header("permissions-policy", PERMISSIONS_POLICY);
    // Browsers ignore it there, and complain.
    if (isPlainLocalRequest(request)) {
      void reply.removeHeader("cross-origin-opener-policy");
    }
    done();
  });
  keepOpenForHandlers(app, database);
  refuseWhereSuperseded(app, database);
  await app.register(cookie);
  requestAuth.logRefusals(app);
  limitRequestBodies(app);
  limitConnections(app);
  readBudget.guard(app);
  requestAuth.csrfGuard(app);
  readBudget.takeTurns(app);
  await app.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] });

  addHealthRoutes(app, () => assertUsable(database, config), leaving);
  addGraphqlRoute(app, { yoga, requestAuth, graphiql: config.graphiql ? exampleOperations : null, maxFileBytes });
  addRestRoutes(app, {
    routes: restRoutes,
    tags: TAGS,
    requestAuth,
    log,
    maxFileBytes,
    originOf,
    libraryName: config.libraryName,
    root,
  });
  addFileRoutes(app, files);
  addDigitalFileRoute(app, requestAuth);
  addStudentPhotoRoute(app, requestAuth);
  const send = sharePictureSender();
  addSharePictures(app, { requestAuth, files, send });
  addReadingListPicture(app, { requestAuth, files, send });
  addSiteFiles(app, {
    authorities: new AuthorityService(database),
    blogs: new BlogService(database),
    books: new BookService(database),
    readingLists: new ReadingListService(database),
    originOf,
  });
  addFeed(app, { requestAuth, originOf });
  const pageRenderer = renderer ?? (await createRenderer(app, { root, development: config.development }));
  await addAppFiles(app, {
    libraryName: async () => (await services.settings.read(visitor)).name,
    serviceWorker: pageRenderer.serviceWorker,
  });
  const publishing = new PublishingStamp(database);
  addPageRoutes(app, {
    schema,
    renderer: pageRenderer,
    originOf,
    contextOf: (request, reply) => requestAuth.contextOf(request, reply),
    stamp: async ({ libraryInfo }) => publishing.at(await libraryInfo.dataVersion(visitor)),
    log,
    cachesPages: !config.development,
  });
  return app;
}

/**
 * The Host header comes from the client; links name it only if it is one of ours, or a valid one where none is named.
 */
function linkHost(host: string, allowedHosts: readonly string[]): string {
  const [mainHost = HOST.test(host) ? host : "localhost"] = allowedHosts;
  return allowedHosts.includes(host.toLowerCase()) ? host : mainHost;
}

/**
 * Fastify answers a path that it cannot decode without running our hooks. Escaped, it is handled as an ordinary
 * unknown URL.
 */
function escapeUndecodableUrl(url: string): string {
  const [path = "", ...query] = url.split(/(?=\?)/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("");
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ForbiddenError, UnauthenticatedError } from "../../errors.js";
import { type AccessLog, forLog, nameForLog } from "./accessLog.js";
import type { SessionKeys } from "./sessionKeys.js";
import { type Viewer, visitor } from "../../viewer.js";
import type { RequestContext } from "../requestContext.js";
import { CSRF_COOKIE, CSRF_HEADER, type SessionCookies, type SessionDoor } from "./cookies.js";
import { isMultipart } from "../http/requestBodies.js";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** These write their own lines. */
const LOGINS: readonly (string | undefined)[] = ["/api/auth/login", "/api/auth/activate"];
const BEARER = /^Bearer +(\S+)$/i;

/** Who makes a request, and by which session. */
export interface Caller {
  readonly viewer: Viewer;
  readonly viewerNow: () => Promise<Viewer>;
  readonly session: SessionDoor;
  readonly signal: AbortSignal;
}

interface CallersOptions {
  /** Who a session's token, or a program's, belongs to; the visitor where it is nobody's. */
  readonly viewerOf: Readonly<Record<"session" | "bearer", (token: string) => Promise<Viewer>>>;
  readonly createContext: (caller: Caller) => RequestContext;
  readonly keys: SessionKeys;
  readonly cookies: SessionCookies;
  readonly log: AccessLog;
}

/** Finds out who makes each request. */
export class Callers {
  private readonly contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();

  constructor(private readonly options: CallersOptions) {}

  /** Writes down who was sent back from where; a login tells of itself. */
  watch(app: FastifyInstance): void {
    app.addHook("onResponse", async (request, reply) => {
      if ((reply.statusCode === 401 || reply.statusCode === 403) && !LOGINS.includes(request.routeOptions.url)) {
        const context = await this.contexts.get(request)?.catch(() => undefined);
        const [path = ""] = request.url.split("?");
        this.options.log({
          event: "access",
          outcome: "refused",
          username: context ? nameForLog(context.viewer) : null,
          address: request.ip,
          call: forLog(`${request.method} ${path}`),
        });
      }
    });
  }

  /** Refuses a change that a browser's cookie would carry without the page having asked for it. */
  guard(app: FastifyInstance): void {
    const { cookies, keys } = this.options;
    app.addHook("onRequest", (request, _reply, done) => {
      const sessionToken = cookies.tokenOf(request);
      if (READS.has(request.method) || bearerOf(request) !== null) {
        done();
        return;
      }
      if (sessionToken === null) {
        // A form of another site can send this type unasked, and so log somebody in to a stranger's account.
        done(isMultipart(request) ? new UnauthenticatedError("Login dulu sebelum mengirim berkas.") : undefined);
        return;
      }
      const given = request.headers[CSRF_HEADER];
      const fits = typeof given === "string" && keys.csrfTokenFits(sessionToken, given);
      done(
        fits
          ? undefined
          : new ForbiddenError(
              "Permintaan ini tidak membawa X-CSRF-TOKEN yang cocok. Muat ulang halaman, lalu coba lagi.",
            ),
      );
    });
  }

  /** The request's viewer, services and loaders; asked for twice, it is the same one. */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const known = this.contexts.get(request);
    if (known) {
      return known;
    }
    const context = this.newContext(request, reply);
    this.contexts.set(request, context);
    return context;
  }

  private async newContext(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const { cookies, createContext } = this.options;
    const viewer = await this.viewerOf(request, reply);
    if (viewer !== visitor) {
      void reply.header("cache-control", "no-store");
    }
    const session: SessionDoor = {
      address: request.ip,
      token: cookies.tokenOf(request),
      begin: (newSession) => {
        cookies.set(reply, newSession);
        void reply.header("cache-control", "no-store");
      },
      end: () => cookies.clear(reply),
    };
    return createContext({ viewer, viewerNow: () => this.knownViewer(request), session, signal: signalOf(reply) });
  }

  private knownViewer(request: FastifyRequest): Promise<Viewer> {
    const { viewerOf, cookies } = this.options;
    const bearer = bearerOf(request);
    if (bearer !== null) {
      return viewerOf.bearer(bearer);
    }
    const sessionToken = cookies.tokenOf(request);
    return sessionToken === null ? Promise.resolve(visitor) : viewerOf.session(sessionToken);
  }

  private async viewerOf(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
    const { cookies } = this.options;
    const viewer = await this.knownViewer(request);
    const sessionToken = bearerOf(request) === null ? cookies.tokenOf(request) : null;
    if (sessionToken === null) {
      return viewer;
    }
    if (viewer === visitor) {
      cookies.clear(reply);
    } else if (READS.has(request.method)) {
      this.mendCsrfCookie(request, reply, sessionToken);
    }
    return viewer;
  }

  /** A browser with a session and without its token could change nothing until it logs in again. */
  private mendCsrfCookie(request: FastifyRequest, reply: FastifyReply, sessionToken: string): void {
    const { cookies, keys } = this.options;
    if (!keys.csrfTokenFits(sessionToken, request.cookies[CSRF_COOKIE] ?? "")) {
      cookies.setCsrf(reply, keys.csrfTokenFor(sessionToken));
    }
  }
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) {
      gone.abort();
    }
  });
  return gone.signal;
}

/** The token of an `Authorization` header, "" for a header that holds none, null without one. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return headers.authorization === undefined ? null : (BEARER.exec(headers.authorization)?.[1] ?? "");
}

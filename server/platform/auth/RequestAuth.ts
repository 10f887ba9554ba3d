import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ForbiddenError, UnauthenticatedError } from "../../errors.js";
import { type AccessLog, usernameForLog } from "./accessLog.js";
import type { SessionKeys } from "./sessionKeys.js";
import { type Viewer, viewerAt, visitor } from "../../viewer.js";
import type { RequestContext } from "../requestContext.js";
import { CSRF_COOKIE, CSRF_HEADER, type SessionCookies, type SessionDoor } from "./cookies.js";
import { deviceNameOf } from "../http/deviceName.js";
import { isMultipart } from "../http/requestBodies.js";
import { whenClosed } from "../http/whenClosed.js";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
/** Logins write their own lines into the log. */
const LOGIN_PATHS: readonly (string | undefined)[] = ["/api/auth/login", "/api/auth/login/code", "/api/auth/activate"];
const BEARER = /^Bearer +(\S+)$/i;

/** Who makes a request, and by which session. */
export interface Caller {
  readonly viewer: Viewer;
  readonly viewerNow: () => Promise<Viewer>;
  readonly session: SessionDoor;
  readonly signal: AbortSignal;
  /** True for a visitor who has not just written something: the answer may be what was so a moment ago. */
  readonly mayLag: boolean;
}

interface RequestAuthOptions {
  /** Who a session's token, or a program's, belongs to; the visitor where it is nobody's. */
  readonly viewerOf: Readonly<Record<"session" | "bearer", (token: string) => Promise<Viewer>>>;
  readonly createContext: (caller: Caller) => RequestContext;
  readonly keys: SessionKeys;
  readonly cookies: SessionCookies;
  readonly log: AccessLog;
}

/** Finds out who makes each request. */
export class RequestAuth {
  private readonly contexts = new WeakMap<FastifyRequest, Promise<RequestContext>>();

  constructor(private readonly options: RequestAuthOptions) {}

  /** Logs refused requests; logins are logged by themselves. */
  logRefusals(app: FastifyInstance): void {
    app.addHook("onResponse", async (request, reply) => {
      const { statusCode: status } = reply;
      if (REFUSALS.has(status) && !LOGIN_PATHS.includes(request.routeOptions.url)) {
        const context = await this.contexts.get(request)?.catch(() => undefined);
        this.options.log({
          event: "access",
          outcome: status === 429 ? "throttled" : "refused",
          username: context ? usernameForLog(context.viewer) : null,
          address: request.ip,
          call: `${request.method} ${request.routeOptions.url ?? "an unknown address"}`,
          status,
        });
      }
    });
  }

  /**
   * Refuses a request that changes data with a session cookie but without a valid CSRF token. The cookie of a session
   * that is over is no session: who comes back in the morning can log in.
   */
  csrfGuard(app: FastifyInstance): void {
    const { cookies, keys, viewerOf } = this.options;
    app.addHook("onRequest", async (request) => {
      if (SAFE_METHODS.has(request.method) || bearerTokenOf(request) !== null) {
        return;
      }
      const sessionToken = cookies.sessionTokenOf(request);
      const given = request.headers[CSRF_HEADER];
      if (sessionToken !== null && typeof given === "string" && keys.verifyCsrfToken(sessionToken, given)) {
        return;
      }
      if (sessionToken !== null && (await viewerOf.session(sessionToken)) !== visitor) {
        throw new ForbiddenError("Halaman ini sudah kedaluwarsa. Muat ulang, lalu coba lagi.");
      }
      // A form of another site can send this content type without a preflight, and so log the user in to an attacker's
      // account.
      if (isMultipart(request)) {
        throw new UnauthenticatedError("Silakan login dulu sebelum mengirim berkas.");
      }
    });
  }

  /** The context of a request: viewer, services and loaders; created once per request. */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const cached = this.contexts.get(request);
    if (cached) {
      return cached;
    }
    const context = this.newContext(request, reply);
    this.contexts.set(request, context);
    return context;
  }

  private async newContext(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    const { cookies, createContext, keys } = this.options;
    const viewer = await this.viewerForRequest(request, reply);
    if (viewer !== visitor) {
      void reply.header("cache-control", "no-store");
    }
    const doorKey = cookies.doorKeyOf(request);
    const session: SessionDoor = {
      doorKey: doorKey === null ? null : keys.digestOf("door", doorKey),
      keepDoorKey: (key) => cookies.setDoorKey(reply, key),
      address: request.ip,
      device: deviceNameOf(request.headers["user-agent"]),
      deviceMarks: cookies.deviceMarksOf(request),
      noteWrite: () => cookies.noteWrite(reply),
      token: cookies.sessionTokenOf(request),
      begin: (newSession) => {
        cookies.set(reply, newSession);
        void reply.header("cache-control", "no-store");
      },
      end: () => {
        cookies.clear(reply);
        // Not Clear-Site-Data: it takes the desk's scans along that have not reached the server.
        cookies.markLoggedOut(reply);
      },
    };
    return createContext({
      viewer,
      viewerNow: () => this.resolveViewer(request),
      session,
      signal: abortSignalOf(reply),
      mayLag: viewer === visitor && !cookies.hasJustWritten(request),
    });
  }

  private async resolveViewer(request: FastifyRequest): Promise<Viewer> {
    const { viewerOf, cookies } = this.options;
    const bearer = bearerTokenOf(request);
    if (bearer !== null) {
      return viewerAt(await viewerOf.bearer(bearer), request.ip);
    }
    const sessionToken = cookies.sessionTokenOf(request);
    return sessionToken === null ? visitor : viewerAt(await viewerOf.session(sessionToken), request.ip);
  }

  private async viewerForRequest(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
    const { cookies } = this.options;
    const viewer = await this.resolveViewer(request);
    const sessionToken = bearerTokenOf(request) === null ? cookies.sessionTokenOf(request) : null;
    if (sessionToken === null) {
      return viewer;
    }
    if (viewer === visitor) {
      cookies.clear(reply);
    } else if (SAFE_METHODS.has(request.method)) {
      this.restoreCsrfCookie(request, reply, sessionToken);
    }
    return viewer;
  }

  /** A browser with a session and without its token could change nothing until it logs in again. */
  private restoreCsrfCookie(request: FastifyRequest, reply: FastifyReply, sessionToken: string): void {
    const { cookies, keys } = this.options;
    if (!keys.verifyCsrfToken(sessionToken, request.cookies[CSRF_COOKIE] ?? "")) {
      cookies.setCsrf(reply, keys.csrfTokenFor(sessionToken));
    }
  }
}

function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(raw, () => {
    if (!raw.writableFinished) {
      controller.abort();
    }
  });
  return controller.signal;
}

/** The bearer token of an `Authorization` header, "" if the header contains none, null without the header. */
function bearerTokenOf({ headers }: FastifyRequest): string | null {
  return headers.authorization === undefined ? null : (BEARER.exec(headers.authorization)?.[1] ?? "");
}

import type { FastifyReply, FastifyRequest } from "fastify";

import type { Config } from "../../config.js";
import type { NewSession } from "../../session/sessionRows.js";

export const CSRF_COOKIE = "csrf_access_token";
export const CSRF_HEADER = "x-csrf-token";

/** The session's two cookies: the key, which no script reads, and the token that scripts send back in a header. */
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor({ secureCookies }: Pick<Config, "secureCookies">) {
    this.secure = secureCookies;
    // The prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
    this.name = secureCookies ? "__Host-session" : "session";
  }

  tokenOf(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  set(reply: FastifyReply, { token, csrfToken, expiresAt }: Pick<NewSession, "token" | "csrfToken" | "expiresAt">): void {
    const shared = { path: "/", sameSite: "lax" as const, secure: this.secure, expires: expiresAt };
    void reply.setCookie(this.name, token, { ...shared, httpOnly: true });
    void reply.setCookie(CSRF_COOKIE, csrfToken, shared);
  }

  /** For a browser that lost the token beside its session; without an end of its own, since the session has one. */
  setCsrf(reply: FastifyReply, csrfToken: string): void {
    void reply.setCookie(CSRF_COOKIE, csrfToken, { path: "/", sameSite: "lax", secure: this.secure });
  }

  clear(reply: FastifyReply): void {
    const shared = { path: "/", sameSite: "lax" as const, secure: this.secure };
    void reply.clearCookie(this.name, { ...shared, httpOnly: true });
    void reply.clearCookie(CSRF_COOKIE, shared);
  }
}

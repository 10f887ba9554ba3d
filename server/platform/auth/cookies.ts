import type { FastifyReply, FastifyRequest } from "fastify";

export const CSRF_COOKIE = "csrf_access_token";
export const CSRF_HEADER = "x-csrf-token";

/** What a browser is told to keep of a new session. */
export interface BrowserSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

/** The session cookies of a browser: those it sent, and functions that set or clear them. */
export interface SessionDoor {
  /** The client's address, for rate limits. */
  readonly address: string;
  readonly token: string | null;
  readonly begin: (session: BrowserSession) => void;
  readonly end: () => void;
}

/** The session's two cookies: the key, which no script reads, and the token that scripts send back in a header. */
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor({ secureCookies }: { readonly secureCookies: boolean }) {
    this.secure = secureCookies;
    // The prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
    this.name = secureCookies ? "__Host-session" : "session";
  }

  sessionTokenOf(request: FastifyRequest): string | null {
    return request.cookies[this.name] || null;
  }

  set(reply: FastifyReply, { token, csrfToken, expiresAt }: BrowserSession): void {
    const shared = { path: "/", sameSite: "lax" as const, secure: this.secure, expires: expiresAt };
    void reply.setCookie(this.name, token, { ...shared, httpOnly: true });
    void reply.setCookie(CSRF_COOKIE, csrfToken, shared);
  }

  /** Sets the CSRF cookie again in a browser that lost it; a session cookie, as the server limits its lifetime. */
  setCsrf(reply: FastifyReply, csrfToken: string): void {
    void reply.setCookie(CSRF_COOKIE, csrfToken, { path: "/", sameSite: "lax", secure: this.secure });
  }

  clear(reply: FastifyReply): void {
    const shared = { path: "/", sameSite: "lax" as const, secure: this.secure };
    void reply.clearCookie(this.name, { ...shared, httpOnly: true });
    void reply.clearCookie(CSRF_COOKIE, shared);
  }
}

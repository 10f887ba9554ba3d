import type { FastifyReply, FastifyRequest } from "fastify";

import { DEVICE_MARK_DAYS } from "./deviceMarks.js";
import { hasProxySigns, isPlainLocalRequest, isThisMachine } from "../http/localNetwork.js";

export const CSRF_COOKIE = "csrf_access_token";
const DOOR_KEY_COOKIE = "door_key";
const DEVICE_COOKIE = "known_device";
/** The client's clearPrivateData.ts reads and removes it. */
const LOGGED_OUT_COOKIE = "logged_out";
const JUST_WROTE_COOKIE = "just_wrote";
/** Longer than a replica that is used may be behind. */
const JUST_WROTE_SECONDS = 10;
const LONGEST_SECONDS = DEVICE_MARK_DAYS * 24 * 3_600;
export const CSRF_HEADER = "x-csrf-token";

/** What a browser is told to keep of a new session. */
export interface BrowserSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly expiresAt: Date;
  /** The device's marks from now on (deviceMarks.ts). */
  readonly deviceMarks: string;
}

/** The session cookies of a browser: those it sent, and functions that set or clear them. */
export interface SessionDoor {
  /** The client's address, for rate limits. */
  readonly address: string;
  /** The browser as its owner would name it. */
  readonly device: string | null;
  /** The marks of the accounts that have logged in on this device before. */
  readonly deviceMarks: string | null;
  readonly token: string | null;
  readonly begin: (session: BrowserSession) => void;
  readonly end: () => void;
  /** The request may write: what this browser reads next, logged in or not, shows it. */
  readonly noteWrite: () => void;
  /** Digest of the door's key that the device holds, whoever uses it. */
  readonly doorKey: string | null;
  readonly keepDoorKey: (key: string) => void;
}

/**
 * The session's two cookies: the key, which no script reads, and the token that scripts send back in a header. They are
 * sent over HTTPS only, except in a house without HTTPS, where browsers would drop them. A library that has given its
 * public URL has said whether it has HTTPS.
 */
export class SessionCookies {
  private isLossReported = false;

  constructor(
    private readonly settings: {
      readonly secureCookies: boolean;
      readonly publicUrl?: string | undefined;
      readonly databaseReplicaUrls?: string | undefined;
    },
  ) {}

  sessionTokenOf(request: FastifyRequest): string | null {
    return request.cookies[this.nameFor(request)] || null;
  }

  doorKeyOf(request: FastifyRequest): string | null {
    return request.cookies[DOOR_KEY_COOKIE] || null;
  }

  setDoorKey(reply: FastifyReply, key: string): void {
    const shared = this.attributesFor(reply.request);
    void reply.setCookie(DOOR_KEY_COOKIE, key, { ...shared, httpOnly: true, maxAge: LONGEST_SECONDS });
  }

  deviceMarksOf(request: FastifyRequest): string | null {
    return request.cookies[DEVICE_COOKIE] || null;
  }

  set(reply: FastifyReply, { token, csrfToken, expiresAt, deviceMarks }: BrowserSession): void {
    const shared = { ...this.attributesFor(reply.request), expires: expiresAt };
    this.reportLoss(reply.request);
    void reply.setCookie(this.nameFor(reply.request), token, { ...shared, httpOnly: true });
    void reply.setCookie(CSRF_COOKIE, csrfToken, shared);
    void reply.setCookie(DEVICE_COOKIE, deviceMarks, {
      ...this.attributesFor(reply.request),
      sameSite: "strict",
      httpOnly: true,
      maxAge: LONGEST_SECONDS,
    });
  }

  /** Sets the CSRF cookie again in a browser that lost it; a session cookie, as the server limits its lifetime. */
  setCsrf(reply: FastifyReply, csrfToken: string): void {
    void reply.setCookie(CSRF_COOKIE, csrfToken, this.attributesFor(reply.request));
  }

  clear(reply: FastifyReply): void {
    const shared = this.attributesFor(reply.request);
    void reply.clearCookie(this.nameFor(reply.request), { ...shared, httpOnly: true });
    void reply.clearCookie(CSRF_COOKIE, shared);
  }

  /** Tells the pages of this browser to clear what they keep of the session, also one that is opened only later. */
  markLoggedOut(reply: FastifyReply): void {
    void reply.setCookie(LOGGED_OUT_COOKIE, "1", {
      ...this.attributesFor(reply.request),
      maxAge: LONGEST_SECONDS,
    });
  }

  /** Set only where something could be read that is older than the write. */
  noteWrite(reply: FastifyReply): void {
    if (this.settings.databaseReplicaUrls === undefined) return;
    void reply.setCookie(JUST_WROTE_COOKIE, "1", {
      ...this.attributesFor(reply.request),
      httpOnly: true,
      maxAge: JUST_WROTE_SECONDS,
    });
  }

  hasJustWritten(request: FastifyRequest): boolean {
    return request.cookies[JUST_WROTE_COOKIE] !== undefined;
  }

  /**
   * Says once what to change where the browser drops the cookies: it tells by its page's origin that it has no HTTPS.
   */
  private reportLoss(request: FastifyRequest): void {
    const { origin = "" } = request.headers;
    const page = URL.canParse(origin) ? new URL(origin) : null;
    if (this.isLossReported || page?.protocol !== "http:" || isThisMachine(page.hostname) || !this.isSecure(request)) {
      return;
    }
    this.isLossReported = true;
    request.log.warn(
      { origin: page.origin },
      `nobody can log in at ${page.origin}: browsers drop the session's cookie, which is for HTTPS. If the library has ` +
        `none, set PUBLIC_URL=${page.origin}; if a proxy provides it, set PUBLIC_URL to its https address and ` +
        `TRUSTED_PROXIES to its own (requests come from ${request.socket.remoteAddress ?? "unknown"})`,
    );
  }

  private isSecure(request: FastifyRequest): boolean {
    const { secureCookies, publicUrl } = this.settings;
    return (
      secureCookies && (publicUrl !== undefined || !(isPlainLocalRequest(request) || isPlainOnThisMachine(request)))
    );
  }

  /** The prefix makes browsers refuse the cookie from a subdomain or over plain HTTP. */
  private nameFor(request: FastifyRequest): string {
    return this.isSecure(request) ? "__Host-session" : "session";
  }

  private attributesFor(request: FastifyRequest) {
    return { path: "/", sameSite: "lax", secure: this.isSecure(request) } as const;
  }
}

/**
 * Whether a browser on this machine uses plain HTTP, where Safari sends no Secure cookies. The Host header does not
 * tell, since a local proxy may use it for an HTTPS page. The Origin header does; without one, the cookie that the
 * browser was given does. A browser that has the Secure cookie goes on with it.
 */
function isPlainOnThisMachine(request: FastifyRequest): boolean {
  const { protocol, hostname, headers, cookies } = request;
  if (
    protocol !== "http" ||
    hasProxySigns(request) ||
    !isThisMachine(hostname) ||
    cookies["__Host-session"] !== undefined
  ) {
    return false;
  }
  return headers.origin === undefined ? cookies.session !== undefined : headers.origin.startsWith("http:");
}

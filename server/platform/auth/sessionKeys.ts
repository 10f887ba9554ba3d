import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 bits, as the cookie carries them. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Everything derived from the library's secret: changing it invalidates every session and token. */
export class SessionKeys {
  constructor(private readonly secret: string) {}

  /** The keyed digest under which the database stores a secret, so that a stolen table is useless. */
  digestOf(
    purpose:
      | "session"
      | "token"
      | "throttle"
      | "activation"
      | "door"
      | "device"
      | "log"
      | "backup"
      | "passwordReset"
      | "registration",
    value: string,
  ): string {
    return createHmac("sha256", this.secret).update(`${purpose}:${value}`).digest("hex");
  }

  /** Stands for an account or an address in the log: the same for the same, and telling nobody which. */
  logTag(value: string | null): string | null {
    return value === null ? null : this.digestOf("log", value).slice(0, 8);
  }

  /** Bound to its session: the token of another one, or a made-up cookie, does not fit. */
  csrfTokenFor(sessionToken: string): string {
    return createHmac("sha256", this.secret).update(`csrf:${sessionToken}`).digest("base64url");
  }

  verifyCsrfToken(sessionToken: string, token: string): boolean {
    const expected = Buffer.from(this.csrfTokenFor(sessionToken));
    const actual = Buffer.from(token);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}

import { timingSafeEqual } from "node:crypto";

import { newSecretToken, type SessionKeys } from "./sessionKeys.js";

/** Whose device it is: a new password makes every mark of the account worthless. */
export interface MarkedAccount {
  readonly userId: number;
  readonly passwordHash: string;
}

/** As long as browsers keep a cookie. */
export const DEVICE_MARK_DAYS = 400;
const LIFETIME_MS = DEVICE_MARK_DAYS * 24 * 3_600_000;
/** So many accounts share one computer; the mark of the one that logged in longest ago goes first. */
const MAX_MARKS = 8;

/**
 * The name by which this device has logged in to the account before, from its cookie; null without a valid mark. A mark
 * is a random name, when it was made, and a keyed digest of both with the account: it does not say whose it is.
 */
export function knownDeviceOf(
  keys: SessionKeys,
  cookie: string | null,
  account: MarkedAccount,
  now: Date,
): string | null {
  for (const mark of marksIn(cookie)) {
    const [name = "", madeAt = "", digest = ""] = mark.split(".");
    const expected = Buffer.from(digestOf(keys, name, madeAt, account));
    const given = Buffer.from(digest);
    const isTheirs = expected.length === given.length && timingSafeEqual(expected, given);
    if (isTheirs && now.getTime() - parseInt(madeAt, 36) <= LIFETIME_MS) return name;
  }
  return null;
}

/** The cookie after a login to the account: a fresh mark of it first, those of others behind. */
export function withDeviceMark(keys: SessionKeys, cookie: string | null, account: MarkedAccount, now: Date): string {
  const name = knownDeviceOf(keys, cookie, account, now) ?? newSecretToken();
  const madeAt = now.getTime().toString(36);
  const others = marksIn(cookie).filter((mark) => !mark.startsWith(`${name}.`));
  return [`${name}.${madeAt}.${digestOf(keys, name, madeAt, account)}`, ...others].slice(0, MAX_MARKS).join("~");
}

function marksIn(cookie: string | null): string[] {
  return cookie === null || cookie === "" ? [] : cookie.split("~").slice(0, MAX_MARKS);
}

function digestOf(keys: SessionKeys, name: string, madeAt: string, { userId, passwordHash }: MarkedAccount): string {
  return keys.digestOf("device", `${name} ${madeAt} ${userId} ${passwordHash}`);
}

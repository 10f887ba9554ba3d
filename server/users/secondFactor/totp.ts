import { Secret, TOTP } from "otpauth";

/** What every app takes: SHA-1, six digits, half a minute (RFC 6238). */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Half a minute before and after, for a clock that is a little off and a code typed at its end. */
const WINDOW = 1;
/** As far as a clock that is set wrong is recognised: a quarter of an hour. */
const SKEW_WINDOW = 30;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code says: `otpauth://totp/…`. */
export function totpAddress(secret: string, { issuer, label }: { readonly issuer: string; readonly label: string }) {
  // A colon parts the two within the address.
  return new TOTP({
    ...SHAPE,
    secret: Secret.fromBase32(secret),
    issuer: issuer.replaceAll(":", " "),
    label,
  }).toString();
}

/** Of which half minute the code is, counted from 1970; null where it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = deltaOf(secret, code, now, WINDOW);
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp: now.getTime() }) + delta;
}

/** By how many minutes the app's clock is off whose code this is; null where it is none within a quarter of an hour. */
export function minutesOff(secret: string, code: string, now: Date): number | null {
  const delta = deltaOf(secret, code, now, SKEW_WINDOW);
  return delta === null ? null : Math.ceil((Math.abs(delta) * SHAPE.period) / 60);
}

function deltaOf(secret: string, token: string, now: Date, window: number): number | null {
  return TOTP.validate({ ...SHAPE, secret: Secret.fromBase32(secret), token, timestamp: now.getTime(), window });
}

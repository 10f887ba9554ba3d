import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 256 bits, as the cookie carries them. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

type SealPurpose = "secondFactor" | "enrolment";

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
      | "plainExport"
      | "passwordReset"
      | "registration"
      | "challenge"
      | "recovery",
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

  /** Encrypts what is needed again as it was. Only who has the library's secret opens it, for the same owner. */
  seal(purpose: SealPurpose, text: string, owner: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealKey(purpose), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  /** Null where it was sealed with another secret, for another purpose or owner, or was changed. */
  open(purpose: SealPurpose, sealed: string, owner: string): string | null {
    const bytes = Buffer.from(sealed, "base64url");
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    if (tag.length < TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.sealKey(purpose), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    try {
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    } catch {
      return null;
    }
  }

  private sealKey(purpose: SealPurpose): Uint8Array {
    return new Uint8Array(hkdfSync("sha256", this.secret, "", `seal:${purpose}`, 32));
  }
}

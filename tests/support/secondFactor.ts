import { Secret, TOTP } from "otpauth";

import type { SessionKeys } from "../../server/platform/auth/sessionKeys.js";
import type { Database } from "../../server/platform/database/Database.js";
import { insertSecondFactor } from "../../server/users/secondFactor/secondFactorWriter.js";
import { newTotpSecret } from "../../server/users/secondFactor/totp.js";
import { testWrite } from "./testWrite.js";

/** What the app shows at an instant (milliseconds). */
export function codeAt(key: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** A second factor that is on, of which no code was used. Gives what the app has, and the codes on paper. */
export async function givenSecondFactor(
  database: Database,
  keys: SessionKeys,
  userId: number,
): Promise<{ readonly key: string; readonly recoveryCodes: readonly string[] }> {
  const key = newTotpSecret();
  const recoveryCodes = await database.write(testWrite, (tx) =>
    insertSecondFactor(tx, keys, { userId, secret: key, lastStep: 0, now: new Date("2026-11-21T01:00:00Z") }),
  );
  return { key, recoveryCodes };
}

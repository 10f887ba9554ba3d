import sql from "sql-template-tag";

import { pick } from "../database/columns.js";
import type { Database, Transaction } from "../database/Database.js";
import { toSqlDateTime } from "../database/sqlDateTime.js";
import { ThrottledError } from "../../errors.js";
import { type AccessEvent, type AccessLog, sanitizeForLog } from "./accessLog.js";
import { networkOf } from "../limits/network.js";
import { required } from "../required.js";
import { loginThrottleTable } from "./LoginThrottle.entity.js";
import type { SessionKeys } from "./sessionKeys.js";

const WINDOW_MS = 15 * 60_000;
/** Enough attempts for a user who does not remember which password it was. */
const MAX_TRIES_PER_ACCOUNT = 8;
/** A whole school shares one address. */
const MAX_TRIES_PER_ADDRESS = 100;

/** A login attempt: for which account, by which name, from which address. */
export interface LoginAttempt {
  readonly event: "login" | "password" | "activation";
  readonly account: string;
  readonly username: string;
  readonly address: string;
}

export const throttleWrite = { unaudited: "It counts tries to log in; the access log tells of them." };

/** Counts password attempts before they are verified, so that simultaneous ones are counted as well. */
export class LoginThrottler {
  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly log: AccessLog = () => undefined,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Counts one try, for an account from an address and for the address. A refused one is not counted, so that the
   * window ends when it was said to end. @throws ThrottledError
   */
  async countTry(attempt: LoginAttempt): Promise<void> {
    const counted = this.database.write(throttleWrite, async (tx) => {
      await this.increment(tx, this.accountKey(attempt), MAX_TRIES_PER_ACCOUNT);
      return (await this.increment(tx, this.addressKey(attempt), MAX_TRIES_PER_ADDRESS)) === 1;
    });
    const isNewAddress = await counted.catch((error: unknown) => {
      if (error instanceof ThrottledError) {
        this.logOutcome(attempt, "throttled");
      }
      throw error;
    });
    if (isNewAddress) {
      await this.database.write(throttleWrite, (tx) =>
        tx.run(sql`DELETE FROM login_throttles WHERE window_ends_at < ${toSqlDateTime(this.now())}`),
      );
    }
  }

  /** The password was right: the account's tries from this address are forgotten, and the address has one less. */
  async reset(tx: Transaction, attempt: LoginAttempt): Promise<void> {
    await tx.run(sql`DELETE FROM login_throttles WHERE throttle_key = ${this.accountKey(attempt)}`);
    await tx.update(
      loginThrottleTable,
      { tries: sql`tries - 1` },
      sql`throttle_key = ${this.addressKey(attempt)} AND tries > 0`,
    );
  }

  /** Writes down how it ended. */
  logOutcome({ event, username, address }: LoginAttempt, outcome: AccessEvent["outcome"]): void {
    this.log({ event, outcome, username: sanitizeForLog(username), address });
  }

  /** In one statement, because a count that is read first and written then is the same for twenty at once. */
  private async increment(tx: Transaction, key: string, maxTries: number): Promise<number> {
    const now = this.now();
    const windowEndsAt = new Date(now.getTime() + WINDOW_MS);
    const hasExpired = sql`login_throttles.window_ends_at <= ${toSqlDateTime(now)}`;
    const incrementSql = sql`tries = CASE WHEN ${hasExpired} THEN 1 ELSE login_throttles.tries + 1 END`;
    await tx.insert(
      loginThrottleTable,
      [{ throttleKey: key, tries: 1, windowEndsAt }],
      tx.engine === "sqlite"
        ? sql`ON CONFLICT (throttle_key) DO UPDATE SET ${incrementSql},
              window_ends_at = CASE WHEN ${hasExpired} THEN excluded.window_ends_at
              ELSE login_throttles.window_ends_at END`
        : // MySQL evaluates SET from left to right: the count is set while the old window is still visible.
          sql`ON DUPLICATE KEY UPDATE ${incrementSql},
              window_ends_at = CASE WHEN ${hasExpired} THEN VALUES(window_ends_at)
              ELSE login_throttles.window_ends_at END`,
    );
    const [row] = await tx.select(
      pick(loginThrottleTable, "tries", "windowEndsAt"),
      sql`FROM login_throttles WHERE throttle_key = ${key}`,
    );
    const counted = required(row, "the count of tries just written");
    if (counted.tries > maxTries) {
      const seconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1_000));
      throw new ThrottledError(`Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`, seconds);
    }
    return counted.tries;
  }

  private accountKey({ event, account, address }: LoginAttempt): string {
    return this.keys.digestOf("throttle", `${networkOf(address)} ${event} ${account}`);
  }

  private addressKey({ address }: LoginAttempt): string {
    return this.keys.digestOf("throttle", networkOf(address));
  }
}

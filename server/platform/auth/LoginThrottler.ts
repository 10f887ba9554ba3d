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
/** All limits of logging in, each in a window of a quarter of an hour that begins with its first try. */
export const LOGIN_LIMITS = {
  /** Wrong tries of an account from an address, or from a device that knows it: enough for who has forgotten. */
  wrongPerAccount: 8,
  /** Wrong codes of an account from everywhere and every device: marks of devices may be older than the codes. */
  wrongCodesPerAccount: 40,
  /** Wrong tries from an address: a whole school shares one. */
  wrongPerAddress: 100,
  /** Right passwords of one account, from wherever: far more than people need, few enough for a script. */
  rightPerAccount: 60,
  /** Right passwords from one address: a large school in which everybody logs in for one lesson. */
  rightPerAddress: 600,
} as const;

const TOO_MANY_RIGHT = {
  account: "Akun ini terlalu sering login. Pakai browser yang masih login; program sebaiknya memakai token akses.",
  address: "Terlalu banyak login dari jaringan ini. Pengguna yang masih login dapat terus bekerja.",
};

/** A login attempt: for which account, by which name, from which address. */
export interface LoginAttempt {
  readonly event: "login" | "code" | "password" | "activation" | "approval";
  readonly account: string;
  readonly username: string;
  readonly address: string;
  /** The device (deviceMarks.ts) where this account has logged in on it before: it has a count of its own. */
  readonly knownDevice?: string | null;
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
   * Counts one try, for an account from an address and for the address; on a device that knows the account for these
   * two alone, so that nobody else's wrong tries lock it out. A refused one is not counted, so that the window ends
   * when it was said to end. @throws ThrottledError
   */
  async countTry(attempt: LoginAttempt): Promise<void> {
    const { wrongPerAccount, wrongCodesPerAccount, wrongPerAddress } = LOGIN_LIMITS;
    const counted = this.database.write(throttleWrite, async (tx) => {
      await this.increment(tx, this.accountKey(attempt), wrongPerAccount);
      if (attempt.event === "code") await this.increment(tx, this.codesKey(attempt), wrongCodesPerAccount);
      if (attempt.knownDevice) return false;
      return (await this.increment(tx, this.addressKey(attempt), wrongPerAddress)) === 1;
    });
    const isNewAddress = await this.logThrottled(attempt, counted);
    if (isNewAddress) {
      await this.database.write(throttleWrite, (tx) =>
        tx.run(sql`DELETE FROM login_throttles WHERE window_ends_at < ${toSqlDateTime(this.now())}`),
      );
    }
  }

  /**
   * The password was right: the account's wrong tries from this address are forgotten, the address has one less, and
   * both have one right one more. Each costs a hash as well. Of one that opens nothing before its code the account has
   * one more from this address or device alone: whoever has only the password locks nobody out. @throws ThrottledError
   */
  async countRight(
    tx: Transaction,
    attempt: LoginAttempt,
    { isHalfway = false }: { readonly isHalfway?: boolean } = {},
  ): Promise<void> {
    const { rightPerAccount, rightPerAddress } = LOGIN_LIMITS;
    const { event, account } = attempt;
    await tx.run(sql`DELETE FROM login_throttles WHERE throttle_key = ${this.accountKey(attempt)}`);
    if (event === "code") await this.takeBack(tx, this.codesKey(attempt));
    const whose = isHalfway ? `halfway ${originOf(attempt)} ${account}` : `${event} ${account}`;
    await this.logThrottled(attempt, this.increment(tx, this.rightKey(whose), rightPerAccount, TOO_MANY_RIGHT.account));
    if (attempt.knownDevice) return;
    await this.takeBack(tx, this.addressKey(attempt));
    await this.logThrottled(
      attempt,
      this.increment(tx, this.rightKey(networkOf(attempt.address)), rightPerAddress, TOO_MANY_RIGHT.address),
    );
  }

  private async takeBack(tx: Transaction, key: string): Promise<void> {
    await tx.update(loginThrottleTable, { tries: sql`tries - 1` }, sql`throttle_key = ${key} AND tries > 0`);
  }

  private logThrottled<Result>(attempt: LoginAttempt, counted: Promise<Result>): Promise<Result> {
    return counted.catch((error: unknown) => {
      if (error instanceof ThrottledError) this.logOutcome(attempt, "throttled");
      throw error;
    });
  }

  /** Writes down how it ended. */
  logOutcome({ event, username, address }: LoginAttempt, outcome: AccessEvent["outcome"]): void {
    this.log({ event, outcome, username: sanitizeForLog(username), address });
  }

  /** In one statement, because a count that is read first and written then is the same for twenty at once. */
  private async increment(
    tx: Transaction,
    key: string,
    maxTries: number,
    refusal = "Terlalu banyak percobaan.",
  ): Promise<number> {
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
      throw new ThrottledError(refusal, seconds);
    }
    return counted.tries;
  }

  private accountKey(attempt: LoginAttempt): string {
    return this.keys.digestOf("throttle", `${originOf(attempt)} ${attempt.event} ${attempt.account}`);
  }

  private codesKey({ account }: LoginAttempt): string {
    return this.keys.digestOf("throttle", `all codes ${account}`);
  }

  private rightKey(whose: string): string {
    return this.keys.digestOf("throttle", `right ${whose}`);
  }

  private addressKey({ address }: LoginAttempt): string {
    return this.keys.digestOf("throttle", networkOf(address));
  }
}

/** Who sends codes knows the password: they are counted from everywhere together, or many had many tries. */
function originOf({ event, address, knownDevice }: LoginAttempt): string {
  if (knownDevice) return `device ${knownDevice}`;
  return event === "code" ? "anywhere" : networkOf(address);
}

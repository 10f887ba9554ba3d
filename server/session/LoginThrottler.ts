import sql from "sql-template-tag";

import type { Database, Transaction } from "../platform/database/Database.js";
import { toInstant, toStored } from "../platform/database/instant.js";
import { ThrottledError } from "../errors.js";
import { type AccessEvent, type AccessLog, forLog } from "../platform/auth/accessLog.js";
import { networkOf } from "../platform/limits/network.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";

const WINDOW_MS = 15 * 60_000;
/** Enough for somebody who has forgotten which password it was. */
const TRIES_OF_ACCOUNT = 8;
/** A whole school sits behind one address. */
const TRIES_OF_ADDRESS = 100;

/** Somebody offers a password: for which account, under which name, from where. */
export interface Attempt {
  readonly event: "login" | "password" | "activation";
  readonly account: string;
  readonly username: string;
  readonly address: string;
}

interface Tries {
  readonly tries: number;
  readonly windowEndsAt: string | Date;
}

/** Counts tries of a password before any is looked at, so that many at once are counted as surely as one after the other. */
export class LoginThrottler {
  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly log: AccessLog = () => undefined,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Counts one try, for an account from an address and for the address. A refused one is not counted, so that the window
   * ends when it was said to end. @throws ThrottledError
   */
  async count(attempt: Attempt): Promise<void> {
    const counting = this.database.write(async (tx) => {
      await this.add(tx, this.accountKey(attempt), TRIES_OF_ACCOUNT);
      return (await this.add(tx, this.addressKey(attempt), TRIES_OF_ADDRESS)) === 1;
    });
    const isNewAddress = await counting.catch((error: unknown) => {
      if (error instanceof ThrottledError) {
        this.tell(attempt, "throttled");
      }
      throw error;
    });
    if (isNewAddress) {
      await this.database.write((tx) =>
        tx.run(sql`DELETE FROM login_throttles WHERE window_ends_at < ${toStored(this.now())}`),
      );
    }
  }

  /** The password was right: the account's tries from this address are forgotten, and the address has one less. */
  async forgive(tx: Transaction, attempt: Attempt): Promise<void> {
    await tx.run(sql`DELETE FROM login_throttles WHERE throttle_key = ${this.accountKey(attempt)}`);
    await tx.run(
      sql`UPDATE login_throttles SET tries = tries - 1 WHERE throttle_key = ${this.addressKey(attempt)} AND tries > 0`,
    );
  }

  /** Writes down how it ended. */
  tell({ event, username, address }: Attempt, outcome: AccessEvent["outcome"]): void {
    this.log({ event, outcome, username: forLog(username), address });
  }

  /** In one statement, because a count that is read first and written then is the same for twenty at once. */
  private async add(tx: Transaction, key: string, most: number): Promise<number> {
    const now = this.now();
    const [instant, end] = [toStored(now), toStored(new Date(now.getTime() + WINDOW_MS))];
    const added = sql`INSERT INTO login_throttles (throttle_key, tries, window_ends_at) VALUES (${key}, 1, ${end})`;
    const isOver = sql`login_throttles.window_ends_at <= ${instant}`;
    const counted = sql`tries = CASE WHEN ${isOver} THEN 1 ELSE login_throttles.tries + 1 END`;
    await tx.run(
      tx.engine === "sqlite"
        ? sql`${added} ON CONFLICT (throttle_key) DO UPDATE SET ${counted},
              window_ends_at = CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE login_throttles.window_ends_at END`
        : // MySQL sets from left to right: the count still sees the old window.
          sql`${added} ON DUPLICATE KEY UPDATE ${counted},
              window_ends_at = CASE WHEN ${isOver} THEN VALUES(window_ends_at) ELSE login_throttles.window_ends_at END`,
    );
    const [row] = await tx.rows<Tries>(
      sql`SELECT tries, window_ends_at AS windowEndsAt FROM login_throttles WHERE throttle_key = ${key}`,
    );
    if (row && row.tries > most) {
      const seconds = Math.max(1, Math.ceil((toInstant(row.windowEndsAt).getTime() - now.getTime()) / 1_000));
      throw new ThrottledError(`Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`, seconds);
    }
    return row?.tries ?? 1;
  }

  private accountKey({ event, account, address }: Attempt): string {
    return this.keys.digestOf("throttle", `${networkOf(address)} ${event} ${account}`);
  }

  private addressKey({ address }: Attempt): string {
    return this.keys.digestOf("throttle", networkOf(address));
  }
}

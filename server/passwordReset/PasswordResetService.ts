import sql from "sql-template-tag";

import { ConflictError, invalid } from "../errors.js";
import type { AccessLog } from "../platform/auth/accessLog.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import type { Database } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { networkOf } from "../platform/limits/network.js";
import { RateLimiter } from "../platform/limits/RateLimiter.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertOutboxHasRoom, queueMail } from "../outbox/outgoingMails.js";
import { hashPassword } from "../users/passwords/passwordHash.js";
import { passwordError } from "../users/passwords/passwordRules.js";
import { deleteSessionsOf } from "../users/sessionWriter.js";
import { userTable } from "../users/User.entity.js";
import type { RevokeTokens } from "../users/userWriter.js";
import { type Viewer, viewerAt, viewerFor } from "../viewer.js";
import { redeemPasswordResetInput, requestPasswordResetInput } from "./passwordResetInput.js";
import { accountOfCode, endCodes } from "./resetCodes.js";

/** Somebody who tries each address that they ever had, with others in the same room. */
const REQUESTS_PER_MINUTE = 10;
const CODES_PER_MINUTE = 20;

interface PasswordResetOptions {
  readonly keys: SessionKeys;
  readonly revokeTokensOf: RevokeTokens;
  readonly libraryName: string;
  /** Whether e-mail leaves the library. */
  readonly sendsMail: boolean;
  readonly log?: AccessLog | undefined;
  readonly now?: () => Date;
}

/** A new password for who has forgotten theirs, by a code that is mailed to the address of the account. */
export class PasswordResetService {
  private readonly now: () => Date;
  private readonly requests: RateLimiter;
  private readonly codes: RateLimiter;

  constructor(
    private readonly database: Database,
    private readonly options: PasswordResetOptions,
  ) {
    this.now = options.now ?? (() => new Date());
    const limiterOf = (callsPerMinute: number) =>
      new RateLimiter({
        callsPerMinute,
        message: "Terlalu banyak percobaan dari jaringan ini.",
        now: () => this.now().getTime(),
      });
    this.requests = limiterOf(REQUESTS_PER_MINUTE);
    this.codes = limiterOf(CODES_PER_MINUTE);
  }

  /** For the page, which says otherwise what the desk does. */
  isByMail(_viewer: Viewer): boolean {
    return this.options.sendsMail;
  }

  /**
   * Writes down that somebody wants a new password. Whose account is meant is looked up later, by the outbox: the
   * answer and its time are the same for accounts that there are and that there are not.
   * @throws ValidationError; ConflictError where no e-mail leaves the library; ThrottledError
   */
  async request(_viewer: Viewer, input: unknown, { address }: { readonly address: string }): Promise<void> {
    const { account } = parseInput(requestPasswordResetInput, input);
    if (!this.options.sendsMail) {
      throw new ConflictError("Perpustakaan ini belum mengirim email. Minta petugas mengatur ulang akun Anda.");
    }
    this.requests.consume(networkOf(address));
    await this.database.write({ unaudited: "Nothing has changed until the code is used." }, async (tx) => {
      await assertOutboxHasRoom(tx);
      await queueMail(tx, { kind: "resetAsked", typed: account }, this.now());
    });
  }

  /**
   * Gives the account of a mailed code a new password, and ends its sessions and tokens. It opens no session: whoever
   * logs in then shows all that a login asks for.
   * @throws ValidationError for a wrong, used or old code, and for a password against the rules, which uses up no code.
   */
  async redeem(viewer: Viewer, input: unknown, { address }: { readonly address: string }): Promise<void> {
    const { code, password } = parseInput(redeemPasswordResetInput, input);
    const { keys, libraryName, revokeTokensOf, log } = this.options;
    this.codes.consume(networkOf(address));
    const known = await this.database.read((reader) => accountOfCode(reader, keys, code, this.now()), { byKey: true });
    if (known === null) {
      log?.({ event: "passwordReset", outcome: "wrong", username: null, address });
      throw wrongCode();
    }
    const error = passwordError(password, { username: known.username, libraryName });
    if (error !== null) throw invalid("password", error);
    const passwordHash = await hashPassword(password);
    await this.database.write({ viewer }, async (tx) => {
      const account = await accountOfCode(tx, keys, code, this.now(), forUpdate(tx));
      if (account === null) throw wrongCode();
      const { userId } = account;
      const now = this.now();
      await tx.update(
        userTable,
        { passwordHash, passwordExpiresAt: null, passwordChangedAt: now, updatedAt: now },
        sql`id = ${userId}`,
      );
      await endCodes(tx, userId);
      await deleteSessionsOf(tx, userId);
      await revokeTokensOf(tx, userId, now);
      const owner = viewerAt(viewerFor({ ...account, passwordExpiresAt: null }, { kind: "session" }), address);
      return {
        result: undefined,
        audit: [{ action: "user.password", recordId: userId, viewer: owner }],
      };
    });
    log?.({ event: "passwordReset", outcome: "ok", username: known.username, address });
  }
}

function wrongCode() {
  return invalid("code", "Kode ini salah, sudah dipakai, atau sudah tidak berlaku. Minta kode baru.");
}

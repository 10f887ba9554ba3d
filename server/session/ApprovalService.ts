import sql from "sql-template-tag";

import { invalid } from "../errors.js";
import type { LoginAttempt, LoginThrottler } from "../platform/auth/LoginThrottler.js";
import { throttleWrite } from "../platform/auth/LoginThrottler.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { type Area, hasRight } from "../rights.js";
import { identityColumns } from "../users/userReads.js";
import { usernameKey } from "../users/username.js";
import { grantsOf, isSignedIn, type UserIdentity, type Viewer } from "../viewer.js";
import { isPasswordOf, readLoginAccount } from "./loginAccount.js";

/** Lets somebody with the right approve one act of another at the desk, by the password and without a session. */
export class ApprovalService {
  constructor(
    private readonly database: Database,
    private readonly throttler: LoginThrottler,
  ) {}

  /**
   * Tries are counted as those of a login are.
   * @throws ValidationError the same, after the same time, for an unknown name, a wrong password and a closed account;
   * for an account without the right, or whose password somebody else has seen. ThrottledError
   */
  async approve(
    viewer: Viewer,
    area: Area,
    { username, password }: { readonly username: string; readonly password: string },
  ): Promise<{ readonly username: string; readonly stillApproves: (tx: Transaction) => Promise<boolean> }> {
    const address = (isSignedIn(viewer) && viewer.address) || "";
    const attempt: LoginAttempt = { event: "approval", account: usernameKey(username), username, address };
    await this.throttler.countTry(attempt);
    const account = await readLoginAccount(this.database, username);
    const isCorrect = await isPasswordOf(account, password);
    if (!account?.active || !isCorrect) {
      this.throttler.logOutcome(attempt, "wrong");
      throw invalid("approval", "Nama pengguna atau kata sandi salah.");
    }
    await this.database.write(throttleWrite, (tx) => this.throttler.countRight(tx, attempt));
    const refusal = refusalOf(account, area);
    this.throttler.logOutcome(attempt, refusal === null ? "ok" : "refused");
    if (refusal !== null) throw invalid("approval", refusal);
    const { userId, passwordHash } = account;
    return {
      username: account.username,
      stillApproves: async (tx) => {
        const [now] = await tx.select(
          identityColumns,
          sql`FROM users WHERE id = ${userId} AND password_hash = ${passwordHash} AND active = 1 ${forUpdate(tx)}`,
        );
        return now !== undefined && refusalOf(now, area) === null;
      },
    };
  }
}

function refusalOf(account: UserIdentity, area: Area): string | null {
  const { role, studentId, passwordExpiresAt } = account;
  if (role === "student" || studentId !== null || !hasRight(grantsOf(account), `${area}.write`)) {
    return "Akun ini tidak berhak menyetujui. Minta admin perpustakaan.";
  }
  return passwordExpiresAt === null
    ? null
    : "Kata sandi akun ini masih sementara. Login dulu dan ganti kata sandinya, lalu setujui.";
}

import sql from "sql-template-tag";

import { invalid } from "../errors.js";
import type { LoginAttempt, LoginThrottler } from "../platform/auth/LoginThrottler.js";
import { throttleWrite } from "../platform/auth/LoginThrottler.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { type Area, hasRight } from "../rights.js";
import { acceptCode, hasSecondFactor, isRightCode } from "../users/secondFactor/secondFactorWriter.js";
import { identityColumns } from "../users/userReads.js";
import { usernameKey } from "../users/username.js";
import { grantsOf, isSignedIn, type UserIdentity, type Viewer } from "../viewer.js";
import { isPasswordOf, readLoginAccount } from "./loginAccount.js";

/** The field of the code, as the inputs of the acts name it. */
const CODE = "approval.code";

/** Lets somebody with the right approve one act of another at the desk, by the password and without a session. */
export class ApprovalService {
  constructor(
    private readonly database: Database,
    private readonly options: {
      readonly throttler: LoginThrottler;
      readonly keys: SessionKeys;
      readonly now?: () => Date;
    },
  ) {}

  /**
   * Tries are counted as those of a login are. Whose account has a second factor gives a code of the app too, which is
   * used up with the act and not before.
   * @throws ValidationError the same, after the same time, for an unknown name, a wrong password and a closed account;
   * for an account without the right, or whose password somebody else has seen. ThrottledError
   */
  async approve(
    viewer: Viewer,
    area: Area,
    { username, password, code }: { readonly username: string; readonly password: string; readonly code?: string },
  ): Promise<{ readonly username: string; readonly stillApproves: (tx: Transaction) => Promise<boolean> }> {
    const { throttler, keys, now = () => new Date() } = this.options;
    const address = (isSignedIn(viewer) && viewer.address) || "";
    const attempt: LoginAttempt = { event: "approval", account: usernameKey(username), username, address };
    await throttler.countTry(attempt);
    const account = await readLoginAccount(this.database, username);
    const isCorrect = await isPasswordOf(account, password);
    if (!account?.active || !isCorrect) {
      throttler.logOutcome(attempt, "wrong");
      throw invalid("approval", "Nama pengguna atau kata sandi salah.");
    }
    await this.database.write(throttleWrite, (tx) => throttler.countRight(tx, attempt));
    const refusal = refusalOf(account, area);
    throttler.logOutcome(attempt, refusal === null ? "ok" : "refused");
    if (refusal !== null) throw invalid("approval", refusal);
    const { userId, passwordHash } = account;
    const takesCode = await this.database.read((reader) => hasSecondFactor(reader, userId));
    if (takesCode && code === undefined)
      throw invalid(CODE, "Akun ini memakai verifikasi dua langkah. Isi juga kodenya.");
    const codeAttempt: LoginAttempt = { event: "code", account: String(userId), username, address };
    const typedCode = () => ({ userId, code: code ?? "", now: now(), isOnlyOfApp: true });
    if (takesCode) {
      await throttler.countTry(codeAttempt);
      // An act that then fails for another reason is no wrong try; a used code is refused where it is used up, below.
      if (await this.database.read((reader) => isRightCode(reader, keys, typedCode()))) {
        await this.database.write(throttleWrite, (tx) => throttler.countRight(tx, codeAttempt));
      }
    }
    return {
      username: account.username,
      stillApproves: async (tx) => {
        const [current] = await tx.select(
          identityColumns,
          sql`FROM users WHERE id = ${userId} AND password_hash = ${passwordHash} AND active = 1 ${forUpdate(tx)}`,
        );
        if (current === undefined || refusalOf(current, area) !== null) return false;
        // Also where it was turned on meanwhile.
        if (!takesCode) return !(await hasSecondFactor(tx, userId));
        const acceptedBy = await acceptCode(tx, keys, typedCode());
        throttler.logOutcome(codeAttempt, acceptedBy === null ? "wrong" : "ok");
        if (acceptedBy === null)
          throw invalid(CODE, "Kode ini salah atau sudah dipakai. Isi kode terbaru dari aplikasi.");
        return true;
      },
    };
  }
}

function refusalOf(account: UserIdentity, area: Area): string | null {
  const { role, studentId, passwordExpiresAt, secondFactorDue } = account;
  if (role === "student" || studentId !== null || !hasRight(grantsOf(account), `${area}.write`)) {
    return "Akun ini tidak berhak menyetujui. Minta admin perpustakaan.";
  }
  if (passwordExpiresAt !== null) {
    return "Kata sandi akun ini masih sementara. Login dulu dan ganti kata sandinya, lalu setujui.";
  }
  return secondFactorDue
    ? "Akun ini belum mengaktifkan verifikasi dua langkah. Login dulu dan aktifkan, lalu setujui."
    : null;
}

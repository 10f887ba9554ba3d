import sql from "sql-template-tag";
import { z } from "zod";

import { ConflictError, ForbiddenError, invalid, NotFoundError } from "../../errors.js";
import type { LoginAttempt, LoginThrottler } from "../../platform/auth/LoginThrottler.js";
import { plainCode } from "../../platform/auth/readableCode.js";
import type { SessionKeys } from "../../platform/auth/sessionKeys.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertHasSession, assertMaySetUpSecondFactor, isStudent, type Viewer } from "../../viewer.js";
import { passwordHashOf, provePassword } from "../passwords/provePassword.js";
import { deleteSessionsOf } from "../sessionWriter.js";
import { usernameKey } from "../username.js";
import { selectAccount, selectAccounts } from "../userReads.js";
import { type AccountForViewer, forViewer } from "../UserService.js";
import { beyondGiver, grantsToManageAccounts, librariansLock, lockAccount, mayGive } from "../userWriter.js";
import { bothFactorsInput, enableSecondFactorInput, startSecondFactorInput } from "./secondFactorInput.js";
import {
  acceptCode,
  deleteSecondFactor,
  hasSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
} from "./secondFactorWriter.js";
import { minutesOff, newTotpSecret, stepOfCode, totpAddress } from "./totp.js";

/** How long a secret waits for the first code. */
const ENROLMENT_MS = 30 * 60_000;
const enrolmentShape = z.strictObject({ secret: z.string(), expiresAt: z.number() });

/** What the app is given, and what the first code is sent with. */
interface Enrolment {
  readonly key: string;
  readonly address: string;
  readonly enrolment: string;
}

/** An account and its recovery codes, which nobody sees again. */
export interface RecoveryCodes {
  readonly account: AccountForViewer;
  readonly recoveryCodes: readonly string[];
}

interface SecondFactorOptions {
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  /** The name under which apps list it: the library's. */
  readonly readIssuer: () => Promise<string>;
  readonly now?: () => Date;
}

type OwnViewer = ReturnType<typeof asLibrarianInSession>;

/** The second factor of librarians' accounts: turned on, off and reset. A login asks for it (session/). */
export class SecondFactorService {
  private readonly now: () => Date;

  constructor(
    private readonly database: Database,
    private readonly options: SecondFactorOptions,
  ) {
    this.now = options.now ?? (() => new Date());
  }

  /**
   * A new secret for the app. Nothing is kept of it here before the first code: the caller holds it sealed, for this
   * account and as long as its password is the same.
   * @throws ValidationError; ConflictError where it is on already; ThrottledError
   */
  async start(viewer: Viewer, input: unknown): Promise<Enrolment> {
    assertMaySetUpSecondFactor(viewer);
    const { userId, username } = viewer;
    const { password } = parseInput(startSecondFactorInput, input);
    const passwordHash = await this.provePassword(viewer, password);
    if (await this.database.read((reader) => hasSecondFactor(reader, userId))) throw alreadyOn();
    const secret = newTotpSecret();
    const issuer = await this.options.readIssuer();
    const sealed = JSON.stringify({ secret, expiresAt: this.now().getTime() + ENROLMENT_MS });
    return {
      key: secret,
      address: totpAddress(secret, { issuer, label: username }),
      enrolment: this.options.keys.seal("enrolment", sealed, `${userId} ${passwordHash}`),
    };
  }

  /**
   * Turns it on with the first code, and ends the account's other sessions: they were opened without one.
   * @throws ValidationError for a wrong code; ConflictError where it is on already, or was started too long ago
   */
  async enable(viewer: Viewer, input: unknown, sessionToken: string | null): Promise<RecoveryCodes> {
    assertMaySetUpSecondFactor(viewer);
    const { enrolment, code } = parseInput(enableSecondFactorInput, input);
    const { keys } = this.options;
    const { userId } = viewer;
    return this.database.write({ viewer }, async (tx) => {
      await lockAccount(tx, userId);
      const opened = keys.open("enrolment", enrolment, `${userId} ${(await passwordHashOf(tx, userId)) ?? ""}`);
      const started = opened === null ? null : enrolmentShape.parse(JSON.parse(opened));
      const now = this.now();
      if (started === null || started.expiresAt < now.getTime()) {
        throw new ConflictError("Kode QR ini sudah tidak berlaku. Mulai lagi dari awal.");
      }
      if (await hasSecondFactor(tx, userId)) throw alreadyOn();
      const { secret } = started;
      const lastStep = stepOfCode(secret, plainCode(code), now);
      if (lastStep === null) throw invalid("code", firstCodeRefusal(minutesOff(secret, plainCode(code), now)));
      const recoveryCodes = await insertSecondFactor(tx, keys, { userId, secret, lastStep, now });
      const tokenHash = sessionToken === null ? "" : keys.digestOf("session", sessionToken);
      await tx.run(sql`DELETE FROM sessions WHERE user_id = ${userId} AND token_hash <> ${tokenHash}`);
      return {
        result: { account: await this.accountOf(tx, viewer, userId), recoveryCodes },
        audit: [{ action: "user.enableSecondFactor", recordId: userId }],
      };
    });
  }

  /**
   * Turns it off. Where the library makes it a duty, another one is then all that the account may do: so whoever has
   * another phone sets it up anew.
   * @throws ValidationError; ConflictError where it is not on; ThrottledError
   */
  disable(viewer: Viewer, input: unknown): Promise<AccountForViewer> {
    return this.withBothFactors(viewer, input, async (tx, { userId }) => {
      await deleteSecondFactor(tx, userId);
      return {
        result: await this.accountOf(tx, viewer, userId),
        audit: { action: "user.disableSecondFactor", recordId: userId },
      };
    });
  }

  /** New recovery codes; the old ones are worth nothing any more. @throws as `disable` */
  renewRecoveryCodes(viewer: Viewer, input: unknown): Promise<RecoveryCodes> {
    return this.withBothFactors(viewer, input, async (tx, { userId }) => {
      const recoveryCodes = await replaceRecoveryCodes(tx, this.options.keys, userId);
      return {
        result: { account: await this.accountOf(tx, viewer, userId), recoveryCodes },
        audit: { action: "user.renewRecoveryCodes", recordId: userId },
      };
    });
  }

  /**
   * Turns off somebody else's, who has lost app and recovery codes, and ends their sessions; the password stays.
   * @throws NotFoundError; ConflictError for one's own, or where it is not on; ForbiddenError
   */
  async reset(viewer: Viewer, id: number): Promise<AccountForViewer> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    if (id === viewer.userId) {
      throw new ConflictError(
        "Matikan verifikasi dua langkah Anda sendiri di Profil Saya, dengan kata sandi dan kode.",
      );
    }
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId, id);
      const account = await selectAccount(tx, id);
      if (!account || account.studentId !== null) {
        throw new NotFoundError("Petugas ini tidak ditemukan. Muat ulang daftarnya.");
      }
      if (!mayGive(giver, account)) throw beyondGiver();
      const audit = [await resetWithin(tx, id)];
      return { result: await this.accountOf(tx, viewer, id), audit };
    });
  }

  private provePassword(viewer: Parameters<typeof provePassword>[1], password: string): Promise<string> {
    const { throttler } = this.options;
    return provePassword({ database: this.database, throttler }, viewer, {
      field: "password",
      password,
      missing: "Isi kata sandi Anda.",
      wrong: "Kata sandi salah.",
    });
  }

  /** For what an open browser alone must not do. */
  private async withBothFactors<Result>(
    viewer: Viewer,
    input: unknown,
    act: (tx: Transaction, own: OwnViewer) => Promise<{ readonly result: Result; readonly audit: AuditChange }>,
  ): Promise<Result> {
    const own = asLibrarianInSession(viewer);
    const { password, code } = parseInput(bothFactorsInput, input);
    const { userId, username, address = "" } = own;
    const provenHash = await this.provePassword(own, password);
    if (!(await this.database.read((reader) => hasSecondFactor(reader, userId)))) throw notOn();
    const { keys, throttler } = this.options;
    const attempt: LoginAttempt = { event: "code", account: String(userId), username, address };
    await throttler.countTry(attempt);
    const done = await this.database.write<Result | null>({ viewer }, async (tx) => {
      await lockAccount(tx, userId);
      if ((await passwordHashOf(tx, userId)) !== provenHash) {
        throw new ConflictError("Kata sandi akun ini baru saja diubah di tempat lain. Login lagi, lalu coba lagi.");
      }
      if ((await acceptCode(tx, keys, { userId, code, now: this.now() })) === null) return { result: null, audit: [] };
      await throttler.countRight(tx, attempt);
      const { result, audit } = await act(tx, own);
      return { result, audit: [audit] };
    });
    throttler.logOutcome(attempt, done === null ? "wrong" : "ok");
    if (done === null) throw invalid("code", "Kode ini salah atau sudah dipakai. Masukkan kode terbaru dari aplikasi.");
    return done;
  }

  private async accountOf(tx: Transaction, viewer: Viewer, id: number): Promise<AccountForViewer> {
    return forViewer(viewer, required(await selectAccount(tx, id), "the account just written"));
  }
}

function asLibrarianInSession(viewer: Viewer) {
  assertHasSession(viewer);
  if (isStudent(viewer)) throw new ForbiddenError("Verifikasi dua langkah hanya untuk akun petugas.");
  return viewer;
}

function alreadyOn(): ConflictError {
  return new ConflictError("Verifikasi dua langkah akun ini sudah aktif. Muat ulang halaman.");
}

function notOn(): ConflictError {
  return new ConflictError("Verifikasi dua langkah akun ini tidak aktif. Muat ulang halaman.");
}

function firstCodeRefusal(minutes: number | null): string {
  return minutes === null
    ? "Kode ini salah. Masukkan kode terbaru dari aplikasi untuk akun ini."
    : `Jam ponsel dan jam server berbeda sekitar ${minutes} menit. Atur jam ponsel ke otomatis, lalu masukkan kode baru.`;
}

/** At the machine, for the last administrator who is locked out. Gives the account's name as it is written. */
export async function resetSecondFactorByName(database: Database, viewer: Viewer, username: string): Promise<string> {
  assertCanManage(viewer, "accounts");
  return database.write({ viewer, locks: [librariansLock] }, async (tx) => {
    const [account] = await selectAccounts(tx, sql`username_key = ${usernameKey(username)}`);
    if (!account) throw new NotFoundError(`Tidak ada akun bernama ${username}.`);
    return { result: account.username, audit: [await resetWithin(tx, account.userId)] };
  });
}

async function resetWithin(tx: Transaction, userId: number): Promise<AuditChange> {
  await lockAccount(tx, userId);
  if (!(await hasSecondFactor(tx, userId))) {
    throw new ConflictError("Verifikasi dua langkah akun ini tidak aktif, jadi tidak ada yang perlu diatur ulang.");
  }
  await deleteSecondFactor(tx, userId);
  await deleteSessionsOf(tx, userId);
  return { action: "user.resetSecondFactor", recordId: userId };
}

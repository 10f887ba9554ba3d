import sql, { join } from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import { type Database, isDuplicate, type Transaction } from "../../platform/database/Database.js";
import { toStored } from "../../platform/database/instant.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ConflictError, CredentialsError, type FieldError, invalid, ValidationError } from "../../errors.js";
import type { Attempt, LoginThrottler } from "../../session/LoginThrottler.js";
import { hashPassword } from "../../session/passwordHash.js";
import type { Browser } from "../../session/SessionService.js";
import type { SessionKeys } from "../../platform/auth/sessionKeys.js";
import { insertSession, type NewSession } from "../../session/sessionRows.js";
import { foldWords } from "../../platform/text/fold.js";
import { passwordProblem } from "../../users/passwordRules.js";
import { usernameKey } from "../../users/username.js";
import { readInput, summaryOf } from "../../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { classKeyOf } from "../studentKeys.js";
import { studentNotFound } from "../studentNotFound.js";
import { selectStudents, type StudentRow } from "../studentReads.js";
import { lockStudent, mayLogIn } from "../studentWriter.js";
import {
  createActivationCodeInput,
  createActivationCodesInput,
  MOST_CODES,
  strictActivation,
} from "./activationInput.js";
import { type ActivationSlip, issueCodes, redeemCode } from "./activationWriter.js";

const SHORTEST_NIS = 4;

/** A student who gets no code, and why. */
export interface SkippedStudent {
  readonly student: StudentRow;
  readonly reason: string;
}

export interface ActivationSlips {
  readonly slips: readonly ActivationSlip[];
  readonly skipped: readonly SkippedStudent[];
}

interface ActivationOptions {
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  readonly libraryName: string;
  readonly now?: () => Date;
}

/** How a student comes to an account: the desk prints a code, and the student uses it. */
export class ActivationService {
  private readonly now: () => Date;
  private readonly activationInput: ReturnType<typeof strictActivation>;

  constructor(
    private readonly database: Database,
    private readonly options: ActivationOptions,
  ) {
    this.now = options.now ?? (() => new Date());
    this.activationInput = strictActivation(options.libraryName);
  }

  /** @throws NotFoundError; ConflictError for a student who has an account, unless it is to be removed, or who may not log in. */
  async createCode(viewer: Viewer, studentId: number, input: unknown): Promise<ActivationSlip> {
    assertManages(viewer);
    const { resetAccount = false } = readInput(createActivationCodeInput, input);
    return this.database.write(async (tx) => {
      const student = await lockStudent(tx, studentId);
      if (!student) {
        throw studentNotFound();
      }
      const { username } = student;
      const isReset = resetAccount && username !== null;
      const ready = isReset ? { ...student, username: null } : student;
      const reason = whyNot(ready);
      if (reason !== null) {
        throw new ConflictError(reason);
      }
      if (isReset) {
        await tx.run(sql`DELETE FROM users WHERE student_id = ${studentId}`);
      }
      const [slip] = await issueCodes(tx, this.options.keys, [ready], this.now());
      if (!slip) {
        throw new Error("No code was made");
      }
      await recordAudit(
        tx,
        viewer,
        ...(isReset ? [{ action: "student.resetAccount" as const, recordId: studentId, before: { username } }] : []),
        codeTold(slip),
      );
      return slip;
    });
  }

  /** For the slips of a class, or of students that are named. @throws ValidationError for a class without students, and students that there are not. */
  async createCodes(viewer: Viewer, input: unknown): Promise<ActivationSlips> {
    assertManages(viewer);
    const { className, studentIds } = readInput(createActivationCodesInput, input);
    return this.database.write(async (tx) => {
      const students =
        className === undefined ? await namedStudents(tx, studentIds ?? []) : await studentsOfClass(tx, className);
      const judged = students.map((student) => ({ student, reason: whyNot(student) }));
      const slips = await issueCodes(
        tx,
        this.options.keys,
        judged.filter(({ reason }) => reason === null).map(({ student }) => student),
        this.now(),
      );
      await recordAudit(tx, viewer, ...slips.map(codeTold));
      return {
        slips,
        skipped: judged.flatMap(({ student, reason }) => (reason === null ? [] : [{ student, reason }])),
      };
    });
  }

  /**
   * Makes the student's account and opens its session.
   * @throws ValidationError for what is wrong whoever asks; CredentialsError, the same and after the same time, for a wrong number or code, one that
   * is over or used up, and a student who may not log in; only who has the right code learns that a name is taken, by ConflictError.
   */
  async activate(_viewer: Viewer, input: unknown, { address, token }: Browser): Promise<NewSession> {
    const { nis, code, username, password } = readInput(this.activationInput, input);
    this.assertOwnPassword(password, { nis, username });
    const { throttler } = this.options;
    const attempt: Attempt = { event: "activation", account: nis.toLowerCase(), username: nis, address };
    await throttler.count(attempt);
    // Before the code is looked at, since nothing else takes so long.
    const passwordHash = await hashPassword(password);
    const activating = this.database.write(async (tx) => {
      const studentId = await redeemCode(tx, this.options.keys, { nis, code }, this.now());
      return studentId === null ? null : this.admit(tx, studentId, { username, passwordHash }, attempt, token);
    });
    const session = await activating.catch(async (error: unknown) => {
      if (!isDuplicate(error)) {
        throw error;
      }
      await this.database.write((tx) => throttler.forgive(tx, attempt));
      throttler.tell(attempt, "refused");
      const message = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
      throw new ConflictError(message, [{ name: "username", message }]);
    });
    throttler.tell(attempt, session ? "ok" : "wrong");
    if (!session) {
      throw new CredentialsError("NIS atau kode aktivasi salah, atau sudah tidak berlaku.");
    }
    return session;
  }

  private async admit(
    tx: Transaction,
    studentId: number,
    { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
    attempt: Attempt,
    oldToken: string | null,
  ): Promise<NewSession> {
    const { keys, throttler } = this.options;
    const now = this.now();
    await tx.run(
      sql`INSERT INTO users (username, username_key, password_hash, student_id, active, created_at, updated_at)
          VALUES (${username}, ${usernameKey(username)}, ${passwordHash}, ${studentId}, 1, ${toStored(now)}, ${toStored(now)})`,
    );
    const [made] = await tx.rows<{ id: number }>(sql`SELECT id FROM users WHERE student_id = ${studentId}`);
    if (!made) {
      throw new Error("The new account is not there");
    }
    await throttler.forgive(tx, attempt);
    if (oldToken !== null) {
      await tx.run(sql`DELETE FROM sessions WHERE token_hash = ${keys.digestOf("session", oldToken)}`);
    }
    const session = await insertSession(tx, keys, { userId: made.id, username, studentId }, now);
    await recordAudit(tx, session.viewer, {
      action: "user.create",
      recordId: made.id,
      after: { username, role: "student", studentId },
    });
    return session;
  }

  /** What the other fields forbid a password to be. */
  private assertOwnPassword(
    password: string,
    { nis, username }: { readonly nis: string; readonly username: string },
  ): void {
    const plainNis = foldWords(nis).join("");
    const holdsNis = plainNis.length >= SHORTEST_NIS && foldWords(password).join("").includes(plainNis);
    const problem = holdsNis
      ? "Kata sandi tidak boleh memuat NIS. Pilih yang lain."
      : passwordProblem(password, { username, libraryName: this.options.libraryName });
    if (problem !== null) {
      throw invalid("password", problem);
    }
  }
}

/** Why a student gets no code; null where there is no reason. */
function whyNot({ name, username, status }: StudentRow): string | null {
  if (!mayLogIn(status)) {
    return `${name} sudah lulus atau pindah, jadi tidak dapat punya akun. Ubah dulu statusnya menjadi Aktif.`;
  }
  return username === null
    ? null
    : `${name} sudah punya akun (${username}). Bila lupa nama pengguna atau kata sandinya, atur ulang akunnya.`;
}

function codeTold({ student, expiresAt }: ActivationSlip) {
  return { action: "student.activationCode" as const, recordId: student.id, after: { expiresAt } };
}

/** In the order asked. @throws ValidationError that names every number that leads nowhere. */
async function namedStudents(tx: Transaction, ids: readonly number[]): Promise<StudentRow[]> {
  const found = new Map((await lockStudents(tx, ids)).map((student) => [student.id, student]));
  const unknown: FieldError[] = ids.flatMap((id, index) =>
    found.has(id) ? [] : [{ name: `studentIds.${index}`, message: "Siswa ini tidak ditemukan." }],
  );
  if (unknown.length > 0) {
    throw new ValidationError(summaryOf(unknown), unknown);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function studentsOfClass(tx: Transaction, className: string): Promise<StudentRow[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`SELECT id FROM students WHERE class_key = ${classKeyOf(className)} AND status = 'active' ORDER BY id LIMIT ${MOST_CODES + 1} ${forUpdate(tx)}`,
  );
  if (rows.length === 0 || rows.length > MOST_CODES) {
    throw invalid(
      "className",
      rows.length === 0
        ? "Tidak ada siswa aktif di kelas ini."
        : `Kelas ini berisi lebih dari ${MOST_CODES} siswa. Pilih sebagian.`,
    );
  }
  return lockStudents(
    tx,
    rows.map(({ id }) => id),
  );
}

async function lockStudents(tx: Transaction, ids: readonly number[]): Promise<StudentRow[]> {
  const named = sql`students.id IN (${join([...ids])})`;
  await tx.rows(sql`SELECT id FROM students WHERE ${named} ORDER BY id ${forUpdate(tx)}`);
  return selectStudents(tx, [named], sql`students.name_key, students.id`, ids.length);
}

import sql from "sql-template-tag";

import type { AuditChange, Audited } from "../platform/database/auditChange.js";
import { pick } from "../platform/database/columns.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { forUpdate, type Locked } from "../platform/database/locking.js";
import { ConflictError, CredentialsError, invalid } from "../errors.js";
import { type LoginAttempt, type LoginThrottler, throttleWrite } from "../platform/auth/LoginThrottler.js";
import { hashPassword } from "../users/passwords/passwordHash.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { type ClientInfo, insertSession, type NewSession } from "../users/sessionWriter.js";
import { foldWords } from "../../common/fold.js";
import { passwordError } from "../users/passwords/passwordRules.js";
import { usernameTakenError } from "../users/username.js";
import { insertUser } from "../users/userWriter.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, assertNotByToken, type Viewer, viewerAt } from "../viewer.js";
import { studentTable } from "../students/Student.entity.js";
import { classKeyOf } from "../students/studentKeys.js";
import { studentNotFound } from "../students/studentNotFound.js";
import type { StudentRow } from "../students/studentReads.js";
import { canLogIn, lockNamedStudents, lockStudent, lockStudents } from "../students/editing/studentWriter.js";
import {
  createActivationCodeInput,
  createActivationCodesInput,
  MAX_CODES,
  activationInputFor,
} from "./activationInput.js";
import { type ActivationSlip, issueCodes, redeemCode } from "./activationWriter.js";

const MIN_NIS_LENGTH = 4;

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

/** Creates students' accounts: the desk prints a code, with which the student sets up the account. */
export class ActivationService {
  private readonly now: () => Date;
  private readonly activationInput: ReturnType<typeof activationInputFor>;

  constructor(
    private readonly database: Database,
    private readonly options: ActivationOptions,
  ) {
    this.now = options.now ?? (() => new Date());
    this.activationInput = activationInputFor(options.libraryName);
  }

  /**
   * @throws NotFoundError; ConflictError for a student who has an account, unless it is to be removed, or who may not
   * log in.
   */
  async createCode(viewer: Viewer, studentId: number, input: unknown): Promise<ActivationSlip> {
    assertCanManage(viewer, "students");
    assertNotByToken(viewer);
    const { resetAccount = false } = parseInput(createActivationCodeInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const student = await lockStudent(tx, studentId);
      if (!student) {
        throw studentNotFound();
      }
      const { username } = student;
      const isReset = resetAccount && username !== null;
      const studentWithoutAccount = isReset ? { ...student, username: null } : student;
      const reason = codeRefusal(studentWithoutAccount);
      if (reason !== null) {
        throw new ConflictError(reason);
      }
      if (isReset) {
        await tx.run(sql`DELETE FROM users WHERE student_id = ${studentId}`);
      }
      const [slip] = await issueCodes(tx, this.options.keys, [studentWithoutAccount], this.now());
      const issued = required(slip, "the code just made");
      const reset: AuditChange = { action: "student.resetAccount", recordId: studentId, before: { username } };
      return { result: issued, audit: [...(isReset ? [reset] : []), codeAuditChange(issued)] };
    });
  }

  /**
   * For the slips of a class, or of students that are named.
   * @throws ValidationError for a class without students, and students that there are not.
   */
  async createCodes(viewer: Viewer, input: unknown): Promise<ActivationSlips> {
    assertCanManage(viewer, "students");
    assertNotByToken(viewer);
    const { className, studentIds } = parseInput(createActivationCodesInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const students =
        className === undefined
          ? await lockNamedStudents(tx, studentIds ?? [])
          : await lockStudentsOfClass(tx, className);
      const candidates = students.map((student) => ({ student, reason: codeRefusal(student) }));
      const slips = await issueCodes(
        tx,
        this.options.keys,
        candidates.filter(({ reason }) => reason === null).map(({ student }) => student),
        this.now(),
      );
      const skipped = candidates.flatMap(({ student, reason }) => (reason === null ? [] : [{ student, reason }]));
      return { result: { slips, skipped }, audit: slips.map(codeAuditChange) };
    });
  }

  /**
   * Creates the student's account and its session.
   * @throws ValidationError for invalid input, independent of the code; CredentialsError, with the same message and
   * timing, for a wrong number or code, an expired or used one, and a student who may not log in; ConflictError for a
   * taken username, only after the right code.
   */
  async activate(viewer: Viewer, input: unknown, client: ClientInfo): Promise<NewSession> {
    const { nis, code, username, password } = parseInput(this.activationInput, input);
    this.assertPasswordAllowed(password, { nis, username });
    const { throttler } = this.options;
    const attempt: LoginAttempt = {
      event: "activation",
      account: nis.toLowerCase(),
      username: nis,
      address: client.address,
    };
    await throttler.countTry(attempt);
    // Hashed before the code is checked, since it takes most of the time.
    const passwordHash = await hashPassword(password);
    const activation = this.database.write({ viewer }, async (tx) => {
      const studentId = await redeemCode(tx, this.options.keys, { nis, code }, this.now());
      return studentId === null
        ? { result: null, audit: [] }
        : this.createAccount(tx, studentId, { username, passwordHash }, attempt, client);
    });
    const session = await activation.catch(async (error: unknown) => {
      if (!isDuplicateError(error)) {
        throw error;
      }
      await this.database.write(throttleWrite, (tx) => throttler.countRight(tx, attempt));
      throttler.logOutcome(attempt, "refused");
      throw usernameTakenError();
    });
    throttler.logOutcome(attempt, session ? "ok" : "wrong");
    if (!session) {
      throw new CredentialsError("NIS / No. anggota atau kode aktivasi salah, atau sudah tidak berlaku.");
    }
    return session;
  }

  private async createAccount(
    tx: Transaction,
    studentId: number,
    { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
    attempt: LoginAttempt,
    client: ClientInfo,
  ): Promise<Audited<NewSession>> {
    const { keys, throttler } = this.options;
    const now = this.now();
    const userId = await insertUser(
      tx,
      { username, passwordHash, role: "student", libraryRoleId: null, studentId },
      now,
    );
    await throttler.countRight(tx, attempt);
    const user = {
      userId,
      username,
      role: "student",
      studentId,
      passwordExpiresAt: null,
      secondFactorDue: false,
      libraryRoleId: null,
      grants: null,
    } as const;
    const session = await insertSession(tx, keys, user, client, now);
    const change: AuditChange = {
      action: "user.create",
      recordId: userId,
      after: { username, role: "student", libraryRoleId: null, studentId },
      viewer: viewerAt(session.viewer, attempt.address),
    };
    return { result: session, audit: [change] };
  }

  /** What the other fields forbid a password to be. */
  private assertPasswordAllowed(
    password: string,
    { nis, username }: { readonly nis: string; readonly username: string },
  ): void {
    const plainNis = foldWords(nis).join("");
    const holdsNis = plainNis.length >= MIN_NIS_LENGTH && foldWords(password).join("").includes(plainNis);
    const error = holdsNis
      ? "Kata sandi tidak boleh memuat NIS / No. anggota. Pilih yang lain."
      : passwordError(password, { username, libraryName: this.options.libraryName });
    if (error !== null) {
      throw invalid("password", error);
    }
  }
}

/** Why a student gets no code; null where there is no reason. */
function codeRefusal({ name, username, status }: StudentRow): string | null {
  if (!canLogIn(status)) {
    return `${name} sudah lulus atau pindah, jadi tidak dapat punya akun. Ubah dulu statusnya menjadi Aktif.`;
  }
  return username === null
    ? null
    : `${name} sudah punya akun (${username}). Jika lupa nama pengguna atau kata sandinya, atur ulang akunnya.`;
}

function codeAuditChange({ student, expiresAt }: ActivationSlip) {
  return { action: "student.activationCode" as const, recordId: student.id, after: { expiresAt } };
}

async function lockStudentsOfClass(tx: Transaction, className: string): Promise<Locked<StudentRow>[]> {
  const rows = await tx.select(
    pick(studentTable, "id"),
    sql`FROM students WHERE class_key = ${classKeyOf(className)} AND status = 'active' ORDER BY id
        LIMIT ${MAX_CODES + 1} ${forUpdate(tx)}`,
  );
  if (rows.length === 0 || rows.length > MAX_CODES) {
    throw invalid(
      "className",
      rows.length === 0
        ? "Tidak ada siswa aktif di kelas ini."
        : `Kelas ini berisi lebih dari ${MAX_CODES} siswa. Pilih sebagian dulu.`,
    );
  }
  return lockStudents(
    tx,
    rows.map(({ id }) => id),
  );
}

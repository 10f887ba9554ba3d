import sql from "sql-template-tag";

import { ConflictError, NotFoundError } from "../errors.js";
import { queueMail } from "../outbox/outgoingMails.js";
import type { AuditChange } from "../platform/database/auditChange.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { forUpdate } from "../platform/database/locking.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { newStudentValues, type RegistrationTime } from "../students/editing/newStudentValues.js";
import { insertStudents, studentAuditValues } from "../students/editing/studentWriter.js";
import { memberKindOr, readMemberKinds } from "../students/memberKinds/memberKindReads.js";
import { selectStudent } from "../students/studentReads.js";
import { assertCanManage, hasAccount, type Viewer } from "../viewer.js";
import { type RegistrationState, registrationTable } from "./Registration.entity.js";
import { acceptRegistrationInput, rejectRegistrationInput } from "./registrationInput.js";
import { registrationById, type RegistrationRow, selectRegistrations } from "./registrationReads.js";

interface DecisionOptions extends RegistrationTime {
  /** Whether e-mail leaves the library. */
  readonly sendsMail: boolean;
}

/** What the desk says to who wants to become a member. */
export class RegistrationDecisionService {
  constructor(
    private readonly database: Database,
    private readonly options: DecisionOptions,
  ) {}

  /**
   * Makes the member, once however often it is said at once.
   * @throws ValidationError; NotFoundError; ConflictError for one that was decided, and for a number that is taken.
   */
  async accept(viewer: Viewer, id: number, input: unknown): Promise<RegistrationRow> {
    assertCanManage(viewer, "students");
    const { nis } = parseInput(acceptRegistrationInput, input);
    const accepted = this.database.write({ viewer }, async (tx) => {
      const registration = await lockWaiting(tx, id);
      const { name, className, birthDate, phone, address } = registration;
      // Whoever reads the mails of an address can have a new password: one that nobody has confirmed is not kept.
      const isUnconfirmed = this.options.sendsMail && registration.emailConfirmedAt === null;
      const email = isUnconfirmed ? null : registration.email;
      const { guardianName, guardianPhone, occupation, education } = registration;
      const kind = memberKindOr(await readMemberKinds(tx), registration.memberKindId);
      const contact = { phone, email, address, guardianName, guardianPhone };
      const values = newStudentValues(
        { nis, name, className, birthDate, occupation, education, ...contact },
        kind,
        this.options,
      );
      const [added] = await insertStudents(tx, [values], this.options.now());
      const studentId = required(added, "the id of the student just written");
      const student = required(await selectStudent(tx, studentId), "the student just written");
      return this.decide(tx, viewer, registration, "accepted", { studentId }, [
        { action: "student.create", recordId: studentId, after: studentAuditValues(student) },
      ]);
    });
    return accepted.catch((error: unknown) => {
      if (!isDuplicateError(error)) throw error;
      const message = "Nomor ini sudah dipakai anggota lain. Isi nomor lain.";
      throw new ConflictError(message, [{ name: "nis", message }]);
    });
  }

  /** @throws ValidationError; NotFoundError; ConflictError for one that was decided. */
  async reject(viewer: Viewer, id: number, input: unknown): Promise<RegistrationRow> {
    assertCanManage(viewer, "students");
    const { reason } = parseInput(rejectRegistrationInput, input);
    return this.database.write({ viewer }, async (tx) =>
      this.decide(tx, viewer, await lockWaiting(tx, id), "rejected", { reason }, []),
    );
  }

  private async decide(
    tx: Transaction,
    viewer: Viewer,
    { id, email, emailConfirmedAt }: RegistrationRow,
    state: Exclude<RegistrationState, "waiting">,
    outcome: { readonly studentId: number } | { readonly reason: string | null },
    audit: readonly AuditChange[],
  ) {
    const now = this.options.now();
    const decidedById = hasAccount(viewer) ? viewer.userId : null;
    await tx.update(registrationTable, { state, decidedAt: now, decidedById, ...outcome }, sql`id = ${id}`);
    // Nobody is written to who may have nothing to do with it.
    const isTold = state === "accepted" || emailConfirmedAt !== null;
    if (email !== null && isTold && this.options.sendsMail) await queueMail(tx, { kind: state, subjectId: id }, now);
    const result = required(await registrationById(tx, id), "the registration just decided");
    // Without who it was: the entry outlives the request.
    const verb = state === "accepted" ? "accept" : "reject";
    return { result, audit: [...audit, { action: `registration.${verb}` as const, recordId: id }] };
  }
}

async function lockWaiting(tx: Transaction, id: number): Promise<RegistrationRow> {
  const [found] = await selectRegistrations(tx, sql`registrations.id = ${id}`, sql`registrations.id`, 1, forUpdate(tx));
  if (!found) throw new NotFoundError("Pendaftaran ini tidak ditemukan. Mungkin sudah terhapus.");
  if (found.state !== "waiting") {
    const decided = found.state === "accepted" ? "diterima" : "ditolak";
    throw new ConflictError(`Pendaftaran ini sudah ${decided}. Muat ulang daftarnya.`);
  }
  return found;
}

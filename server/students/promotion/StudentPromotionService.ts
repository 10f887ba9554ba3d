import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import sql, { type Sql } from "sql-template-tag";

import { actorOf } from "../../audit/recordAudit.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { chunk } from "../../platform/database/chunk.js";
import { pick } from "../../platform/database/columns.js";
import { counterLock } from "../../platform/database/counters/counters.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, type Viewer } from "../../viewer.js";
import { studentTable } from "../Student.entity.js";
import type { StudentDependents } from "../StudentDependents.js";
import { classKeyOf } from "../studentKeys.js";
import { syncDependentsWithStatus } from "../editing/studentWriter.js";
import { MAX_CLASSES, promoteStudentsInput, type PromotionPlanInput, promotionPlanInput } from "./promotionInput.js";
import { AT_SCHOOL, type PromotionRow, readPupils, selectNewestPromotion, selectPromotion } from "./promotionReads.js";
import { type Decision, promotionTo } from "./planning/proposeTargets.js";
import {
  isChanged,
  leaves,
  type PromotionPlan,
  type ResolvedPromotion,
  type ResolvedPupil,
  resolvePromotion,
} from "./planning/resolvePromotion.js";
import { studentPromotionTable } from "./StudentPromotion.entity.js";
import { studentPromotionItemTable } from "./StudentPromotionItem.entity.js";
import { undoRefusal } from "./undoRefusal.js";
import { STUDENTS_PER_STATEMENT, type StudentToWrite, writeStudents } from "./writePromotion.js";
import { toRestore, reopenAccounts, reopenLeaversReservations, readUndoRows, keepReasons } from "./undoPromotion.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** Always 0: its row is what promotions and their undos lock. */
    readonly promotions: number;
  }
}

/** Taken by every promotion and every undo: the later of two sees what the earlier one did. */
const promotionLock = counterLock("promotions");

/** What a plan would do; carried out by its fingerprint. */
export interface PromotionPreview extends ResolvedPromotion, Pick<PromotionPlan, "academicYear" | "expiresAt"> {}

const NAMED_CLASSES = 3;

/** The end of a school year (naik kelas): all pupils go up, stay or leave in one act, which can be undone. */
export class StudentPromotionService {
  constructor(
    private readonly database: Database,
    private readonly dependents: StudentDependents,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Changes nothing; what the plan leaves out is proposed.
   * @throws ValidationError; ConflictError for too many classes.
   */
  async preview(viewer: Viewer, input: unknown): Promise<PromotionPreview> {
    assertCanRead(viewer, "promotions");
    const plan = this.planOf(parseInput(promotionPlanInput, input));
    const { academicYear, expiresAt } = plan;
    return {
      ...resolveBounded(await this.database.read((reader) => readPupils(reader, this.dependents.loans)), plan),
      academicYear,
      expiresAt,
    };
  }

  /**
   * Carries out exactly what a preview has shown, all of it or nothing.
   * @throws ValidationError for a class that nobody has decided on; ConflictError where something has changed since.
   */
  async promote(viewer: Viewer, input: unknown): Promise<PromotionRow> {
    assertCanManage(viewer, "promotions");
    const { fingerprint, ...planInput } = parseInput(promoteStudentsInput, input);
    const plan = this.planOf(planInput);
    return this.database.write({ viewer, locks: [promotionLock] }, async (tx) => {
      await lockStudentsOf(tx, sql`FROM students WHERE ${AT_SCHOOL}`);
      const resolved = resolveBounded(await readPupils(tx, this.dependents.loans), plan);
      await yieldToEventLoop();
      assertDecided(resolved);
      if (resolved.fingerprint !== fingerprint) {
        const message =
          "Data siswa atau rencana ini sudah berubah sejak pratinjau. Belum ada yang diubah; periksa dulu pratinjau yang baru.";
        throw new ConflictError(message, [{ name: "fingerprint", message }]);
      }
      const changed = resolved.pupils.filter(isChanged);
      if (changed.length === 0) {
        throw invalid("classes", "Belum ada data siswa yang berubah.");
      }
      const promotion = await insertPromotion(tx, viewer, resolved, plan, this.now());
      await insertItems(tx, promotion.id, changed);
      await writeStudents(tx, changed.map(toWrite));
      await closeAccounts(tx, this.dependents, changed, promotion.createdAt);
      return {
        result: promotion,
        audit: [{ action: "studentPromotion.run", recordId: promotion.id, after: promotionAuditValues(promotion) }],
      };
    });
  }

  /**
   * Takes back what nobody has changed since; who was changed stays as they are, and why is kept.
   * @throws NotFoundError; ConflictError that says why it cannot be undone.
   */
  async undo(viewer: Viewer, id: number): Promise<PromotionRow> {
    assertCanManage(viewer, "promotions");
    return this.database.write({ viewer, locks: [promotionLock] }, async (tx) => {
      // Joined, since a sub-query would be a first read, made before the wait for the locks.
      await lockStudentsOf(
        tx,
        sql`FROM students JOIN student_promotion_items AS items ON items.student_id = students.id
          WHERE items.promotion_id = ${id}`,
      );
      const promotion = await selectPromotion(tx, id);
      if (!promotion) {
        throw promotionNotFound();
      }
      const refusal = undoRefusal(promotion, await selectNewestPromotion(tx), this.now());
      if (refusal !== null) {
        throw new ConflictError(refusal);
      }
      const rows = await readUndoRows(tx, id);
      const unchanged = rows.filter(({ reason }) => reason === null);
      if (unchanged.length === 0) {
        throw new ConflictError(
          "Semua siswa dari kenaikan ini sudah diubah lagi, jadi tidak ada yang dapat dipulihkan.",
        );
      }
      await writeStudents(tx, unchanged.map(toRestore));
      await reopenAccounts(tx, this.dependents.accounts, unchanged);
      const reservations = await reopenLeaversReservations(
        tx,
        this.dependents.reservations,
        unchanged,
        promotion.createdAt,
      );
      await keepReasons(tx, id, rows);
      const undone = {
        undoneAt: this.now(),
        undoneBy: actorOf(viewer),
        restored: unchanged.length,
        kept: rows.length - unchanged.length,
      };
      await tx.update(studentPromotionTable, undone, sql`id = ${id}`);
      return {
        result: required(await selectPromotion(tx, id), "the promotion just undone"),
        audit: [
          {
            action: "studentPromotion.undo",
            recordId: id,
            before: promotionAuditValues(promotion),
            after: {
              academicYear: promotion.academicYear,
              restored: undone.restored,
              kept: undone.kept,
              ...(reservations.reopened > 0 ? { reservationsRestored: reservations.reopened } : {}),
              ...(reservations.lost > 0 ? { reservationsNotRestored: reservations.lost } : {}),
            },
          },
        ],
      };
    });
  }

  private planOf({ academicYear, expiresAt, classes = [], exceptions = [] }: PromotionPlanInput): PromotionPlan {
    const today = dayIn(this.timeZone, this.now());
    if (typeof expiresAt === "string" && expiresAt < today) {
      throw invalid("expiresAt", "Tanggal ini sudah lewat.");
    }
    const year = academicYear ?? proposedYear(today);
    return {
      academicYear: year,
      expiresAt: expiresAt === undefined ? `${year.slice(5)}-06-30` : expiresAt,
      classes: new Map(classes.map((one) => [classKeyOf(one.className), decisionOf(one)])),
      exceptions: new Map(exceptions.map((one) => [one.studentId, decisionOf(one)])),
    };
  }
}

/** Until June the year that is coming, from July the one that has begun. */
function proposedYear(today: string): string {
  const year = Number(today.slice(0, 4));
  return `${year}/${year + 1}`;
}

function decisionOf({
  action,
  targetClassName = null,
}: {
  readonly action: Decision["action"];
  readonly targetClassName?: string | null | undefined;
}): Decision {
  return targetClassName === null ? { action, targetClassName } : promotionTo(targetClassName);
}

function resolveBounded(pupils: Parameters<typeof resolvePromotion>[0], plan: PromotionPlan): ResolvedPromotion {
  const resolved = resolvePromotion(pupils, plan);
  if (resolved.classes.length > MAX_CLASSES) {
    throw new ConflictError(
      `Ada ${resolved.classes.length} kelas, maksimal ${MAX_CLASSES}. Rapikan dulu isian kelas di Daftar Anggota.`,
    );
  }
  return resolved;
}

function assertDecided({ classes }: ResolvedPromotion): void {
  const undecided = classes.filter(({ decision }) => decision === null).map(({ className }) => className);
  if (undecided.length > 0) {
    const names = undecided.slice(0, NAMED_CLASSES).join(", ");
    const others = undecided.length > NAMED_CLASSES ? ` dan ${undecided.length - NAMED_CLASSES} kelas lain` : "";
    throw invalid("classes", `Tentukan dulu tujuan kelas ${names}${others}.`);
  }
}

/**
 * Comes before the first read, so that on MySQL the reads behind it see what is locked. SQLite has one writer, and need
 * not read what it would lock.
 */
async function lockStudentsOf(tx: Transaction, students: Sql): Promise<void> {
  if (tx.engine === "mysql") {
    await tx.select(pick(studentTable, "id"), sql`${students} ORDER BY students.id ${forUpdate(tx)}`);
  }
}

async function insertPromotion(
  tx: Transaction,
  viewer: Viewer,
  { counts: { promoted, stayed, graduated, moved, held } }: ResolvedPromotion,
  { academicYear, expiresAt }: PromotionPlan,
  now: Date,
): Promise<PromotionRow> {
  const [id] = await tx.insert(studentPromotionTable, [
    {
      createdAt: now,
      startedBy: actorOf(viewer),
      academicYear,
      expiresAt,
      promoted,
      stayed,
      graduated,
      moved,
      held,
      undoneAt: null,
      undoneBy: null,
      restored: null,
      kept: null,
    },
  ]);
  return required(await selectPromotion(tx, required(id, "its number")), "the promotion just written");
}

async function insertItems(tx: Transaction, promotionId: number, changed: readonly ResolvedPupil[]): Promise<void> {
  for (const batch of chunk(changed, STUDENTS_PER_STATEMENT)) {
    await tx.insert(
      studentPromotionItemTable,
      batch.map(({ pupil, after }) => ({
        promotionId,
        studentId: pupil.id,
        beforeClassName: pupil.className,
        beforeAcademicYear: pupil.academicYear,
        beforeExpiresAt: pupil.expiresAt,
        beforeStatus: pupil.status,
        afterClassName: after.className,
        afterAcademicYear: after.academicYear,
        afterExpiresAt: after.expiresAt,
        afterStatus: after.status,
        accountClosed: leaves(after.status) && pupil.accountIsOpen === true,
        keptReason: null,
      })),
    );
    await yieldToEventLoop();
  }
}

function toWrite({ pupil: { id, nis, nisn, name, status }, after }: ResolvedPupil): StudentToWrite {
  return { id, nis, nisn, name, previousStatus: status, after };
}

async function closeAccounts(
  tx: Transaction,
  dependents: StudentDependents,
  changed: readonly ResolvedPupil[],
  now: Date,
): Promise<void> {
  const leavers = changed.filter(({ after }) => leaves(after.status));
  for (const [status, alike] of groupBy(leavers, ({ after }) => after.status)) {
    for (const batch of chunk(alike, STUDENTS_PER_STATEMENT)) {
      await syncDependentsWithStatus(
        tx,
        dependents,
        batch.map(({ pupil }) => pupil.id),
        status,
        now,
      );
      await yieldToEventLoop();
    }
  }
}

export function promotionNotFound(): NotFoundError {
  return new NotFoundError("Kenaikan kelas ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}

function promotionAuditValues({ academicYear, expiresAt, promoted, stayed, graduated, moved, held }: PromotionRow) {
  return { academicYear, expiresAt, promoted, stayed, graduated, moved, held };
}

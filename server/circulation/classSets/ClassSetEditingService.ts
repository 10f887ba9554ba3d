import sql from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { bookTable } from "../../books/Book.entity.js";
import { invalid } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { addDays } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { classKeyOf } from "../../students/studentKeys.js";
import type { StudentRow } from "../../students/studentReads.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { type Approvals, approverFor, assertStillApproves, noApprovals } from "../acts/approval.js";
import type { Acted } from "../acts/runAct.js";
import { offlineScanOf } from "../acts/offlineScan.js";
import { runLendingAct } from "../acts/runLendingAct.js";
import { lockScannedCopy, lockScannedStudent } from "../acts/lockScanned.js";
import type { Lent } from "../lending/lendCopy.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { createClassSetInput, lendInSetInput, MOST_DAYS, MOST_MEMBERS, swapInput } from "./classSetInput.js";
import { findClassSet, readMembers } from "./classSetReads.js";
import { classSetNotFound } from "./classSetNotFound.js";
import { lendInSet } from "./lendInSet.js";
import { swapCopies, type Swapped } from "./swapCopies.js";
import { undoClassSet, type UndoneSet } from "./undoClassSet.js";
import { classSetTable } from "../borrowings/ClassSet.entity.js";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type CreatedSet = { readonly classSetId: number };

/** How class sets are made, given out, swapped and undone. Their copies come back as every copy does. */
export class ClassSetEditingService {
  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
    private readonly approvals: Approvals = noApprovals,
  ) {}

  /**
   * Makes a set without a loan yet.
   * @throws ValidationError; LendingRefusedError for a copy or a teacher that nobody knows.
   */
  async create(viewer: Viewer, input: unknown): Promise<Acted<CreatedSet>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, ...asked } = parseInput(createClassSetInput, input);
    const act = { viewer, kind: "classSet", idempotencyKey, request: asked };
    return runLendingAct(this.database, this.time, act, async ({ tx, journal, day }) => {
      const { bookId, itemCode, className, teacherId, teacherNis, dueAt } = asked;
      assertDueAt(dueAt, day.today);
      const book = await findTitle(tx, bookId ?? (await lockScannedCopy(tx, { itemCode })).bookId);
      const teacher =
        className === undefined ? await lockScannedStudent(tx, { studentId: teacherId, nis: teacherNis }) : null;
      if (teacher) assertTeacher(teacher);
      const ofClass = className === undefined ? null : await findClass(tx, className);
      const classSetId = await journal.insert(classSetTable, {
        bookId: book.id,
        className: ofClass?.name ?? null,
        classKey: ofClass?.key ?? null,
        teacherId: teacher?.id ?? null,
        dueAt,
        createdAt: day.now,
        createdById: userIdOf(viewer),
        createdBy: actorOf(viewer),
      });
      const after = {
        bookId: book.id,
        title: book.title,
        ...(ofClass ? { className: ofClass.name } : {}),
        ...(teacher ? { studentId: teacher.id, name: teacher.name } : {}),
        dueAt,
      };
      return {
        answer: { classSetId },
        audit: [{ action: "classSet.create", recordId: classSetId, after }],
        classSetId,
      };
    });
  }

  /**
   * Lends a copy of the set's title to the next student of the class, to the one who is named, or to the teacher.
   * @throws NotFoundError for a set that there is not; LendingRefusedError with every reason, of which some can be
   * confirmed; ValidationError; ForbiddenError
   */
  async lend(viewer: Viewer, id: number, input: unknown): Promise<Acted<Lent>> {
    assertCanManage(viewer, "circulation");
    const parsed = parseInput(lendInSetInput, input);
    const { idempotencyKey, confirm = [], reason, scannedAt, sentAt, approval, ...asked } = parsed;
    const request = { ...asked, confirm, reason: reason ?? undefined };
    const approver = await approverFor(this.approvals, viewer, "overrides", approval);
    const act = {
      viewer,
      kind: "classSetLend",
      idempotencyKey,
      request: { id, ...request },
      offline: offlineScanOf({ scannedAt, sentAt }),
    };
    return runLendingAct(this.database, this.time, act, async (tools) => {
      const set = await findClassSet(tools.tx, id);
      if (!set) throw classSetNotFound();
      await assertStillApproves(tools.tx, approver);
      return { ...(await lendInSet(tools, viewer, set, { ...request, approver })), classSetId: id };
    });
  }

  /**
   * Two students have each other's copy: each loan gets the copy of the other, with what has become of it.
   * @throws NotFoundError; ValidationError for loans of another set; ConflictError where a fine, a loss or a letter
   * says otherwise already.
   */
  async swap(viewer: Viewer, id: number, input: unknown): Promise<Acted<Swapped>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, ...request } = parseInput(swapInput, input);
    const act = { viewer, kind: "classSetSwap", idempotencyKey, request: { id, ...request } };
    return runLendingAct(this.database, this.time, act, async (tools) => {
      const set = await findClassSet(tools.tx, id);
      if (!set) throw classSetNotFound();
      return { ...(await swapCopies(tools, this.time.timeZone, set, request)), classSetId: id };
    });
  }

  /**
   * Takes back the whole set with every loan of it: on the day on which it was made, and an empty one at any time.
   * @throws NotFoundError; ForbiddenError for somebody else's set; ConflictError with what was built on it.
   */
  undo(viewer: Viewer, id: number): Promise<UndoneSet> {
    assertCanManage(viewer, "circulation");
    return undoClassSet(this.database, this.time, viewer, id);
  }
}

function assertDueAt(dueAt: string, today: string): void {
  if (dueAt < today) throw invalid("dueAt", "Jatuh tempo paling awal hari ini.");
  const latest = addDays(today, MOST_DAYS);
  if (dueAt > latest) throw invalid("dueAt", `Jatuh tempo paling lambat ${longDate(latest)}.`);
}

async function findTitle(tx: Transaction, id: number) {
  const columns = pick(bookTable, "id", "title", "listed");
  const [book] = await tx.select(columns, sql`FROM books WHERE id = ${id}`);
  if (!book?.listed) throw invalid("bookId", "Buku ini tidak ada di koleksi. Pilih judul lain.");
  return book;
}

/** By its spelling among its students. */
async function findClass(tx: Transaction, className: string) {
  const key = classKeyOf(className);
  const members = await readMembers(tx, key);
  const name = members[0]?.className;
  if (!name) throw invalid("className", "Tidak ada siswa aktif di kelas ini.");
  if (members.length > MOST_MEMBERS) {
    throw invalid("className", `Kelas ini berisi lebih dari ${MOST_MEMBERS} siswa. Periksa dulu data kelasnya.`);
  }
  return { key, name };
}

/** A pupil's card among teachers' would make one pupil owe a whole set. */
function assertTeacher({ attendsClasses, memberKind, name, status }: StudentRow): void {
  if (attendsClasses) {
    throw invalid("teacherId", `${name} tercatat sebagai ${memberKind}. Pilih guru atau karyawan, atau satu kelas.`);
  }
  if (status === "graduated" || status === "moved") {
    throw invalid("teacherId", `${name} sudah tidak aktif. Pilih guru lain.`);
  }
}

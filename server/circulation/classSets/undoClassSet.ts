import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join } from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, ForbiddenError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { studentTable } from "../../students/Student.entity.js";
import { canManage, type Viewer } from "../../viewer.js";
import { type DeskAct, deskActTable } from "../acts/DeskAct.entity.js";
import { BUILT_ON, undoAct } from "../undo/undoAct.js";
import { type BorrowingRow, selectBorrowings } from "../borrowings/borrowingReads.js";
import { circulationLock } from "../circulationLock.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { MOST_SET_LOANS } from "./classSetInput.js";
import { classSetNotFound } from "./classSetNotFound.js";
import { type ClassSetRow, findClassSet } from "./classSetReads.js";

export interface UndoneSet {
  readonly classSetId: number;
  /** How many loans are gone; 0 where it was undone before. */
  readonly loans: number;
}

/** After so many acts others get their turn: each is some dozen statements, and SQLite runs in this thread. */
const ACTS_AT_ONCE = 10;

/**
 * Takes back every act of a set, the last one first, and the set itself.
 * @throws NotFoundError; ForbiddenError; ConflictError
 */
export async function undoClassSet(
  database: Database,
  time: LibraryTime,
  viewer: Viewer,
  id: number,
): Promise<UndoneSet> {
  const now = time.now();
  try {
    return await database.write({ viewer, locks: [circulationLock] }, async (tx) => {
      const set = await findClassSet(tx, id);
      if (!set) {
        if ((await tx.count(sql`FROM desk_acts WHERE class_set_id = ${id}`)) === 0) throw classSetNotFound();
        return { result: { classSetId: id, loans: 0 }, audit: [] };
      }
      if (set.createdById !== userIdOf(viewer) && !canManage(viewer, "overrides")) {
        throw new ForbiddenError(
          "Hanya petugas yang membuat pinjaman kelas ini atau admin yang dapat mengurungkannya.",
        );
      }
      const isToday = dayIn(time.timeZone, set.createdAt) === dayIn(time.timeZone, now);
      if (set.lentCount > 0 && !isToday) {
        throw new ConflictError(
          "Pinjaman kelas hanya dapat diurungkan pada hari dibuatnya. Kembalikan eksemplarnya seperti biasa.",
        );
      }
      const maker = { madeAt: now, madeBy: actorOf(viewer) };
      const ofOthers = set.lentCount > 0 ? await undoLoans(tx, set, maker) : [];
      await tx.run(sql`DELETE FROM class_sets WHERE id = ${id}`);
      await tx.update(deskActTable, { undoneAt: now }, sql`class_set_id = ${id} AND undone_at IS NULL`);
      const { bookId, bookTitle: title, className, teacherName: name, dueAt, lentCount: loans } = set;
      return {
        result: { classSetId: id, loans },
        audit: [
          {
            action: "classSet.undo",
            recordId: id,
            before: { bookId, title, ...(className === null ? { name } : { className }), dueAt },
            after: { loans },
          },
          ...ofOthers,
        ],
      };
    });
  } catch (error) {
    // A row that is restored met one that was made since.
    throw isDuplicateError(error) ? new ConflictError(BUILT_ON) : error;
  }
}

/** Returns what it has changed of others, from whom the set had taken a copy over. */
async function undoLoans(
  tx: Transaction,
  set: ClassSetRow,
  maker: Parameters<typeof undoAct>[2],
): Promise<readonly AuditChange[]> {
  const ofSet = sql`borrowings.class_set_id = ${set.id}`;
  const loans = await selectBorrowings(tx, ofSet, sql`borrowings.id`, MOST_SET_LOANS);
  const acts = await tx.select(
    pick(deskActTable, "id", "kind", "madeAt", "undo"),
    sql`FROM desk_acts WHERE class_set_id = ${set.id} AND undone_at IS NULL AND kind <> 'classSet' ORDER BY id DESC`,
  );
  const statusesBefore = await statusesOf(tx, acts);
  try {
    for (const [index, { undo, ...act }] of acts.entries()) {
      if (undo) await undoAct(tx, { ...act, undo }, maker);
      if (index % ACTS_AT_ONCE === ACTS_AT_ONCE - 1) await yieldToEventLoop();
    }
  } catch (error) {
    const reason = error instanceof ConflictError ? reasonOf(loans) : undefined;
    throw reason === undefined ? error : new ConflictError(reason);
  }
  if ((await tx.count(sql`FROM borrowings WHERE ${ofSet}`)) > 0) throw new ConflictError(BUILT_ON);
  const statuses = await statusesOf(tx, acts);
  return [...loansOfOthers(acts, new Set(loans.map(({ id }) => id))), ...statusChanges(statusesBefore, statuses)];
}

type SetAct = Pick<DeskAct, "id" | "kind" | "undo">;

/** An entry for each loan of somebody else's that is open or lost again, as the desk's own undo writes it. */
function loansOfOthers(acts: readonly SetAct[], own: ReadonlySet<number>): AuditChange[] {
  const seen = new Set<number>();
  return acts.flatMap(({ id: actId, kind: act, undo }) =>
    (undo?.rows ?? []).flatMap(({ table, id, before }) => {
      if (table !== "borrowings" || before === null || own.has(id) || seen.has(id)) return [];
      seen.add(id);
      return [{ action: "borrowing.undo" as const, recordId: id, after: { act, actId } }];
    }),
  );
}

const statusColumns = pick(studentTable, "id", "status", "suspendedUntil");
type StatusRow = RowOf<typeof statusColumns>;

/** The students whose suspension these acts have begun or shortened. */
function statusesOf(tx: Transaction, acts: readonly SetAct[]): Promise<StatusRow[]> {
  const suspended = acts.flatMap(({ undo }) => [...(undo?.suspensions ?? []), ...(undo?.shortened ?? [])]);
  const ids = new Set([0, ...suspended.map(({ studentId }) => studentId)]);
  return tx.select(statusColumns, sql`FROM students WHERE id IN (${join([...ids])}) ORDER BY id`);
}

function statusChanges(before: readonly StatusRow[], after: readonly StatusRow[]): AuditChange[] {
  return after.flatMap(({ id, ...now }) => {
    const then = before.find((one) => one.id === id);
    if (!then || (then.status === now.status && then.suspendedUntil === now.suspendedUntil)) return [];
    const { status, suspendedUntil } = then;
    return [{ action: "student.update" as const, recordId: id, before: { status, suspendedUntil }, after: now }];
  });
}

/** What has become of one of them since. */
function reasonOf(loans: readonly BorrowingRow[]): string | undefined {
  const changed = loans.find(({ returnedAt, lost, renewalCount }) => returnedAt !== null || lost || renewalCount > 0);
  if (!changed) return undefined;
  const { itemCode, studentName, lost, returnedAt } = changed;
  const became = lost ? "sudah dicatat hilang" : returnedAt === null ? "sudah diperpanjang" : "sudah dikembalikan";
  return `${itemCode} (${studentName}) ${became}, jadi pinjaman kelas ini tidak dapat diurungkan. Kembalikan eksemplar lainnya seperti biasa.`;
}

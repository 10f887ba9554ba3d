import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, ForbiddenError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import { type Database, isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { canManage, type Viewer } from "../../viewer.js";
import { deskActTable } from "../acts/DeskAct.entity.js";
import { BUILT_ON, takeBack } from "../acts/takeBack.js";
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
        throw new ForbiddenError("Hanya yang membuat set ini, atau admin, yang dapat mengurungkannya.");
      }
      const isToday = dayIn(time.timeZone, set.createdAt) === dayIn(time.timeZone, now);
      if (set.lentCount > 0 && !isToday) {
        throw new ConflictError(
          "Set hanya dapat diurungkan pada hari dibuatnya. Kembalikan eksemplarnya seperti biasa.",
        );
      }
      if (set.lentCount > 0) await takeBackLoans(tx, set, { madeAt: now, madeBy: actorOf(viewer) });
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
        ],
      };
    });
  } catch (error) {
    // A row that is restored met one that was made since.
    throw isDuplicateError(error) ? new ConflictError(BUILT_ON) : error;
  }
}

async function takeBackLoans(tx: Transaction, set: ClassSetRow, maker: Parameters<typeof takeBack>[2]): Promise<void> {
  const ofSet = sql`borrowings.class_set_id = ${set.id}`;
  const loans = await selectBorrowings(tx, ofSet, sql`borrowings.id`, MOST_SET_LOANS);
  const acts = await tx.select(
    pick(deskActTable, "id", "madeAt", "undo"),
    sql`FROM desk_acts WHERE class_set_id = ${set.id} AND undone_at IS NULL AND kind <> 'classSet' ORDER BY id DESC`,
  );
  try {
    for (const [index, { undo, ...act }] of acts.entries()) {
      if (undo) await takeBack(tx, { ...act, undo }, maker);
      if (index % ACTS_AT_ONCE === ACTS_AT_ONCE - 1) await yieldToEventLoop();
    }
  } catch (error) {
    const reason = error instanceof ConflictError ? reasonOf(loans) : undefined;
    throw reason === undefined ? error : new ConflictError(reason);
  }
  if ((await tx.count(sql`FROM borrowings WHERE ${ofSet}`)) > 0) throw new ConflictError(BUILT_ON);
}

/** What has become of one of them since. */
function reasonOf(loans: readonly BorrowingRow[]): string | undefined {
  const changed = loans.find(({ returnedAt, lost, renewalCount }) => returnedAt !== null || lost || renewalCount > 0);
  if (!changed) return undefined;
  const { itemCode, studentName, lost, returnedAt } = changed;
  const became = lost ? "sudah dicatat hilang" : returnedAt === null ? "sudah diperpanjang" : "sudah dikembalikan";
  return `${itemCode} (${studentName}) ${became}, jadi set ini tidak dapat diurungkan. Kembalikan eksemplar lainnya seperti biasa.`;
}

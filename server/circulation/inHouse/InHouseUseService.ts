import sql from "sql-template-tag";

import { divisionOf } from "../../authorities/tree/divisions.js";
import { classificationTable } from "../../authorities/records/Classification.entity.js";
import { bookTable } from "../../books/Book.entity.js";
import { ConflictError } from "../../errors.js";
import { nullable, pick } from "../../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { required } from "../../platform/required.js";
import { dayIn, instantOf } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { type LockedCopy, lockScannedCopy } from "../acts/lockScanned.js";
import { type Acted, runAct } from "../acts/runAct.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";
import type { LibraryTime } from "../policy/lendingDay.js";
import { inHouseUseInput } from "./inHouseInput.js";
import { inHouseUseTable } from "./InHouseUse.entity.js";

/** Scanned again within this time it is the same book of the same pile. */
const SAME_SCAN_MS = 30_000;

const readColumns = { ...pick(bookTable, "id", "title"), sortKey: nullable(classificationTable.sortKey) };

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type InHouseUsed = {
  readonly copyId: number;
  /** False for a copy that was counted a moment ago. */
  readonly counted: boolean;
  /** How often anything was read in the library today. */
  readonly usesToday: number;
};

/** Counts what is read in the library and was never lent. */
export class InHouseUseService {
  constructor(
    private readonly database: Database,
    private readonly time: Pick<LibraryTime, "timeZone" | "now">,
  ) {}

  /**
   * Counts one use of a copy that lies on a table; of nobody.
   * @throws LendingRefusedError for a code that no copy has; ConflictError for a copy that is out; ValidationError
   */
  async record(viewer: Viewer, input: unknown): Promise<Acted<InHouseUsed>> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, ...request } = parseInput(inHouseUseInput, input);
    const now = this.time.now();
    const act = { viewer, kind: "inHouseUse", idempotencyKey, request, now };
    return runAct<InHouseUsed>(this.database, act, async (tx, journal) => {
      const copy = await lockScannedCopy(tx, request);
      await assertInLibrary(tx, copy);
      if (await wasJustCounted(tx, copy.id, now)) {
        return { answer: { copyId: copy.id, counted: false, usesToday: await this.usesToday(tx, now) }, audit: [] };
      }
      const { title, sortKey } = await readBook(tx, copy.bookId);
      const { id: copyId, bookId, categoryId, itemCode } = copy;
      const division = divisionOf(sortKey);
      const id = await journal.insert(inHouseUseTable, { copyId, bookId, division, categoryId, usedAt: now });
      return {
        answer: { copyId, counted: true, usesToday: await this.usesToday(tx, now) },
        audit: [{ action: "inHouseUse.create", recordId: id, after: { itemCode, title, bookId } }],
      };
    });
  }

  private usesToday(reader: Reader, now: Date): Promise<number> {
    const { timeZone } = this.time;
    const since = toSqlDateTime(instantOf(timeZone, dayIn(timeZone, now)));
    return reader.count(sql`FROM in_house_uses WHERE used_at >= ${since}`);
  }
}

async function assertInLibrary(tx: Transaction, { id, itemCode, status }: LockedCopy): Promise<void> {
  const [loan] = await tx.select(pick(borrowingTable, "dueAt"), sql`FROM borrowings WHERE open_copy_id = ${id}`);
  if (loan) {
    throw new ConflictError(
      `${itemCode} tercatat sedang dipinjam sampai ${longDate(loan.dueAt)}. Terima dulu pengembaliannya di Peminjaman.`,
    );
  }
  if (status === "lost") {
    throw new ConflictError(`${itemCode} tercatat hilang. Terima dulu di Peminjaman, lalu pindai lagi.`);
  }
  if (status === "withdrawn") {
    throw new ConflictError(`${itemCode} sudah ditarik dari koleksi, jadi tidak dihitung. Sisihkan bukunya.`);
  }
}

async function wasJustCounted(tx: Transaction, copyId: number, now: Date): Promise<boolean> {
  const since = toSqlDateTime(new Date(now.getTime() - SAME_SCAN_MS));
  return (await tx.count(sql`FROM in_house_uses WHERE copy_id = ${copyId} AND used_at > ${since}`)) > 0;
}

async function readBook(tx: Transaction, bookId: number) {
  const [book] = await tx.select(
    readColumns,
    sql`FROM books LEFT JOIN classifications ON classifications.id = books.classification_id WHERE books.id = ${bookId}`,
  );
  return required(book, "the book of a copy");
}

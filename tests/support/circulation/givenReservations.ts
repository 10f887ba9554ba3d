import sql from "sql-template-tag";

import { ActJournal } from "../../../server/circulation/acts/ActJournal.js";
import { receiveCopy } from "../../../server/circulation/lending/receiveCopy.js";
import { circulationLock } from "../../../server/circulation/circulationLock.js";
import { readLendingDay } from "../../../server/circulation/policy/lendingDay.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { required } from "../../../server/platform/required.js";
import { system } from "../../../server/viewer.js";
import { givenBooks } from "../givenBooks.js";
import { givenBorrowing } from "./givenBorrowing.js";
import { testWrite } from "../testWrite.js";

let sequence = 0;

export interface LentTitle {
  readonly bookId: number;
  readonly itemCodes: readonly string[];
  readonly copyIds: readonly number[];
}

/** A title whose copies are all on loan, so that it can be reserved. */
export async function givenLentTitle(database: Database, { copies = 1 } = {}): Promise<LentTitle> {
  const itemCodes = Array.from({ length: copies }, () => `R${String((sequence += 1)).padStart(5, "0")}`);
  const [bookId] = await givenBooks(database, [{ copies: itemCodes.map((itemCode) => ({ itemCode })) }]);
  for (const itemCode of itemCodes) {
    await givenBorrowing(database, itemCode);
  }
  const rows = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${bookId} ORDER BY id`),
  );
  return { bookId: required(bookId, "the book"), itemCodes, copyIds: rows.map(({ id }) => id) };
}

/** Brings a copy back at the desk; the number of the reservation that it is kept for, or null. */
export async function givenReturn(database: Database, itemCode: string, now: Date): Promise<number | null> {
  return database.write({ ...testWrite, locks: [circulationLock] }, async (tx) => {
    const day = await readLendingDay(tx, { timeZone: "Asia/Jakarta", now: () => now });
    const acting = { viewer: system, actor: "petugas" };
    const tools = {
      tx,
      journal: new ActJournal(tx, now),
      day,
      arrival: day,
      isOffline: false,
      slipDay: null,
      ...acting,
    };
    return (await receiveCopy(tools, { itemCode })).answer.reservationId;
  });
}

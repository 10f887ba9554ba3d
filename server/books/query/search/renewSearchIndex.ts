import sql from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import { counterTable } from "../../../platform/database/counters/Counter.entity.js";
import type { Database, Transaction, UnauditedWrite } from "../../../platform/database/Database.js";
import { readCounter } from "../../../platform/database/counters/counterReads.js";
import { adjustCounters } from "../../../platform/database/counters/counters.js";
import { yieldToOtherWriters } from "../../../platform/database/yieldToOtherWriters.js";
import { bookTable } from "../../Book.entity.js";
import { bookLock } from "../../bookLock.js";
import { reindexBooks } from "./reindexBooks.js";

declare module "../../../platform/database/counters/counters.js" {
  interface Counters {
    /** The books up to this id are indexed as an earlier version did; 0 when none is. */
    readonly searchIndexLeft: number;
    /** Of which edition the index is; 0 where only migrations have said that it is to be made anew. */
    readonly searchIndexEdition: number;
  }
}

/** One more wherever words get other keys than before, as by a line in the lists of words. */
const EDITION = 1;
const BOOKS_PER_STEP = 250;
const indexing: UnauditedWrite = {
  unaudited: "The search index is derived from what the audit trail tells of.",
  locks: [bookLock],
};

/**
 * Indexes the books that an earlier version or edition has indexed, the newest first, in short writes between which
 * others write. Until then they are found by their words alone. Goes on where another start was cut off.
 */
export async function renewSearchIndex(database: Database, stopping?: AbortSignal): Promise<void> {
  await database.write(indexing, beginEdition);
  while (!stopping?.aborted && !(await database.write(indexing, renewNextBooks))) {
    await yieldToOtherWriters(database.engine);
  }
}

async function beginEdition(tx: Transaction): Promise<void> {
  const edition = await readCounter(tx, "searchIndexEdition");
  if (edition < EDITION) {
    const left = await readCounter(tx, "searchIndexLeft");
    const [highest] = await tx.select(pick(bookTable, "id"), sql`FROM books ORDER BY id DESC LIMIT 1`);
    await adjustCounters(tx, { searchIndexEdition: EDITION - edition, searchIndexLeft: (highest?.id ?? 0) - left });
  }
}

async function renewNextBooks(tx: Transaction): Promise<boolean> {
  const left = await readCounter(tx, "searchIndexLeft");
  if (left === 0) {
    return true;
  }
  const books = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE id <= ${left} ORDER BY id DESC LIMIT ${BOOKS_PER_STEP}`,
  );
  const ids = books.map(({ id }) => id);
  await reindexBooks(tx, ids);
  const lowest = ids.at(-1);
  await tx.update(counterTable, { value: lowest === undefined ? 0 : lowest - 1 }, sql`name = 'searchIndexLeft'`);
  return ids.length === 0;
}

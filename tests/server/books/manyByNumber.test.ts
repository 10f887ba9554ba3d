import sql, { join } from "sql-template-tag";

import { selectCopies } from "../../../server/books/bookReads.js";
import { selectCopySnapshots } from "../../../server/books/copies/copySnapshot.js";
import { bookFilesByIds } from "../../../server/books/files/bookFileReads.js";
import { finesByIds } from "../../../server/circulation/ledger/ledgerReads.js";
import { countListBooks, selectFirstBooks } from "../../../server/readingLists/readingListReads.js";
import { lostByOpenLoans } from "../../../server/stockTakes/applyActs.js";
import type { Transaction } from "../../../server/platform/database/Database.js";
import { onSqlite } from "../../support/database.js";
import { dataSourceOf } from "../../support/dataSourceOf.js";
import { testWrite } from "../../support/testWrite.js";

/** So many that SQLite holds a look at each for dearer than an index that every row is in. */
const NUMBERS = Array.from({ length: 500 }, (_, index) => index + 1);
const numbers = join(NUMBERS);

const reads: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  "copies with their loans": (tx) => selectCopies(tx, sql`copies.listed = 1`, sql`copies.id IN (${numbers})`),
  "copies by their codes": (tx) => selectCopies(tx, sql`copies.listed = 1`, sql`copies.item_code IN (${numbers})`),
  "copies as they are changed": (tx) => selectCopySnapshots(tx, sql`copies.id IN (${numbers})`),
  "files of titles": (tx) => bookFilesByIds(tx, NUMBERS, sql`books.listed = 1`),
  fines: (tx) => finesByIds(tx, NUMBERS),
  "how many books lists have": (tx) => countListBooks(tx, NUMBERS),
  "the first books of lists": (tx) => selectFirstBooks(tx, NUMBERS),
  "copies that loans have lost": (tx) => lostByOpenLoans(tx, NUMBERS),
};

onSqlite("Hundreds of records by their numbers", (test) => {
  it.each(Object.keys(reads))("reads only these: %s", async (name) => {
    const asked = await test.counter.statementsDuring(() =>
      test.database.write(testWrite, async (tx) => reads[name]?.(tx)),
    );
    const statements = asked.filter((text) => text.startsWith("SELECT"));
    expect(statements).toHaveLength(1);
    const plan = await test.database.read((reader) =>
      dataSourceOf(reader).query<{ readonly detail: string }[]>(`EXPLAIN QUERY PLAN ${statements[0] ?? ""}`),
    );
    const steps = plan.map(({ detail }) => detail);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(goesThroughAll)).toEqual([]);
  });
});

/** By no index, or by one of a value that nearly every row has. */
function goesThroughAll(step: string): boolean {
  return (
    /^SCAN (?:books|copies|borrowings|ledger_entries|book_files)\b/u.test(step) ||
    /^SEARCH .*\((?:listed|kind|returned_at|is_hidden)=\?\)/u.test(step)
  );
}

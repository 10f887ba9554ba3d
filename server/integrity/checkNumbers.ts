import sql, { join, raw, type Sql } from "sql-template-tag";

import { authorityTables } from "../authorities/authorityTables.js";
import { bookTable } from "../books/Book.entity.js";
import { bookLock } from "../books/bookLock.js";
import { countHeldCopies } from "../books/copies/copyWriter.js";
import { bookReferences, REFERENCED_LISTS } from "../books/record/bookReferences.js";
import { circulationLock } from "../circulation/circulationLock.js";
import { type LedgerFact, stateOf } from "../circulation/ledger/chargeState.js";
import { ledgerEntryTable } from "../circulation/ledger/LedgerEntry.entity.js";
import { integer, pick, text } from "../platform/database/columns.js";
import { counterTable } from "../platform/database/counters/Counter.entity.js";
import { counterLock } from "../platform/database/counters/counters.js";
import type { Database, Lock, Reader, Transaction, UnauditedWrite } from "../platform/database/Database.js";
import { groupBy } from "../platform/groupBy.js";
import { correctShelf, countShelves, keyOfShelf, storedShelves } from "../stockTakes/shelfCounts.js";
import { visitsCounter, type VisitsCounter } from "../visits/statistics/visitsCounter.js";
import { type Finding, MOST_EXAMPLES } from "./Finding.js";

const AGAIN = "Hitung ulang: npm run library -- check --repair";

/** One number that is stored although the rows tell it. */
interface WrongNumber {
  readonly label: string;
  readonly stored: number;
  readonly actual: number;
}

interface KeptNumbers {
  readonly title: string;
  /** What a repair locks before it counts, so that nothing changes under it. */
  readonly locks: (wrong: readonly WrongNumber[]) => readonly Lock[];
  readonly find: (reader: Reader) => Promise<readonly WrongNumber[]>;
  readonly repair: (tx: Transaction, wrong: readonly WrongNumber[]) => Promise<void>;
}

/** Whether every number that the library keeps besides its rows is what the rows say. */
export async function checkNumbers(database: Database, timeZone: string, repair: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kept of [...booksOfRecords, heldCopies, openAmounts, totals, stockTakes, visits(timeZone)]) {
    const wrong = await database.read(kept.find);
    if (repair && wrong.length > 0) {
      const write: UnauditedWrite = {
        unaudited: "What is counted again is told by rows of which the audit trail tells.",
        locks: kept.locks(wrong),
      };
      await database.write(write, async (tx) => kept.repair(tx, await kept.find(tx)));
    }
    findings.push({
      title: kept.title,
      wrong: wrong.length,
      examples: wrong
        .slice(0, MOST_EXAMPLES)
        .map(({ label, stored, actual }) => `${label}: tercatat ${stored}, sebenarnya ${actual}`),
      isRepaired: repair,
      advice: AGAIN,
    });
  }
  return findings;
}

/** A column that counts rows of other tables. */
function countedColumn(table: string, label: Sql, column: string, actual: Sql) {
  const stored = raw(`${table}.${column}`);
  return (reader: Reader) =>
    reader.select(
      { label: text(label), stored: integer(stored), actual: integer(actual) },
      sql`FROM ${raw(table)} WHERE ${stored} <> ${actual} ORDER BY ${raw(table)}.id`,
    );
}

const TITLES = {
  authors: "Jumlah buku tiap penulis",
  publishers: "Jumlah buku tiap penerbit",
  categories: "Jumlah buku tiap kategori",
  classifications: "Jumlah buku tiap klasifikasi",
  locations: "Jumlah buku tiap lokasi",
  sources: "Jumlah buku tiap sumber perolehan",
} as const;

const booksOfRecords: readonly KeptNumbers[] = (["authors", ...REFERENCED_LISTS] as const).map((list) => {
  const actual =
    list === "authors"
      ? sql`(SELECT COUNT(*) FROM book_authors JOIN books ON books.id = book_authors.book_id
            WHERE book_authors.author_id = authors.id AND books.listed = 1 AND books.is_hidden = 0)`
      : sql`(SELECT COUNT(*) FROM books WHERE ${bookTable[bookReferences[list]]} = ${raw(list)}.id AND books.listed = 1
             AND books.is_hidden = 0)`;
  const label = raw({ authors: "COALESCE(last_name, first_name)", classifications: "code" }[list as string] ?? "name");
  return {
    title: TITLES[list],
    locks: () => [bookLock],
    find: countedColumn(list, label, "books_count", actual),
    repair: (tx) => tx.update(authorityTables[list], { booksCount: actual }, sql`books_count <> ${actual}`),
  };
});

const heldCopies: KeptNumbers = {
  title: "Jumlah eksemplar tiap buku",
  locks: () => [bookLock],
  find: countedColumn("books", raw("books.title"), "held_copies", countHeldCopies),
  repair: (tx) => tx.update(bookTable, { heldCopies: countHeldCopies }, sql`books.held_copies <> ${countHeldCopies}`),
};

/** Which shelves of stock takes say something else than their copies, and what these say. */
async function wrongShelves(reader: Reader) {
  const stored = new Map((await storedShelves(reader)).map((shelf) => [keyOfShelf(shelf), shelf]));
  return (await countShelves(reader)).flatMap((actual) => {
    const shelf = stored.get(keyOfShelf(actual));
    const names = ["expected", "found", "away", "toCheck"] as const;
    const name = shelf && names.find((each) => shelf[each] !== actual[each]);
    return name ? [{ actual, label: keyOfShelf(actual), stored: shelf[name], counted: actual[name] }] : [];
  });
}

const stockTakes: KeptNumbers = {
  title: "Kemajuan tiap stock opname",
  locks: () => [],
  find: async (reader) =>
    (await wrongShelves(reader)).map(({ label, stored, counted }) => ({ label, stored, actual: counted })),
  repair: async (tx) => {
    for (const { actual } of await wrongShelves(tx)) await correctShelf(tx, actual);
  },
};

const chargeColumns = pick(ledgerEntryTable, "id", "kind", "amount", "settlesId", "openAmount");
const CHARGES_PER_STEP = 500;

/** What is open of each charge, by the entries that settle it. */
const openAmounts: KeptNumbers = {
  title: "Sisa tiap denda",
  locks: () => [circulationLock],
  find: async (reader) => {
    const wrong: WrongNumber[] = [];
    let after = 0;
    for (;;) {
      const charges = await reader.select(
        chargeColumns,
        sql`FROM ledger_entries WHERE kind = 'charge' AND id > ${after} ORDER BY id LIMIT ${CHARGES_PER_STEP}`,
      );
      const last = charges.at(-1);
      if (last === undefined) {
        return wrong;
      }
      after = last.id;
      const settling = await settlementsOf(reader, charges);
      for (const charge of charges) {
        const { open } = stateOf(charge, settling.get(charge.id) ?? []);
        if (open !== charge.openAmount) {
          wrong.push({ label: String(charge.id), stored: charge.openAmount, actual: open });
        }
      }
    }
  },
  repair: async (tx, wrong) => {
    for (const { label, actual } of wrong) {
      await tx.update(ledgerEntryTable, { openAmount: actual }, sql`id = ${Number(label)}`);
    }
  },
};

/** The entries that settle each charge, and the reversals of these and of the charge itself. */
async function settlementsOf(
  reader: Reader,
  charges: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, LedgerFact[]>> {
  const ids = join(charges.map(({ id }) => id));
  const chargeId = sql`COALESCE(settled.settles_id, ledger_entries.settles_id)`;
  const entries = await reader.select(
    { ...pick(ledgerEntryTable, "id", "kind", "amount", "settlesId"), chargeId: integer(chargeId) },
    sql`FROM ledger_entries LEFT JOIN ledger_entries settled ON settled.id = ledger_entries.settles_id
        WHERE ledger_entries.settles_id IN (${ids}) OR settled.settles_id IN (${ids})`,
  );
  return groupBy(entries, (entry) => entry.chargeId);
}

const TOTALS = {
  books: { label: "buku", actual: sql`(SELECT COUNT(*) FROM books WHERE listed = 1 AND is_hidden = 0)` },
  hiddenBooks: {
    label: "buku tersembunyi",
    actual: sql`(SELECT COUNT(*) FROM books WHERE listed = 1 AND is_hidden = 1)`,
  },
  students: { label: "anggota aktif", actual: sql`(SELECT COUNT(*) FROM students WHERE status = 'active')` },
  borrowings: { label: "peminjaman", actual: sql`(SELECT COUNT(*) FROM borrowings)` },
} as const;

const totals: KeptNumbers = {
  title: "Jumlah buku, anggota, dan peminjaman",
  locks: () => [bookLock, circulationLock],
  find: async (reader) => {
    const wrong: WrongNumber[] = [];
    for (const [name, { label, actual }] of Object.entries(TOTALS)) {
      const stored = sql`COALESCE((SELECT value FROM counters WHERE name = ${name}), 0)`;
      const [row] = await reader.select(
        { stored: integer(stored), actual: integer(actual) },
        sql`FROM (SELECT 1 AS one) once WHERE ${stored} <> ${actual}`,
      );
      if (row) {
        wrong.push({ label, ...row });
      }
    }
    return wrong;
  },
  repair: async (tx, wrong) => {
    for (const [name, { label, actual }] of Object.entries(TOTALS)) {
      if (wrong.some((each) => each.label === label)) {
        await setCounter(tx, name, actual);
      }
    }
  },
};

function visits(timeZone: string): KeptNumbers {
  return {
    title: "Jumlah kunjungan tiap bulan",
    locks: (wrong) => wrong.map(({ label }) => counterLock(label as VisitsCounter)),
    find: (reader) => wrongMonths(reader, timeZone),
    repair: async (tx, wrong) => {
      for (const { label, actual } of wrong) {
        await setCounter(tx, label, sql`${actual}`);
      }
    },
  };
}

async function wrongMonths(reader: Reader, timeZone: string): Promise<WrongNumber[]> {
  // No clock changes its month between two tens of minutes.
  const rows = await reader.select(
    { moment: text(sql`SUBSTR(visited_at, 1, 15)`), people: integer(sql`SUM(people_count)`) },
    sql`FROM visits GROUP BY SUBSTR(visited_at, 1, 15)`,
  );
  const actual = new Map<string, number>();
  for (const { moment, people } of rows) {
    const month = visitsCounter(new Date(`${moment.replace(" ", "T")}0:00Z`), timeZone);
    actual.set(month, (actual.get(month) ?? 0) + people);
  }
  const counters = await reader.select(counterTable, sql`FROM counters WHERE name LIKE 'visits:%'`);
  const stored = new Map(counters.map(({ name, value }) => [name, value]));
  return [...new Set([...actual.keys(), ...stored.keys()])]
    .sort()
    .map((label) => ({ label, stored: stored.get(label) ?? 0, actual: actual.get(label) ?? 0 }))
    .filter((month) => month.stored !== month.actual);
}

async function setCounter(tx: Transaction, name: string, value: Sql): Promise<void> {
  await tx.run(
    tx.engine === "sqlite"
      ? sql`INSERT INTO counters (name, value) VALUES (${name}, ${value})
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`
      : sql`INSERT INTO counters (name, value) VALUES (${name}, ${value})
            ON DUPLICATE KEY UPDATE value = VALUES(value)`,
  );
}

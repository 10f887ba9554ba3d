import { searchCountTable } from "../books/oftenSearched/SearchCount.entity.js";
import type { Transaction } from "../platform/database/Database.js";
import { foldKey } from "../../common/fold.js";
import { addDays, dayIn } from "../platform/time/libraryClock.js";

/** What the invented pupils look for, by how many of them on which days: titles, an author and a subject. */
const SEARCHES: readonly (readonly [name: string, readersByDaysAgo: Readonly<Record<number, number>>])[] = [
  ["Laskar Pelangi", { 2: 5, 6: 4, 11: 6 }],
  ["Filosofi Teras", { 1: 4, 5: 3, 9: 5 }],
  ["Pramoedya Ananta Toer", { 4: 6, 8: 4 }],
  ["Sejarah Indonesia", { 3: 5, 10: 3 }],
  ["Cantik Itu Luka", { 7: 4, 12: 3 }],
];

/** So that the home page shows what is often searched for, as it shows what is often borrowed. */
export async function insertDemoSearches(tx: Transaction, timeZone: string, now: Date): Promise<void> {
  const today = dayIn(timeZone, now);
  await tx.insert(
    searchCountTable,
    SEARCHES.flatMap(([name, readers]) =>
      Object.entries(readers).map(([daysAgo, readerCount]) => ({
        day: addDays(today, -Number(daysAgo)),
        nameKey: foldKey(name),
        readerCount,
      })),
    ),
  );
}

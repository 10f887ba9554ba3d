import sql, { raw } from "sql-template-tag";

import { UndoService } from "../../../server/circulation/undo/UndoService.js";
import { BorrowingService } from "../../../server/circulation/borrowings/BorrowingService.js";
import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import type { PolicyFigures } from "../../../server/settings/lendingFigures.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { givenBooks } from "../givenBooks.js";
import { givenAdmin, givenStudent } from "../people.js";
import { testWrite } from "../testWrite.js";

/** The rules of lending as a library has them that has changed nothing. */
export const anyPolicy: PolicyFigures = {
  loanDays: 7,
  dueOn: null,
  mostLoans: 3,
  mostRenewals: 2,
  finePerDay: 500,
  fineDays: "open",
  graceDays: 0,
  graceCharged: true,
  suspendDaysPerDay: 0,
  fineCap: null,
  capAtPrice: false,
  debtLimit: null,
  lendable: true,
  countsToLimit: true,
};

const TABLES = [
  "clearance_letters",
  "class_sets",
  "reservations",
  "ledger_entries",
  "replacement_codes",
  "desk_acts",
  "borrowings",
  "copies",
  "books",
  "users",
  "students",
];

interface LendingLibrary {
  readonly students?: number;
  readonly copies?: number;
  /** The title of each copy, counted from 0; otherwise each copy has its own. */
  readonly titles?: readonly number[];
  readonly now?: Date;
}

/** A library that lends, without what an earlier test has left: a clock that the test moves, students, and copies. */
export async function givenLendingLibrary(
  database: Database,
  {
    students = 2,
    copies = 3,
    titles = [...Array(copies).keys()],
    now = new Date("2026-11-02T02:00:00Z"),
  }: LendingLibrary = {},
) {
  let clock = now;
  await database.write(testWrite, async (tx) => {
    for (const table of TABLES) await tx.run(sql`DELETE FROM ${raw(table)}`);
    await tx.run(sql`UPDATE counters SET value = 0 WHERE name IN ('books', 'borrowings', 'students')`);
  });
  const time = { timeZone: "Asia/Jakarta", now: () => clock };
  const codes = titles.map((_, index) => `B${String(index + 1).padStart(5, "0")}`);
  const bookIds = await givenBooks(
    database,
    [...new Set(titles)].map((title) => ({
      title: `Judul ${title + 1}`,
      price: 40_000,
      copies: codes.filter((_, index) => titles[index] === title).map((itemCode) => ({ itemCode })),
    })),
  );
  const studentIds: number[] = [];
  const names = ["Rina", "Budi", "Sari", "Dewi", "Joko"];
  for (let index = 0; index < students; index += 1) {
    studentIds.push(
      await givenStudent(database, {
        nis: `2401${index + 1}`,
        name: names[index] ?? `Siswa ${index + 1}`,
        className: "X IPA 1",
      }),
    );
  }
  const borrowings = new BorrowingService(database, time);
  return {
    lending: new LendingService(database, time),
    borrowings,
    undo: new UndoService(database, time),
    time,
    admin: await givenAdmin(database),
    studentIds,
    bookIds,
    codes,
    nisOf: (index: number) => `2401${index + 1}`,
    setNow: (instant: string) => {
      clock = new Date(instant);
      borrowings.lendingDay.clearAll();
    },
  };
}

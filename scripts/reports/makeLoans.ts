import sql from "sql-template-tag";

import { type Borrowing, borrowingTable } from "../../server/circulation/borrowings/Borrowing.entity.js";
import { auditEntryTable } from "../../server/audit/AuditEntry.entity.js";
import { inHouseUseTable } from "../../server/circulation/inHouse/InHouseUse.entity.js";
import { ledgerEntryTable } from "../../server/circulation/ledger/LedgerEntry.entity.js";
import { copyTable } from "../../server/books/copies/Copy.entity.js";
import { emptyValues, pick } from "../../server/platform/database/columns.js";
import type { Database } from "../../server/platform/database/Database.js";
import { addDays } from "../../server/platform/time/libraryClock.js";
import { type Student, studentTable } from "../../server/students/Student.entity.js";
import { studentKeys } from "../../server/students/studentKeys.js";
import { visitTable } from "../../server/visits/Visit.entity.js";
import { keptFigures } from "../../server/circulation/borrowings/loanFigures.js";
import { generalFigures, initialSettings } from "../../server/settings/lendingFigures.js";

const LOANS_A_YEAR = 100_000;
/** The last one is the year that is reported; the others must cost nothing. */
const SCHOOL_YEARS = [2023, 2024, 2025];
const STUDENTS = 1_200;
const CLASSES = 36;
const VISITS_A_YEAR = 60_000;
const ROWS_PER_WRITE = 20_000;
const made = { unaudited: "Loans that are made for a proof." } as const;

type Row<Entity> = Omit<Entity, "id" | "student" | "copy">;

/** Three school years of loans, visits and fines of a large school: the same ones each time. */
export async function makeLoans(
  database: Database,
  { loansAYear = LOANS_A_YEAR, visitsAYear = VISITS_A_YEAR } = {},
): Promise<void> {
  const random = seededNumbers(20_261_123);
  const below = (limit: number) => Math.floor(random() * limit);
  const students = Array.from({ length: STUDENTS }, (_, index) => studentNumber(index));
  await database.write(made, (tx) => tx.insert(studentTable, students));
  const people = await database.read((reader) =>
    reader.select(pick(studentTable, "id", "className", "memberKindId"), sql`FROM students ORDER BY id`),
  );
  const copies = await database.read((reader) =>
    reader.select(pick(copyTable, "id", "bookId"), sql`FROM copies ORDER BY id`),
  );
  const open = new Set<number>();
  for (const year of SCHOOL_YEARS) {
    const isLast = year === SCHOOL_YEARS.at(-1);
    const moment = () => new Date(Date.UTC(year, 6, 1) + below(365) * 86_400_000 + below(9 * 3_600) * 1_000);
    for (let first = 0; first < loansAYear; first += ROWS_PER_WRITE) {
      const rows = Array.from({ length: Math.min(ROWS_PER_WRITE, loansAYear - first) }, (): Row<Borrowing> => {
        const student = people[below(people.length)];
        const copyId = copies[below(below(copies.length) + 1)]?.id ?? 0;
        const borrowedAt = moment();
        const isSet = below(10) === 0;
        const isOpen = isLast && below(200) === 0 && !open.has(copyId);
        if (isOpen) open.add(copyId);
        return {
          ...ordinaryLoan,
          studentId: student?.id ?? 0,
          className: student?.className ?? null,
          memberKindId: student?.memberKindId ?? 1,
          copyId,
          openCopyId: isOpen ? copyId : null,
          borrowedAt,
          dueAt: addDays(borrowedAt.toISOString().slice(0, 10), 7),
          returnedAt: isOpen ? null : new Date(borrowedAt.getTime() + (1 + below(14)) * 86_400_000),
          renewalCount: below(3) === 0 ? 1 : 0,
          policyDueOn: isSet ? `${year + 1}-06-11` : null,
          setLoan: isSet,
        };
      });
      await database.write(made, (tx) => tx.insert(borrowingTable, rows));
    }
    const uses = Array.from({ length: visitsAYear }, (_, index) => {
      const copy = copies[below(copies.length)];
      const division = `${below(10)}00`;
      return { copyId: copy?.id ?? 0, bookId: copy?.bookId ?? 0, division, categoryId: index % 7, usedAt: moment() };
    });
    await database.write(made, (tx) => tx.insert(inHouseUseTable, uses));
    const entries = Array.from({ length: loansAYear }, (_, index) => ({
      createdAt: moment(),
      userId: 1 + (index % 4),
      actor: "rina",
      address: null,
      action: index % 50 === 0 ? "copy.update" : index % 2 === 0 ? "borrowing.create" : "borrowing.return",
      recordType: index % 50 === 0 ? "copy" : "borrowing",
      recordId: copies[index % copies.length]?.id ?? null,
      bookId: null,
      beforeValues: { status: "available", note: "Sebelum perubahan ini eksemplar ada di rak" },
      afterValues: { status: index % 100 === 0 ? "withdrawn" : "repair" },
    }));
    for (let first = 0; first < entries.length; first += ROWS_PER_WRITE) {
      await database.write(made, (tx) => tx.insert(auditEntryTable, entries.slice(first, first + ROWS_PER_WRITE)));
    }
    const visits = Array.from({ length: visitsAYear }, () => {
      const student = people[below(people.length)];
      return {
        kind: "student" as const,
        studentId: student?.id ?? null,
        visitorName: null,
        institution: null,
        className: student?.className ?? null,
        memberKindId: null,
        gender: null,
        visitorKey: null,
        purpose: "reading" as const,
        peopleCount: 1,
        visitedAt: moment(),
      };
    });
    await database.write(made, (tx) => tx.insert(visitTable, visits));
    const charges = Array.from({ length: Math.floor(loansAYear / 5) }, (_, index) => ({
      studentId: people[below(people.length)]?.id ?? 0,
      kind: index % 2 === 0 ? ("charge" as const) : ("payment" as const),
      chargeReason: index % 2 === 0 ? ("late" as const) : null,
      borrowingId: null,
      amount: 500 * (1 + below(10)),
      settlesId: null,
      receiptId: null,
      openAmount: index % 20 === 0 ? 500 : 0,
      reason: null,
      madeAt: moment(),
      madeBy: "rina",
    }));
    await database.write(made, (tx) => tx.insert(ledgerEntryTable, charges));
  }
}

const ordinaryLoan = {
  borrowerKey: null,
  categoryId: null,
  classSetId: null,
  gender: null,
  lost: false,
  lostAt: null,
  fine: null,
  overdueDays: null,
  ...keptFigures(generalFigures(initialSettings)),
  confirmedChecks: "",
  heldAt: null,
  heldBy: null,
  enteredAt: null,
  enteredBy: null,
  heldChecks: null,
} as const;

function studentNumber(index: number): Omit<Student, "id"> {
  const names = {
    nis: `P${String(index).padStart(5, "0")}`,
    nisn: null,
    name: `Siswa ${index}`,
    className: `${["X", "XI", "XII"][index % 3] ?? ""} IPA ${Math.floor((index % CLASSES) / 3) + 1}`,
  };
  return {
    ...emptyValues(studentTable),
    ...names,
    ...studentKeys(names),
    status: "active",
    memberKindId: index % 40 === 0 ? 2 : 1,
    registeredAt: new Date(Date.UTC(2023, 6, 1)),
  };
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

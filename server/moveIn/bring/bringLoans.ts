import sql, { join } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { updateCopies } from "../../books/copies/copyWriter.js";
import { type Borrowing, borrowingTable } from "../../circulation/borrowings/Borrowing.entity.js";
import { schoolYearSpan } from "../../circulation/borrowings/borrowerKeys.js";
import { keptFigures } from "../../circulation/borrowings/loanFigures.js";
import { circulationLock } from "../../circulation/circulationLock.js";
import { type LendingDay, readLendingDay } from "../../circulation/policy/lendingDay.js";
import { overdueDays } from "../../circulation/rules/fine.js";
import {
  bool,
  emptyValues,
  type InsertOf,
  integer,
  notNull,
  nullable,
  pick,
  type RowOf,
} from "../../platform/database/columns.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { studentTable } from "../../students/Student.entity.js";
import type { MovingLoan, MovingRemark, SourceRow } from "../library/MovingLibrary.js";
import { type Bringing, bringRows, type ValueRow, type Written } from "./Bringing.js";
import type { Link, Links } from "./Links.js";

type LoanRow = ValueRow<MovingLoan>;

/**
 * Loans with the figures that are in force here. A later dump ends and renews those that an earlier one has brought, as
 * long as the desk has not touched them.
 */
export async function bringLoans(bringing: Bringing): Promise<void> {
  const { running, time } = bringing;
  const day = await running.database.read((reader) => readLendingDay(reader, time));
  await bringRows(bringing, "loans", {
    size: 400,
    locks: () => [circulationLock],
    write: (tx, rows) => writeLoans(tx, bringing, day, rows),
  });
}

const memberColumns = pick(studentTable, "id", "memberKindId", "className");
const copyColumns = {
  ...pick(copyTable, "id", "bookId", "status"),
  categoryId: nullable(integer(sql`COALESCE(copies.category_id, books.category_id)`)),
  isTextbook: bool(sql`COALESCE(copies.category_id, books.category_id) IN (
    SELECT categories.id FROM categories WHERE categories.collection_group = 'textbook')`),
  isListed: bookTable.listed,
};
const openColumn = { copyId: notNull(borrowingTable.openCopyId) };
const heldColumns = pick(
  borrowingTable,
  "id",
  "copyId",
  "openCopyId",
  "dueAt",
  "renewalCount",
  "returnedAt",
  "lost",
  "policyFineDays",
);

type MemberFacts = RowOf<typeof memberColumns>;
type CopyFacts = RowOf<typeof copyColumns>;

interface PlannedLoan {
  readonly source: SourceRow;
  readonly loan: MovingLoan;
  readonly member: MemberFacts;
  readonly copy: CopyFacts;
}

async function writeLoans(
  tx: Transaction,
  { links, time }: Bringing,
  day: LendingDay,
  rows: readonly LoanRow[],
): Promise<Written> {
  const brought = await links.brought(
    tx,
    "loan",
    rows.map(({ source }) => source),
  );
  const remarks = await updateLoans(tx, links, day, rows, brought);
  const { planned, leftOut } = await planLoans(
    tx,
    links,
    rows.filter(({ source }) => !brought.has(source)),
  );
  const ids = await tx.insert(
    borrowingTable,
    planned.map((loan) => valuesOfLoan(loan, day, time.timeZone)),
  );
  await adjustCounters(tx, { borrowings: planned.length });
  const lost = planned.flatMap(({ loan, copy }) => (isStillLost(loan) && copy.status !== "lost" ? copy : []));
  if (lost.length > 0) {
    await updateCopies(
      tx,
      lost.map(({ id, bookId, isListed }) => ({ id, bookId, isOfUnlisted: !isListed })),
      { status: "lost" },
    );
  }
  await links.add(
    tx,
    planned.map(({ source, loan }, index) => ({
      source,
      kind: "loan",
      recordId: required(ids[index], "a loan just written"),
      made: true,
      mark: markOfMoving(loan),
    })),
  );
  return { made: { loans: planned.length }, leftOut, remarks };
}

async function planLoans(tx: Transaction, links: Links, rows: readonly LoanRow[]) {
  const members = await membersOf(tx, links, rows);
  const copies = await copiesOf(tx, links, rows);
  const onLoan = await openCopies(tx, rows.length === 0 ? [] : [...copies.values()].map(({ id }) => id));
  const planned: PlannedLoan[] = [];
  const leftOut = new Map<SourceRow, MovingRemark>();
  for (const { source, value: loan } of rows) {
    const member = members.get(loan.memberId);
    const copy = copies.get(loan.copyId);
    const suffix = isOpen(loan) ? "-open" : "";
    if (!member) leftOut.set(source, { code: `loan-member-left${suffix}`, text: "Anggotanya tidak ikut." });
    else if (!copy) leftOut.set(source, { code: `loan-copy-left${suffix}`, text: "Eksemplarnya tidak ikut." });
    else if (isOpen(loan) && onLoan.has(copy.id)) leftOut.set(source, ON_LOAN_HERE);
    else {
      if (isOpen(loan)) onLoan.add(copy.id);
      planned.push({ source, loan, member, copy });
    }
  }
  return { planned, leftOut };
}

const ON_LOAN_HERE: MovingRemark = {
  code: "copy-on-loan-here",
  text: "Eksemplarnya sedang dipinjam di perpustakaan ini.",
};
const CHANGED_HERE: MovingRemark = {
  code: "loan-changed-here",
  text: "Pinjaman ini sudah diubah di perpustakaan ini: perubahan di sistem lama tidak ikut.",
};

const isOpen = ({ returnedAt, lostAt }: MovingLoan) => returnedAt === null && lostAt === null;
const isStillLost = ({ returnedAt, lostAt }: MovingLoan) => returnedAt === null && lostAt !== null;

async function membersOf(tx: Transaction, links: Links, rows: readonly LoanRow[]) {
  const found = await links.find(
    tx,
    "student",
    rows.map(({ value }) => value.memberId),
  );
  const ids = [...new Set([...found.values()].map(({ recordId }) => recordId))];
  const members =
    ids.length === 0
      ? []
      : await tx.select(memberColumns, sql`FROM students WHERE id IN (${join(ids)}) AND erased_at IS NULL`);
  return bySource(found, members);
}

async function copiesOf(tx: Transaction, links: Links, rows: readonly LoanRow[]) {
  const found = await links.find(
    tx,
    "copy",
    rows.map(({ value }) => value.copyId),
  );
  const ids = [...new Set([...found.values()].map(({ recordId }) => recordId))];
  const copies =
    ids.length === 0
      ? []
      : await tx.select(
          copyColumns,
          sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.id IN (${join(ids)})`,
        );
  return bySource(found, copies);
}

function bySource<Row extends { readonly id: number }>(found: ReadonlyMap<string, Link>, rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...found].flatMap(([id, { recordId }]) => {
      const row = byId.get(recordId);
      return row ? [[id, row] as const] : [];
    }),
  );
}

async function openCopies(tx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const open = await tx.select(openColumn, sql`FROM borrowings WHERE open_copy_id IN (${join([...ids])})`);
  return new Set(open.map(({ copyId }) => copyId));
}

const empty = emptyValues(
  pick(
    borrowingTable,
    "classSetId",
    "borrowerKey",
    "gender",
    "heldAt",
    "heldBy",
    "heldChecks",
    "enteredAt",
    "enteredBy",
  ),
);

function valuesOfLoan({ loan, member, copy }: PlannedLoan, day: LendingDay, timeZone: string): InsertOf<Borrowing> {
  const { figures } = day.policyFor({ memberKindId: member.memberKindId, categoryId: copy.categoryId });
  const { from } = schoolYearSpan(timeZone, day.today);
  return {
    ...empty,
    studentId: member.id,
    copyId: copy.id,
    openCopyId: isOpen(loan) ? copy.id : null,
    borrowedAt: loan.borrowedAt,
    // The class of an earlier year is not known.
    className: loan.borrowedAt >= from ? member.className : null,
    memberKindId: member.memberKindId,
    categoryId: copy.categoryId,
    setLoan: figures.dueOn !== null || !figures.countsToLimit || copy.isTextbook,
    confirmedChecks: "",
    ...keptFigures(figures),
    ...endOfLoan(loan, figures.fineDays, day),
  };
}

/** Until when it lasts, and how it has ended. */
function endOfLoan(loan: MovingLoan, fineDays: LendingFineDays, day: LendingDay) {
  const endedAt = loan.lostAt ?? loan.returnedAt;
  const endedOn = endedAt === null ? null : dayIn(day.timeZone, endedAt);
  return {
    dueAt: loan.dueAt,
    renewalCount: loan.renewalCount,
    returnedAt: loan.returnedAt,
    lost: loan.lostAt !== null,
    lostAt: loan.lostAt,
    fine: endedOn === null ? null : (loan.fine ?? 0),
    overdueDays: endedOn === null ? null : overdueDays(fineDays, day.calendar, loan.dueAt, endedOn),
  };
}

type LendingFineDays = RowOf<typeof heldColumns>["policyFineDays"];

/** What of a loan only the desk changes. */
function markOf(dueAt: string, renewalCount: number, state: "open" | "returned" | "lost"): string {
  return `${dueAt} ${renewalCount} ${state}`;
}

function markOfMoving(loan: MovingLoan): string {
  return markOf(loan.dueAt, loan.renewalCount, isOpen(loan) ? "open" : isStillLost(loan) ? "lost" : "returned");
}

export function markOfLoan(loan: {
  readonly dueAt: string;
  readonly renewalCount: number;
  readonly returnedAt: Date | null;
  readonly lost: boolean;
}): string {
  const state = loan.returnedAt !== null ? "returned" : loan.lost ? "lost" : "open";
  return markOf(loan.dueAt, loan.renewalCount, state);
}

/** Loans that the other system has ended or renewed since they were brought. */
async function updateLoans(
  tx: Transaction,
  links: Links,
  day: LendingDay,
  rows: readonly LoanRow[],
  brought: ReadonlyMap<SourceRow, Link>,
): Promise<ReadonlyMap<SourceRow, readonly MovingRemark[]>> {
  const changed = rows.flatMap(({ source, value }) => {
    const link = brought.get(source);
    return link && link.mark !== markOfMoving(value) ? [{ source, value, link }] : [];
  });
  const remarks = new Map<SourceRow, readonly MovingRemark[]>();
  if (changed.length === 0) return remarks;
  const ids = changed.map(({ link }) => link.recordId);
  const held = await tx.select(heldColumns, sql`FROM borrowings WHERE id IN (${join(ids)})`);
  const byId = new Map(held.map((loan) => [loan.id, loan]));
  for (const { source, value, link } of changed) {
    const loan = byId.get(link.recordId);
    if (loan === undefined || markOfLoan(loan) !== link.mark || loan.openCopyId === null) {
      remarks.set(source, [CHANGED_HERE]);
      continue;
    }
    await tx.update(
      borrowingTable,
      { ...endOfLoan(value, loan.policyFineDays, day), openCopyId: isOpen(value) ? loan.copyId : null },
      sql`id = ${loan.id}`,
    );
    await links.mark(tx, link, markOfMoving(value));
  }
  return remarks;
}

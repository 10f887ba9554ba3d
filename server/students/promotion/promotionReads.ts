import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join, type Sql } from "sql-template-tag";

import { bool, integer, nullable, pick, type RowOf, tableOf, text, typedAs } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { isPupil } from "../memberKinds/memberKindReads.js";
import { studentTable } from "../Student.entity.js";
import type { StudentLoans } from "../StudentDependents.js";
import { studentPromotionTable } from "./StudentPromotion.entity.js";
import { KEPT_REASONS, type KeptReason, StudentPromotionItem } from "./StudentPromotionItem.entity.js";
import type { Pupil } from "./planning/resolvePromotion.js";

/** Between two of them the event loop gets a turn. */
const PUPILS_PER_STATEMENT = 2_000;

export const AT_SCHOOL = sql`students.status IN ('active', 'suspended')`;

const pupilColumns = {
  ...pick(studentTable, "id", "nis", "nisn", "name", "className", "classKey", "academicYear", "expiresAt", "status"),
  accountIsOpen: nullable(bool(sql`users.active`)),
};

/** Every pupil at school, in the order of their ids. */
export async function readPupils(reader: Reader, loans: StudentLoans): Promise<Pupil[]> {
  const borrowings = await loans.countOpen(reader);
  const debts = await loans.sumDebts(reader);
  const pupils: Pupil[] = [];
  for (let after = 0; ;) {
    const rows = await reader.select(
      pupilColumns,
      sql`FROM students LEFT JOIN users ON users.student_id = students.id
          WHERE students.id > ${after} AND ${AT_SCHOOL} AND ${isPupil} ORDER BY students.id LIMIT ${PUPILS_PER_STATEMENT}`,
    );
    for (const row of rows) {
      pupils.push({ ...row, openBorrowings: borrowings.get(row.id) ?? 0, debt: debts.get(row.id) ?? 0 });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PUPILS_PER_STATEMENT) {
      return pupils;
    }
    after = last.id;
    await yieldToEventLoop();
  }
}

const promotionColumns = pick(
  studentPromotionTable,
  "id",
  "createdAt",
  "startedBy",
  "academicYear",
  "expiresAt",
  "promoted",
  "stayed",
  "graduated",
  "moved",
  "held",
  "undoneAt",
  "undoneBy",
  "restored",
  "kept",
);
export type PromotionRow = RowOf<typeof promotionColumns>;

export function selectPromotions(reader: Reader, rest: Sql): Promise<PromotionRow[]> {
  return reader.select(promotionColumns, sql`FROM student_promotions ${rest}`);
}

export async function selectPromotion(reader: Reader, id: number): Promise<PromotionRow | null> {
  const [promotion] = await selectPromotions(reader, sql`WHERE id = ${id}`);
  return promotion ?? null;
}

/** The only promotion that can be undone, since it builds on those before it. */
export async function selectNewestPromotion(reader: Reader): Promise<PromotionRow | null> {
  const [promotion] = await selectPromotions(reader, sql`WHERE undone_at IS NULL ORDER BY id DESC LIMIT 1`);
  return promotion ?? null;
}

const items = tableOf(StudentPromotionItem, "items");
const itemsWithStudents = sql`student_promotion_items AS items LEFT JOIN students ON students.id = items.student_id`;

/** At school before and after: a suspension since, or its end, comes by itself and is none of the promotion's. */
const stayedAtSchool = sql`items.after_status IN ('active', 'suspended') AND ${AT_SCHOOL}`;

/** What was changed of the student since the promotion; null where nothing was. */
const changedSince = sql`CASE
  WHEN students.id IS NULL THEN 'deleted'
  WHEN students.status <> items.after_status AND NOT (${stayedAtSchool}) THEN 'status'
  WHEN COALESCE(students.class_name, '') <> COALESCE(items.after_class_name, '') THEN 'className'
  WHEN COALESCE(students.academic_year, '') <> COALESCE(items.after_academic_year, '') THEN 'academicYear'
  WHEN COALESCE(students.expires_at, '') <> COALESCE(items.after_expires_at, '') THEN 'expiresAt'
END`;

const undoColumns = {
  id: items.studentId,
  nis: nullable(studentTable.nis),
  nisn: studentTable.nisn,
  name: nullable(studentTable.name),
  reason: nullable(text(changedSince)),
  className: items.beforeClassName,
  academicYear: items.beforeAcademicYear,
  expiresAt: items.beforeExpiresAt,
  /** The status that the undo restores; a suspension of who is at school stays. */
  status: typedAs(
    items.beforeStatus,
    sql`CASE WHEN ${stayedAtSchool} THEN students.status ELSE items.before_status END`,
  ),
  currentStatus: nullable(studentTable.status),
  afterStatus: items.afterStatus,
  accountClosed: items.accountClosed,
};
export type UndoRow = RowOf<typeof undoColumns>;

/** What a promotion changed, after this student, in the order of the ids. */
export function selectUndoRows(reader: Reader, promotionId: number, after: number, limit: number): Promise<UndoRow[]> {
  return reader.select(
    undoColumns,
    sql`FROM ${itemsWithStudents} WHERE items.promotion_id = ${promotionId} AND items.student_id > ${after}
        ORDER BY items.student_id LIMIT ${limit}`,
  );
}

/** The students whom an undo would leave, or has left, as they are. */
function keptCondition({ id, undoneAt }: PromotionRow): Sql {
  const isKept = undoneAt === null ? sql`${changedSince} IS NOT NULL` : sql`items.kept_reason IS NOT NULL`;
  return sql`items.promotion_id = ${id} AND ${isKept}`;
}

const keptColumns = {
  studentId: items.studentId,
  nis: nullable(studentTable.nis),
  name: nullable(studentTable.name),
  className: studentTable.className,
};

export interface KeptStudent {
  readonly studentId: number;
  /** Null for one who was deleted since. */
  readonly nis: string | null;
  readonly name: string | null;
  readonly className: string | null;
  readonly reason: KeptReason;
}

export async function selectKept(
  reader: Reader,
  promotion: PromotionRow,
  condition: Sql,
  rest: Sql,
): Promise<KeptStudent[]> {
  const reason = promotion.undoneAt === null ? changedSince : sql`items.kept_reason`;
  const rows = await reader.select(
    { ...keptColumns, reason: text(reason) },
    sql`FROM ${itemsWithStudents} WHERE ${keptCondition(promotion)} AND ${condition} ${rest}`,
  );
  return rows.map((row) => ({ ...row, reason: keptReasonOf(row.reason) }));
}

export function countKept(reader: Reader, promotion: PromotionRow): Promise<number> {
  return reader.count(sql`FROM ${itemsWithStudents} WHERE ${keptCondition(promotion)}`);
}

export function keptReasonOf(stored: string): KeptReason {
  const reason = KEPT_REASONS.find((known) => known === stored);
  if (reason === undefined) {
    throw new Error(`${stored} is no reason to leave a student`);
  }
  return reason;
}

const movementColumns = {
  fromClassName: items.beforeClassName,
  toClassName: items.afterClassName,
  status: typedAs(
    items.afterStatus,
    sql`CASE items.after_status WHEN 'suspended' THEN 'active' ELSE items.after_status END`,
  ),
  studentsCount: integer(sql`COUNT(*)`),
};
export type MovementRow = RowOf<typeof movementColumns>;

/** From which class to which, in the order of the names of the classes. */
export function selectMovements(reader: Reader, promotionId: number, limit: number): Promise<MovementRow[]> {
  const keys = [movementColumns.fromClassName, movementColumns.toClassName, movementColumns.status];
  return reader.select(
    movementColumns,
    sql`FROM student_promotion_items AS items WHERE items.promotion_id = ${promotionId}
        GROUP BY ${join(keys)} ORDER BY ${join(keys)} LIMIT ${limit}`,
  );
}

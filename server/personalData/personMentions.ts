import sql, { join, type Sql } from "sql-template-tag";

import { auditEntryTable } from "../audit/AuditEntry.entity.js";
import { clearanceLetterTable } from "../circulation/clearanceLetters/ClearanceLetter.entity.js";
import { ledgerEntryTable } from "../circulation/ledger/LedgerEntry.entity.js";
import { deskActTable } from "../circulation/acts/DeskAct.entity.js";
import { type Expression, pick } from "../platform/database/columns.js";
import type { DatabaseReads, Reader, Transaction } from "../platform/database/Database.js";
import { studentTable } from "../students/Student.entity.js";
import { studentImportTable } from "../students/studentImport/StudentImport.entity.js";
import { studentImportRowTable } from "../students/studentImport/StudentImportRow.entity.js";
import { userTable } from "../users/User.entity.js";
import type { PersonTraces } from "./personTraces.js";

/** Tables in whose texts anybody may be named, and where. */
const SEARCHED = {
  audit_entries: [auditEntryTable.beforeValues, auditEntryTable.afterValues],
  desk_acts: [deskActTable.answer, deskActTable.undo],
  clearance_letters: [clearanceLetterTable.revokeReason],
  ledger_entries: [ledgerEntryTable.reason],
  student_import_rows: [studentImportRowTable.cells, studentImportRowTable.reason],
  student_imports: [studentImportTable.reading],
} as const;
type SearchedTable = keyof typeof SEARCHED;

/** Rows that are looked at by one statement: no reader and no writer waits for more. */
const ROWS_PER_LOOK = 2_000;

/** What mentions somebody, and up to which row each table was searched. */
export interface Mentions {
  readonly ids: Readonly<Record<SearchedTable, readonly number[]>>;
  readonly upTo: Readonly<Record<SearchedTable, number>>;
}

const nothing: Mentions = {
  ids: {
    audit_entries: [],
    clearance_letters: [],
    desk_acts: [],
    ledger_entries: [],
    student_import_rows: [],
    student_imports: [],
  },
  upTo: {
    audit_entries: 0,
    clearance_letters: 0,
    desk_acts: 0,
    ledger_entries: 0,
    student_import_rows: 0,
    student_imports: 0,
  },
};

/**
 * Searches before the erasure's transaction, in short reads; inside it `findNewMentions` looks at what was written
 * since.
 */
export function findMentions(database: DatabaseReads, traces: PersonTraces): Promise<Mentions> {
  return goThrough((work) => database.read(work), traces, nothing);
}

export function findNewMentions(tx: Transaction, traces: PersonTraces, found: Mentions): Promise<Mentions> {
  return goThrough((work) => work(tx), traces, found);
}

async function goThrough(
  read: <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result>,
  traces: PersonTraces,
  { ids, upTo }: Mentions,
): Promise<Mentions> {
  const allIds = { ...ids };
  const allUpTo = { ...upTo };
  for (const table of Object.keys(SEARCHED) as SearchedTable[]) {
    const mentioned = mentionsIn(table, traces);
    for (;;) {
      const from: number = allUpTo[table];
      const window = await read((reader) =>
        reader.rows<{ id: number }>(
          sql`SELECT id FROM ${sqlName(table)} WHERE id > ${from} ORDER BY id LIMIT ${ROWS_PER_LOOK}`,
        ),
      );
      const end = window.at(-1)?.id;
      if (end === undefined) break;
      const rows = await read((reader) =>
        reader.rows<{ id: number }>(
          sql`SELECT id FROM ${sqlName(table)} WHERE id > ${from} AND id <= ${Number(end)} AND (${mentioned})`,
        ),
      );
      allIds[table] = [...allIds[table], ...rows.map(({ id }) => Number(id))];
      allUpTo[table] = Number(end);
    }
  }
  return { ids: allIds, upTo: allUpTo };
}

const NAMES: Readonly<Record<SearchedTable, Sql>> = {
  audit_entries: sql`audit_entries`,
  clearance_letters: sql`clearance_letters`,
  desk_acts: sql`desk_acts`,
  ledger_entries: sql`ledger_entries`,
  student_import_rows: sql`student_import_rows`,
  student_imports: sql`student_imports`,
};

function sqlName(table: SearchedTable): Sql {
  return NAMES[table];
}

/** Wider than what is meant, since JSON is read afterwards: number 12 is found within 123 too. */
function mentionsIn(table: SearchedTable, { studentId, words }: PersonTraces): Sql {
  const parts = [
    ...["studentId", "teacherId", "validStudentId"].map((name) => `"${name}":${studentId}`),
    ...words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)]),
  ];
  const columns: readonly Expression<unknown>[] = SEARCHED[table];
  const inColumn = (column: Sql) =>
    join(
      [...new Set(parts)].map((part) => sql`INSTR(${column}, ${part}) > 0`),
      " OR ",
    );
  return join(columns.map(inColumn), " OR ");
}

/** Names that a student has had, from the entries of their changes. */
const namedColumns = pick(auditEntryTable, "beforeValues", "afterValues");
const MIN_WORD_LENGTH = 4;

/** By what this student is found: not by a name that another has too, nor by a short one, which means too much. */
export async function tracesOf(reader: Reader, studentId: number): Promise<PersonTraces | null> {
  const [student] = await reader.select(
    pick(studentTable, "nis", "nisn", "name", "phone", "email", "address"),
    sql`FROM students WHERE id = ${studentId} AND erased_at IS NULL`,
  );
  if (!student) return null;
  const [account] = await reader.select(
    pick(userTable, "id", "username", "name", "email", "phone"),
    sql`FROM users WHERE student_id = ${studentId}`,
  );
  const entries = await reader.select(
    namedColumns,
    sql`FROM audit_entries WHERE record_type = 'student' AND record_id = ${studentId}`,
  );
  const before = entries.flatMap(({ beforeValues, afterValues }) =>
    [beforeValues, afterValues].flatMap((values) => [values?.name, values?.nis]),
  );
  const candidates = [
    ...Object.values(student),
    ...(account ? [account.username, account.name, account.email, account.phone] : []),
    ...before,
  ];
  const words = [
    ...new Set(candidates.filter((word): word is string => typeof word === "string" && word.trim() !== "")),
  ].filter((word) => word.length >= MIN_WORD_LENGTH);
  const shared = await sharedWords(reader, studentId, words);
  return { studentId, userId: account?.id ?? null, words: words.filter((word) => !shared.has(word)) };
}

/** Names, addresses, and numbers of a telephone that somebody else has too. */
async function sharedWords(reader: Reader, studentId: number, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const list = join([...words]);
  const others = await reader.select(
    { ...pick(studentTable, "name", "nis"), phone: studentTable.phone, email: studentTable.email },
    sql`FROM students WHERE id <> ${studentId} AND (name IN (${list}) OR nis IN (${list}) OR phone IN (${list})
      OR email IN (${list}))`,
  );
  const accounts = await reader.select(
    pick(userTable, "username"),
    sql`FROM users WHERE username IN (${list}) AND (student_id IS NULL OR student_id <> ${studentId})`,
  );
  return new Set([...others, ...accounts].flatMap((row) => Object.values(row).filter((value) => value !== null)));
}

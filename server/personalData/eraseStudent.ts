import sql, { join, type Sql } from "sql-template-tag";

import { auditEntryTable } from "../audit/AuditEntry.entity.js";
import { deskActTable } from "../circulation/acts/DeskAct.entity.js";
import { clearanceLetterTable } from "../circulation/clearanceLetters/ClearanceLetter.entity.js";
import {
  forgetLoans,
  forgetReservations,
  forgetTeachers,
  type ForgetRequest,
} from "../circulation/forgetting/forgetHistory.js";
import { ledgerEntryTable } from "../circulation/ledger/LedgerEntry.entity.js";
import { chunk } from "../platform/database/chunk.js";
import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { markFilesDropped } from "../platform/files/fileState.js";
import { BORROWED_AGAIN } from "../audit/forgetPeople.js";
import { studentTable } from "../students/Student.entity.js";
import { CLEARED_NAMES } from "../students/studentFields.js";
import { studentImportTable } from "../students/studentImport/StudentImport.entity.js";
import { studentImportRowTable } from "../students/studentImport/StudentImportRow.entity.js";
import type { StudentRow } from "../students/studentReads.js";
import { suggestionTable } from "../suggestions/Suggestion.entity.js";
import { suggestionVoteTable } from "../suggestions/SuggestionVote.entity.js";
import { forgetVisits } from "../visits/forgetVisits.js";
import type { Mentions } from "./personMentions.js";
import { namesStudent, type PersonTraces, withoutPerson, withoutTexts } from "./personTraces.js";

/** What stands where lists and letters have named somebody. */
const ERASED_NAME = "Anggota terhapus";
const CLEARED = Object.fromEntries(CLEARED_NAMES.map((name) => [name, null])) as Readonly<
  Record<(typeof CLEARED_NAMES)[number], null>
>;
const RECORDS_PER_STEP = 100;
/** Entries of these are about the person alone: nothing of their values stays. */
const ABOUT_PEOPLE = new Set(["readingList", "student", "token", "user"]);
/** Public records: the same name in one of them is an author's, or the library's own words. */
const PUBLIC_RECORDS = new Set([
  "author",
  "blogPicture",
  "blogPost",
  "book",
  "bookImport",
  "category",
  "classification",
  "copy",
  "coverImport",
  "eResource",
  "loanRule",
  "location",
  "publisher",
  "settings",
  "source",
  "subject",
  "unmetSearch",
]);

export interface Erasure {
  readonly student: StudentRow;
  readonly traces: PersonTraces;
  readonly mentions: Mentions;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Takes a person from everything that is kept, of whom nothing is open. Loans, reservations and visits are forgotten as
 * the daily sweep does; what is still lost, the ledger and the letters belong to a row without a person.
 */
export async function eraseStudent(tx: Transaction, erasure: Erasure): Promise<void> {
  const { student, traces, timeZone, now } = erasure;
  const { id } = student;
  // Read first: afterwards their loans and visits are nobody's.
  const records = await recordsOf(tx, id, traces.userId);
  const endedBefore = new Date(now.getTime() + 1_000);
  const request = { studentIds: [id], endedBefore, before: endedBefore, limit: RECORDS_PER_STEP, timeZone };
  for (const forget of [forgetLoans, forgetTeachers, forgetReservations, forgetVisits]) {
    await untilDone(tx, forget, request);
  }
  await forgetEntries(tx, erasure, records);
  await forgetActs(tx, erasure);
  await forgetImportRows(tx, erasure);
  await tx.update(
    ledgerEntryTable,
    { reason: null },
    sql`student_id = ${id} AND reason IS NOT NULL AND kind <> 'replacement'`,
  );
  await forgetLetters(tx, id);
  await forgetReasons(tx, erasure);
  for (const table of [sql`student_promotion_items`, sql`reading_lists`, sql`activation_codes`, sql`registrations`]) {
    await tx.run(sql`DELETE FROM ${table} WHERE student_id = ${id}`);
  }
  await tx.run(sql`DELETE FROM move_in_records WHERE kind = 'student' AND record_id = ${id}`);
  await forgetSuggestions(tx, erasure);
  // A message that waits would still be sent; what was sent is counted.
  await tx.run(sql`DELETE FROM notice_messages WHERE student_id = ${id} AND sent_at IS NULL`);
  const names = [student.nis, student.email, student.username].flatMap((name) => name ?? []);
  await tx.run(sql`DELETE FROM outgoing_mails WHERE typed IN (${join(names)})`);
  // Sessions and tokens go with the account.
  await tx.run(sql`DELETE FROM users WHERE student_id = ${id}`);
  await tx.run(sql`DELETE FROM bin_entries WHERE kind = 'student' AND record_id = ${id}`);
  await markFilesDropped(tx, student.photo);
  await tx.update(
    studentTable,
    {
      nis: `terhapus-${id}`,
      name: ERASED_NAME,
      nameKey: "",
      searchKey: "",
      ...CLEARED,
      erasedAt: now,
    },
    sql`id = ${id}`,
  );
}

async function untilDone<Request extends ForgetRequest>(
  tx: Transaction,
  forget: (tx: Transaction, request: Request) => Promise<number>,
  request: Request,
): Promise<void> {
  while ((await forget(tx, request)) === request.limit) await tx.turns.give();
  await tx.turns.give();
}

/** Whose entries of the audit trail are this person's, by the type of the record. */
async function recordsOf(tx: Transaction, id: number, userId: number | null): Promise<Sql> {
  const tables = {
    borrowing: sql`SELECT id FROM borrowings WHERE student_id = ${id}`,
    classSet: sql`SELECT id FROM class_sets WHERE teacher_id = ${id}`,
    clearance: sql`SELECT id FROM clearance_letters WHERE student_id = ${id}`,
    fine: sql`SELECT id FROM ledger_entries WHERE student_id = ${id}`,
    notice: sql`SELECT id FROM notice_messages WHERE student_id = ${id}`,
    readingList: sql`SELECT id FROM reading_lists WHERE student_id = ${id}`,
    suggestion: sql`SELECT id FROM suggestions WHERE student_id = ${id}`,
    reservation: sql`SELECT id FROM reservations WHERE student_id = ${id}`,
    visit: sql`SELECT id FROM visits WHERE student_id = ${id}`,
  };
  const conditions = [
    sql`(record_type = 'student' AND record_id = ${id})`,
    ...(userId === null ? [] : [sql`(record_type = 'user' AND record_id = ${userId})`, sql`user_id = ${userId}`]),
  ];
  for (const [recordType, statement] of Object.entries(tables)) {
    const ids = (await tx.rows<{ id: number }>(statement)).map((row) => Number(row.id));
    for (const batch of chunk(ids)) {
      conditions.push(sql`(record_type = ${recordType} AND record_id IN (${join(batch)}))`);
    }
  }
  return join(conditions, " OR ");
}

const entryColumns = pick(auditEntryTable, "id", "userId", "recordType", "recordId", "beforeValues", "afterValues");

/** That something was done stays, and when; whose it was goes, also where a reason names them in somebody else's. */
async function forgetEntries(tx: Transaction, { student, traces, mentions }: Erasure, theirs: Sql): Promise<void> {
  const { words, userId, studentId } = traces;
  const own = await tx.select(entryColumns, sql`FROM audit_entries WHERE ${theirs}`);
  const ownIds = new Set(own.map(({ id }) => id));
  const others: typeof own = [];
  for (const ids of chunk(mentions.ids.audit_entries.filter((id) => !ownIds.has(id)))) {
    others.push(...(await tx.select(entryColumns, sql`FROM audit_entries WHERE id IN (${join(ids)})`)));
  }
  for (const entry of [...own, ...others]) {
    const { id, recordType, beforeValues, afterValues } = entry;
    const isOwn = ownIds.has(id) || [beforeValues, afterValues].some((values) => namesStudent(values, studentId));
    if (!isOwn && PUBLIC_RECORDS.has(recordType)) continue;
    const isTheirDoing = userId !== null && entry.userId === userId;
    const isWholly = ABOUT_PEOPLE.has(recordType) && (isTheirDoing || entry.recordId === student.id || ownIds.has(id));
    const strip = (values: typeof beforeValues) =>
      isWholly ? null : isOwn ? withoutPerson(values, words) : withoutTexts(values, words);
    await tx.update(
      auditEntryTable,
      {
        beforeValues: strip(beforeValues),
        afterValues: strip(afterValues),
        ...(isTheirDoing ? { userId: null, actor: "siswa", address: null } : {}),
      },
      sql`id = ${id}`,
    );
    await tx.turns.give();
  }
}

/** An act keeps its answer, for who sends it again, and can no longer be undone. */
async function forgetActs(tx: Transaction, { traces, mentions }: Erasure): Promise<void> {
  const columns = pick(deskActTable, "id", "userId", "answer", "undo");
  const mine = traces.userId === null ? sql`1 = 0` : sql`user_id = ${traces.userId}`;
  const acts = await tx.select(columns, sql`FROM desk_acts WHERE ${mine}`);
  for (const ids of chunk(mentions.ids.desk_acts)) {
    acts.push(...(await tx.select(columns, sql`FROM desk_acts WHERE id IN (${join(ids)})`)));
  }
  for (const { id, userId, answer, undo } of acts) {
    const isTheirDoing = userId !== null && userId === traces.userId;
    const isTheirs = isTheirDoing || namesStudent([answer, undo], traces.studentId);
    await tx.update(
      deskActTable,
      {
        answer: withoutTexts(answer, traces.words),
        ...(isTheirs ? { undo: null } : {}),
        ...(isTheirDoing ? { userId: null } : {}),
      },
      sql`id = ${id}`,
    );
    await tx.turns.give();
  }
}

const noCells = {
  nis: null,
  name: null,
  given: null,
  registeredOn: null,
  notes: [],
  difference: null,
  cells: [],
  keptReason: null,
};

/** The rows of imports stay counted; what the files had in their first lines goes for good. */
async function forgetImportRows(tx: Transaction, { student, traces, mentions }: Erasure): Promise<void> {
  const theirs = sql`student_id = ${student.id} OR nis = ${student.nis}`;
  const imports = await tx.rows<{ id: number }>(
    sql`SELECT DISTINCT student_import_id AS id FROM student_import_rows WHERE ${theirs}`,
  );
  await tx.update(studentImportRowTable, { ...noCells, reason: "" }, theirs);
  const columns = pick(studentImportRowTable, "id", "cells", "reason");
  for (const ids of chunk(mentions.ids.student_import_rows)) {
    for (const row of await tx.select(columns, sql`FROM student_import_rows WHERE id IN (${join(ids)})`)) {
      const isTheirs = row.cells.some((cell) => traces.words.includes(cell.trim()));
      const patch = isTheirs ? { ...noCells, reason: "" } : { reason: withoutTexts(row.reason, traces.words) };
      await tx.update(studentImportRowTable, patch, sql`id = ${row.id}`);
      await tx.turns.give();
    }
  }
  const importIds = new Set([...imports.map(({ id }) => Number(id)), ...mentions.ids.student_imports]);
  for (const id of importIds) {
    const [found] = await tx.select(pick(studentImportTable, "reading"), sql`FROM student_imports WHERE id = ${id}`);
    if (!found) continue;
    const { reading } = found;
    const withoutSamples = reading.columns.map((column) => ({ ...column, samples: [] }));
    await tx.update(studentImportTable, { reading: { ...reading, columns: withoutSamples } }, sql`id = ${id}`);
  }
}

/** What they wished for stays, and is counted, as nobody's; why goes, and their name from what was answered. */
async function forgetSuggestions(tx: Transaction, { student: { id }, traces }: Erasure): Promise<void> {
  const own = await tx.select(pick(suggestionTable, "id", "reason"), sql`FROM suggestions WHERE student_id = ${id}`);
  for (const { id: suggestionId, reason } of own) {
    await tx.update(
      suggestionTable,
      { studentId: null, note: null, reason: reason && withoutTexts(reason, traces.words) },
      sql`id = ${suggestionId}`,
    );
  }
  await tx.update(suggestionVoteTable, { studentId: null }, sql`student_id = ${id}`);
}

/** What somebody has written of them beside another's fine or letter. */
async function forgetReasons(tx: Transaction, { traces, mentions }: Erasure): Promise<void> {
  const { words } = traces;
  for (const ids of chunk(mentions.ids.ledger_entries)) {
    const columns = pick(ledgerEntryTable, "id", "reason");
    for (const { id, reason } of await tx.select(columns, sql`FROM ledger_entries WHERE id IN (${join(ids)})`)) {
      await tx.update(ledgerEntryTable, { reason: reason && withoutTexts(reason, words) }, sql`id = ${id}`);
    }
  }
  for (const ids of chunk(mentions.ids.clearance_letters)) {
    const columns = pick(clearanceLetterTable, "id", "revokeReason");
    for (const letter of await tx.select(columns, sql`FROM clearance_letters WHERE id IN (${join(ids)})`)) {
      const revokeReason = letter.revokeReason && withoutTexts(letter.revokeReason, words);
      await tx.update(clearanceLetterTable, { revokeReason }, sql`id = ${letter.id}`);
    }
  }
}

async function forgetLetters(tx: Transaction, studentId: number): Promise<void> {
  const theirs = sql`student_id = ${studentId}`;
  await tx.update(clearanceLetterTable, { studentName: ERASED_NAME, nis: "-" }, theirs);
  await tx.update(
    clearanceLetterTable,
    { revokeReason: null },
    sql`${theirs} AND revoke_reason IS NOT NULL AND revoke_reason <> ${BORROWED_AGAIN}`,
  );
}

import sql, { join, type Sql } from "sql-template-tag";

import { integer, omit, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { memberKindTable } from "./MemberKind.entity.js";

const memberKindColumns = omit(memberKindTable, "nameKey");
export type MemberKindRow = RowOf<typeof memberKindColumns>;

/** That a student, by a statement's table of that name, is a pupil of the school. */
export const isPupil = sql`students.member_kind_id IN (
  SELECT member_kinds.id FROM member_kinds WHERE member_kinds.attends_classes = 1)`;

export function selectMemberKinds(
  reader: Reader,
  where: Sql,
  order: Sql,
  limit: Sql | number,
): Promise<MemberKindRow[]> {
  return reader.select(memberKindColumns, sql`FROM member_kinds WHERE ${where} ORDER BY ${order} LIMIT ${limit}`);
}

/** All of them in the library's order: there are never more than it may make. */
export function readMemberKinds(reader: Reader): Promise<MemberKindRow[]> {
  return reader.select(memberKindColumns, sql`FROM member_kinds ORDER BY position, id`);
}

export async function memberKindById(reader: Reader, id: number): Promise<MemberKindRow | null> {
  const [kind] = await selectMemberKinds(reader, sql`id = ${id}`, sql`id`, 1);
  return kind ?? null;
}

/** All of them in order, locked until the transaction ends. */
export async function lockMemberKinds(tx: Transaction): Promise<MemberKindRow[]> {
  return tx.select(memberKindColumns, sql`FROM member_kinds ORDER BY position, id ${forUpdate(tx)}`);
}

/** The id of the kind whose name differs in nothing but case, accents and punctuation. */
export async function memberKindIdByKey(reader: Reader, nameKey: string): Promise<number | null> {
  const [kind] = await reader.select(pick(memberKindTable, "id"), sql`FROM member_kinds WHERE name_key = ${nameKey}`);
  return kind?.id ?? null;
}

/** What a member is whose kind nobody names: there is always one that is active. */
export function defaultMemberKind(kinds: readonly MemberKindRow[]): MemberKindRow {
  return required(kinds.find(({ active }) => active) ?? kinds[0], "a kind of member");
}

/** The kind with this id, or the default where it has been deleted since. */
export function memberKindOr(kinds: readonly MemberKindRow[], id: number | undefined): MemberKindRow {
  return kinds.find((kind) => kind.id === id) ?? defaultMemberKind(kinds);
}

const countColumns = { memberKindId: integer(sql`member_kind_id`), students: integer(sql`COUNT(*)`) };

/** How many members each of these kinds has; one without any is missing. */
export async function countStudentsByKind(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.select(
    countColumns,
    sql`FROM students WHERE member_kind_id IN (${join([...ids])}) AND erased_at IS NULL GROUP BY member_kind_id`,
  );
  return new Map(rows.map(({ memberKindId, students }) => [memberKindId, students]));
}

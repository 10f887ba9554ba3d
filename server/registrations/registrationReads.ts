import sql, { empty, join, type Sql } from "sql-template-tag";

import { notNull, nullable, omit, pick, type RowOf, text } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { caseSpellings } from "../platform/text/caseSpellings.js";
import { memberKindTable } from "../students/memberKinds/MemberKind.entity.js";
import { studentTable } from "../students/Student.entity.js";
import { registrationTable } from "./Registration.entity.js";

const registrationColumns = {
  ...omit(registrationTable, "requestKey", "nameKey"),
  nameKey: registrationTable.nameKey,
  memberKind: notNull(memberKindTable.name),
  numberName: notNull(memberKindTable.numberName),
  deciderName: nullable(
    text(sql`(SELECT COALESCE(users.name, users.username) FROM users WHERE users.id = registrations.decided_by_id)`),
  ),
};
export type RegistrationRow = RowOf<typeof registrationColumns>;

export function selectRegistrations(
  reader: Reader,
  where: Sql,
  order = sql`registrations.id`,
  limit: Sql | number = 1,
  lock: Sql = empty,
): Promise<RegistrationRow[]> {
  return reader.select(
    registrationColumns,
    sql`FROM registrations LEFT JOIN member_kinds ON member_kinds.id = registrations.member_kind_id
      WHERE ${where} ORDER BY ${order} LIMIT ${limit} ${lock}`,
  );
}

export async function registrationById(reader: Reader, id: number): Promise<RegistrationRow | null> {
  const [found] = await selectRegistrations(reader, sql`registrations.id = ${id}`);
  return found ?? null;
}

export const DOUBLE_SIGNS = ["number", "nameAndBirthDate", "phone", "email"] as const;
type DoubleSign = (typeof DOUBLE_SIGNS)[number];

/** A member who may be the same person, and by what. */
export interface LikelyDouble {
  readonly studentId: number;
  readonly nis: string;
  readonly name: string;
  readonly signs: readonly DoubleSign[];
}

/** Of each number, name, telephone or address; what is alike in more is a telephone of the whole school. */
const MOST_ALIKE = 20;
const doubleColumns = pick(studentTable, "id", "nis", "name", "nameKey", "birthDate", "phone", "email");

/** The likely doubles of a page's registrations, in one statement; what many share hides nothing from the others. */
export async function likelyDoubles(
  reader: Reader,
  registrations: readonly RegistrationRow[],
): Promise<ReadonlyMap<number, readonly LikelyDouble[]>> {
  const waiting = registrations.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return new Map();
  const phone = sql`REPLACE(REPLACE(REPLACE(REPLACE(students.phone, '-', ''), ' ', ''), '.', ''), '+62', '0')`;
  const email = sql`LOWER(students.email)`;
  const alike = [
    ...alikeBy(
      sql`students.nis`,
      waiting.flatMap(({ nis }) => (nis === null ? [] : caseSpellings(nis))),
    ),
    alikeIn(
      sql`students.name_key, students.birth_date`,
      join(
        waiting.map(
          ({ nameKey, birthDate }) => sql`students.name_key = ${nameKey} AND students.birth_date = ${birthDate}`,
        ),
        " OR ",
      ),
    ),
    ...alikeBy(
      phone,
      waiting.map((registration) => plainPhone(registration.phone)),
    ),
    ...alikeBy(
      email,
      waiting.map((registration) => registration.email?.toLowerCase() ?? null),
    ),
  ];
  const students = await reader.select(
    doubleColumns,
    sql`FROM (${join(alike, " UNION ")}) AS alike JOIN students ON students.id = alike.student_id ORDER BY students.id`,
  );
  return new Map(
    waiting.map((registration) => [
      registration.id,
      students.flatMap((student) => {
        const signs = signsOf(registration, student);
        return signs.length === 0 ? [] : [{ studentId: student.id, nis: student.nis, name: student.name, signs }];
      }),
    ]),
  );
}

function alikeBy(column: Sql, values: readonly (string | null)[]): readonly Sql[] {
  const given = [...new Set(values.filter((value) => value !== null && value !== ""))];
  return given.length === 0 ? [] : [alikeIn(column, sql`${column} IN (${join(given)})`)];
}

/** The first of the members who have the same there. */
function alikeIn(columns: Sql, condition: Sql): Sql {
  return sql`SELECT student_id FROM (
    SELECT students.id AS student_id, ROW_NUMBER() OVER (PARTITION BY ${columns} ORDER BY students.id) AS place
    FROM students WHERE students.erased_at IS NULL AND (${condition})
  ) AS places WHERE place <= ${MOST_ALIKE}`;
}

function signsOf(registration: RegistrationRow, student: RowOf<typeof doubleColumns>): readonly DoubleSign[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one !== "" && one === other;
  const holds: Readonly<Record<DoubleSign, boolean>> = {
    number: isSame(registration.nis?.toLowerCase() ?? null, student.nis.toLowerCase()),
    nameAndBirthDate: registration.nameKey === student.nameKey && registration.birthDate === student.birthDate,
    phone: isSame(plainPhone(registration.phone), plainPhone(student.phone)),
    email: isSame(registration.email?.toLowerCase() ?? null, student.email?.toLowerCase() ?? null),
  };
  return DOUBLE_SIGNS.filter((sign) => holds[sign]);
}

/** However it is grouped, at home or from abroad. */
function plainPhone(phone: string | null): string | null {
  return phone?.replace(/[-\s.]/gu, "").replace("+62", "0") ?? null;
}

const MOST_TRIED = 20;

/** The number that the person knows, unless somebody has it; otherwise the one behind the kind's newest member's. */
export async function proposedNumber(
  reader: Reader,
  { nis, memberKindId }: Pick<RegistrationRow, "nis" | "memberKindId">,
): Promise<string | null> {
  if (nis !== null && (await takenOf(reader, [nis])).size === 0) return nis;
  const [newest] = await reader.select(
    pick(studentTable, "nis"),
    sql`FROM students WHERE students.member_kind_id = ${memberKindId} AND students.erased_at IS NULL
      ORDER BY students.id DESC LIMIT 1`,
  );
  const [, head, number] = /^(.*?)(\d{1,15})$/.exec(newest?.nis ?? "") ?? [];
  if (head === undefined || number === undefined) return null;
  const next = Array.from({ length: MOST_TRIED }, (_, index) => {
    const following = String(Number(number) + index + 1).padStart(number.length, "0");
    return `${head}${following}`;
  });
  const taken = await takenOf(reader, next);
  return next.find((candidate) => !taken.has(candidate)) ?? null;
}

async function takenOf(reader: Reader, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.select(
    pick(studentTable, "nis"),
    sql`FROM students WHERE students.nis IN (${join([...numbers])})`,
  );
  return new Set(rows.map(({ nis }) => nis));
}

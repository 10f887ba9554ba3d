import sql, { type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { type KeyColumn, type Segment, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { required } from "../platform/required.js";
import { foldWords } from "../../common/fold.js";
import { addDays } from "../platform/time/libraryClock.js";
import type { StudentStatus } from "./Student.entity.js";
import { isPupil } from "./memberKinds/memberKindReads.js";
import { classKeyOf } from "./studentKeys.js";
import { selectStudents, type StudentRow } from "./studentReads.js";

export const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 12;

type StudentSort = "name" | "class" | "newest";

export const MEMBERSHIPS = ["valid", "expiring", "expired"] as const;
export type Membership = (typeof MEMBERSHIPS)[number];
/** An activation code that ends within so many days should be used or printed anew. */
const ENDING_CODE_DAYS = 7;
/** A membership that ends within so many days is about to. */
export const EXPIRING_DAYS = 30;

export interface StudentFilter {
  /** However it is spelled. */
  readonly className?: string | null | undefined;
  readonly hasClass?: boolean | null | undefined;
  readonly status?: StudentStatus | null | undefined;
  readonly memberKindId?: number | null | undefined;
  /** Pupils of the school, or everybody else. */
  readonly attendsClasses?: boolean | null | undefined;
  readonly academicYear?: string | null | undefined;
  readonly hasAccount?: boolean | null | undefined;
  /** With an activation code that ends within a week. */
  readonly hasEndingCode?: boolean | null | undefined;
  readonly membership?: Membership | null | undefined;
}

export interface StudentListArgs {
  readonly search?: string | null | undefined;
  readonly filter?: StudentFilter | null | undefined;
  readonly sort?: StudentSort | null | undefined;
}

/** The condition of the whole list, for counting, and the segments in which it is read. */
export interface StudentListPlan {
  readonly name: string;
  readonly where: readonly Sql[];
  readonly segments: readonly Segment<StudentRow>[];
}

const byName: KeyColumn<StudentRow> = {
  column: sql`students.name_key`,
  descending: false,
  valueOf: ({ nameKey }) => nameKey,
};
const byClass: KeyColumn<StudentRow> = {
  column: sql`students.class_key`,
  descending: false,
  valueOf: ({ classKey }) => required(classKey, "the class of a student in the list of those with one"),
};
const byId: KeyColumn<StudentRow> = { column: sql`students.id`, descending: false, valueOf: ({ id }) => id };
const byNewest: KeyColumn<StudentRow> = { ...byId, descending: true };
const NEWEST = "students:newest";

/** A student as the list of the newest has them, to be put in front of it. */
export function newestStudentCursor(student: StudentRow): string {
  return writeCursor(NEWEST, 0, [byNewest], student);
}

/** `today` is the library's day. @throws ValidationError for a search that is too long. */
export function planStudentList(
  reader: Reader,
  { search, filter, sort }: StudentListArgs,
  today: string,
  { numbersAreNis = false }: SearchOptions = {},
): StudentListPlan {
  const where = [...searchConditions(search ?? "", numbersAreNis), ...filterConditions(filter ?? {}, today)];
  const segment = (
    keys: readonly KeyColumn<StudentRow>[],
    ...extraConditions: readonly Sql[]
  ): Segment<StudentRow> => ({
    keys,
    fetch: (condition, order, limit) => selectStudents(reader, [...where, ...extraConditions, condition], order, limit),
  });
  switch (sort ?? "name") {
    case "name":
      return { name: "students:name", where, segments: [segment([byName, byId])] };
    case "newest":
      return { name: NEWEST, where, segments: [segment([byNewest])] };
    case "class":
      return {
        name: "students:class",
        where,
        segments: [
          segment([byClass, byName, byId], sql`students.class_key IS NOT NULL`),
          segment([byName, byId], sql`students.class_key IS NULL`),
        ],
      };
  }
}

interface SearchOptions {
  /** For who may not see the NISN: long numbers are looked for among the NIS alone, or it could be spelled out. */
  readonly numbersAreNis?: boolean;
}

const SHORTEST_NUMBER = 3;

/** Every word must begin one of the name's, a number's or the class's. */
function searchConditions(search: string, numbersAreNis: boolean): Sql[] {
  if (search.length > MAX_SEARCH_LENGTH) {
    throw invalid("search", `Pencarian maksimal ${MAX_SEARCH_LENGTH} karakter.`);
  }
  // Words contain only letters and digits, so a search cannot contain a LIKE wildcard.
  return [...new Set(foldWords(search))]
    .slice(0, MAX_WORDS)
    .map((word) =>
      numbersAreNis && word.length >= SHORTEST_NUMBER && /^\d+$/u.test(word)
        ? sql`students.nis LIKE ${`${word}%`}`
        : sql`(students.search_key LIKE ${`${word}%`} OR students.search_key LIKE ${`% ${word}%`})`,
    );
}

function filterConditions(filter: StudentFilter, today: string): Sql[] {
  const { className, hasClass, status, memberKindId, attendsClasses, academicYear } = filter;
  const { hasAccount, hasEndingCode, membership } = filter;
  return [
    ...(className ? [sql`students.class_key = ${classKeyOf(className)}`] : []),
    ...(hasClass === true ? [sql`students.class_key IS NOT NULL`] : []),
    ...(hasClass === false ? [sql`students.class_key IS NULL`] : []),
    ...(status ? [sql`students.status = ${status}`] : []),
    ...(memberKindId ? [sql`students.member_kind_id = ${memberKindId}`] : []),
    ...(attendsClasses === true ? [isPupil] : []),
    ...(attendsClasses === false ? [sql`NOT ${isPupil}`] : []),
    ...(academicYear ? [sql`students.academic_year = ${academicYear}`] : []),
    ...(hasAccount === true ? [sql`users.id IS NOT NULL`] : []),
    ...(hasAccount === false ? [sql`users.id IS NULL`] : []),
    ...(hasEndingCode === true ? [endingCode(today)] : []),
    ...(hasEndingCode === false ? [sql`NOT ${endingCode(today)}`] : []),
    ...(membership ? [membershipCondition(membership, today)] : []),
  ];
}

/** From the library's day on: a code that ended this morning is still a reason to print another. */
function endingCode(today: string): Sql {
  return sql`EXISTS (SELECT 1 FROM activation_codes WHERE activation_codes.student_id = students.id
    AND activation_codes.expires_at >= ${`${today} 00:00:00`}
    AND activation_codes.expires_at < ${`${addDays(today, ENDING_CODE_DAYS + 1)} 00:00:00`})`;
}

/** A membership without an end is valid. */
function membershipCondition(membership: Membership, today: string): Sql {
  switch (membership) {
    case "valid":
      return sql`(students.expires_at IS NULL OR students.expires_at >= ${today})`;
    case "expiring":
      return sql`students.expires_at >= ${today} AND students.expires_at <= ${addDays(today, EXPIRING_DAYS)}`;
    case "expired":
      return sql`students.expires_at < ${today}`;
  }
}

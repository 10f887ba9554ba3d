import sql from "sql-template-tag";

import { integer, pick, text, nullable } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { type MemberKindRow, readMemberKinds } from "../../students/memberKinds/memberKindReads.js";
import { studentTable } from "../../students/Student.entity.js";
import { mayBorrowOn } from "../../students/lending/mayBorrowOn.js";
import { percent } from "./reportRange.js";

/** Members of a class, by the class in which pupils are today. */
interface ClassMembers {
  /** Null for pupils without a class. */
  readonly className: string | null;
  readonly members: number;
}

/** Members: at school, not suspended, and not past the end of their membership. */
export interface MemberFigures {
  readonly members: number;
  /** In the library's order; one that is no longer offered only while it has members. */
  readonly perKind: readonly { readonly memberKind: MemberKindRow; readonly members: number }[];
  /** Pupils of classes that have active ones or members, in the order of the classes; those without one last. */
  readonly perClass: readonly ClassMembers[];
  /** Pupils of the school: active and suspended ones. */
  readonly pupils: number;
  readonly activePupils: number;
  /** Active pupils who are in no class. */
  readonly pupilsWithoutClass: number;
  /** The share of the pupils who are members. */
  readonly memberPercent: number | null;
  /** Classes (rombel) that have active pupils. */
  readonly classes: number;
}

const memberColumns = {
  ...pick(studentTable, "memberKindId", "status", "classKey"),
  className: nullable(text(sql`MIN(students.class_name)`)),
  students: integer(sql`COUNT(*)`),
  current: integer(sql`SUM(students.current)`),
};

export async function readMembers(reader: Reader, today: string): Promise<MemberFigures> {
  const rows = await reader.select(
    memberColumns,
    sql`FROM (SELECT member_kind_id, status, class_key, class_name,
                CASE WHEN ${mayBorrowOn(today)} THEN 1 ELSE 0 END AS current
              FROM students WHERE status IN ('active', 'suspended')) students
        GROUP BY students.member_kind_id, students.status, students.class_key ORDER BY students.status`,
  );
  const members = (of: typeof rows) => of.reduce((sum, { current }) => sum + current, 0);
  const people = (of: typeof rows) => of.reduce((sum, { students }) => sum + students, 0);
  const kinds = await readMemberKinds(reader);
  const pupilKinds = new Set(kinds.flatMap(({ id, attendsClasses }) => (attendsClasses ? id : [])));
  const pupilRows = rows.filter(({ memberKindId }) => pupilKinds.has(memberKindId));
  const activeRows = pupilRows.filter(({ status }) => status === "active");
  const pupils = people(pupilRows);
  return {
    members: members(rows),
    perKind: kinds
      .map((memberKind) => ({
        memberKind,
        members: members(rows.filter(({ memberKindId }) => memberKindId === memberKind.id)),
      }))
      .filter(({ memberKind, members: current }) => memberKind.active || current > 0),
    perClass: [...groupBy(pupilRows, ({ classKey }) => classKey)]
      .filter(([, ofClass]) => ofClass.some(({ status, current }) => status === "active" || current > 0))
      .sort(([one], [other]) => compareKeys(one, other))
      .map(([, ofClass]) => ({ className: ofClass[0]?.className ?? null, members: members(ofClass) })),
    pupils,
    activePupils: people(activeRows),
    pupilsWithoutClass: people(activeRows.filter(({ classKey }) => classKey === null)),
    memberPercent: percent(members(pupilRows), pupils),
    classes: new Set(activeRows.flatMap(({ classKey }) => classKey ?? [])).size,
  };
}

/** A pupil without a class comes last. */
function compareKeys(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

import { createHash } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { counterLock } from "../../platform/database/counters/counters.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { newStudentValues } from "../../students/editing/newStudentValues.js";
import { insertStudents } from "../../students/editing/studentWriter.js";
import { type StudentValues, studentValueColumns } from "../../students/editing/studentValues.js";
import { memberKindTable } from "../../students/memberKinds/MemberKind.entity.js";
import { MAX_MEMBER_KINDS } from "../../students/memberKinds/memberKindFields.js";
import {
  lockMemberKinds,
  type MemberKindRow,
  memberKindOr,
  readMemberKinds,
} from "../../students/memberKinds/memberKindReads.js";
import { studentTable } from "../../students/Student.entity.js";
import type { MovingMember, MovingMemberKind, MovingRemark, SourceRow } from "../library/MovingLibrary.js";
import { bringRows, type Bringing, type ValueRow, type Written } from "./Bringing.js";
import type { NewLink } from "./Links.js";

const LONGEST_KIND_NAME = 60;

/** Kinds of members: one that is here by that name is taken. */
export function bringMemberKinds(bringing: Bringing): Promise<void> {
  return bringRows(bringing, "memberKinds", {
    size: 100,
    locks: () => [counterLock("changes")],
    write: (tx, rows) => writeMemberKinds(tx, bringing, rows),
  });
}

async function writeMemberKinds(
  tx: Transaction,
  { links }: Bringing,
  rows: readonly ValueRow<MovingMemberKind>[],
): Promise<Written> {
  const brought = await links.brought(
    tx,
    "memberKind",
    rows.map(({ source }) => source),
  );
  const kinds = await lockMemberKinds(tx);
  const byKey = new Map(kinds.map(({ id, name }) => [foldKey(name), id]));
  const leftOut = new Map<SourceRow, MovingRemark>();
  const added: NewLink[] = [];
  let position = kinds.length;
  for (const { source, value } of rows.filter((row) => !brought.has(row.source))) {
    const found = kinds.find(({ id }) => id === value.existingId)?.id ?? byKey.get(foldKey(kindName(value)));
    if (found !== undefined) {
      added.push({ source, kind: "memberKind", recordId: found, made: false });
    } else if (position >= MAX_MEMBER_KINDS) {
      const text = `Sudah ada ${MAX_MEMBER_KINDS} jenis anggota: anggotanya menjadi jenis pertama.`;
      leftOut.set(source, { code: "member-kinds-full", text });
    } else {
      position += 1;
      const id = await insertMemberKind(tx, value, position);
      byKey.set(foldKey(kindName(value)), id);
      added.push({ source, kind: "memberKind", recordId: id, made: true });
    }
  }
  await links.add(tx, added);
  return { made: { memberKinds: added.filter(({ made }) => made).length }, leftOut };
}

const kindName = ({ name }: MovingMemberKind) => name.slice(0, LONGEST_KIND_NAME);

async function insertMemberKind(tx: Transaction, value: MovingMemberKind, position: number): Promise<number> {
  const [id] = await tx.insert(memberKindTable, [
    {
      name: kindName(value),
      nameKey: foldKey(kindName(value)),
      numberName: value.attendsClasses ? "NIS" : "No. anggota",
      membershipMonths: value.membershipMonths,
      fee: 0,
      attendsClasses: value.attendsClasses,
      selfRegistration: false,
      position,
      active: true,
    },
  ]);
  return required(id, "the kind just written");
}

/** Members of a number and a name that are here already are taken, and left as they are. */
export function bringMembers(bringing: Bringing): Promise<void> {
  return bringRows(bringing, "members", { size: 300, write: (tx, rows) => writeMembers(tx, bringing, rows) });
}

const knownColumns = pick(studentTable, "id", "nis", "nisn", "nameKey", "name");
type Known = RowOf<typeof knownColumns>;

async function writeMembers(
  tx: Transaction,
  { links, time }: Bringing,
  rows: readonly ValueRow<MovingMember>[],
): Promise<Written> {
  const brought = await links.brought(
    tx,
    "student",
    rows.map(({ source }) => source),
  );
  const waiting = rows.filter((row) => !brought.has(row.source));
  const known = await knownMembers(tx, waiting);
  const kindOf = await kindsOf(tx, links, waiting);
  const leftOut = new Map<SourceRow, MovingRemark>();
  const remarks = new Map<SourceRow, readonly MovingRemark[]>();
  const added: NewLink[] = [];
  const fresh: { readonly source: SourceRow; readonly values: StudentValues; readonly registeredAt: Date }[] = [];
  const now = time.now();
  for (const { source, value } of waiting) {
    const holder = known.byNis.get(value.nis);
    if (holder) {
      if (holder.nameKey === foldKey(value.name)) {
        added.push({ source, kind: "student", recordId: holder.id, made: false });
      } else {
        const text = `Nomornya di perpustakaan ini sudah dipakai: ${value.nis}, ${holder.name}.`;
        leftOut.set(source, { code: "member-number-taken", text });
      }
      continue;
    }
    const isTaken = value.nisn !== null && known.nisns.has(value.nisn);
    if (isTaken)
      remarks.set(source, [{ code: "nisn-taken", text: `NISN-nya sudah milik anggota lain: ${value.nisn}` }]);
    if (value.nisn !== null) known.nisns.add(value.nisn);
    const values = newStudentValues(givenOf(value, isTaken), kindOf(value), time);
    fresh.push({ source, values, registeredAt: earlier(value.registeredAt ?? now, now) });
  }
  const ids = await insertStudents(
    tx,
    fresh.map(({ values, registeredAt }) => ({ ...values, registeredAt })),
    now,
  );
  fresh.forEach(({ source, values }, index) => {
    const recordId = required(ids[index], "a member just written");
    added.push({ source, kind: "student", recordId, made: true, mark: markOfMember(values) });
  });
  await links.add(tx, added);
  return { made: { members: fresh.length }, leftOut, remarks };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function givenOf({ kindId: _kindId, registeredAt: _registeredAt, ...member }: MovingMember, isNisnTaken: boolean) {
  return isNisnTaken ? { ...member, nisn: null } : member;
}

async function knownMembers(tx: Transaction, rows: readonly ValueRow<MovingMember>[]) {
  const numbers = rows.map(({ value }) => value.nis);
  const nisns = rows.flatMap(({ value }) => value.nisn ?? []);
  const select = (condition: ReturnType<typeof sql>): Promise<Known[]> =>
    tx.select(knownColumns, sql`FROM students WHERE ${condition}`);
  const byNumber = numbers.length === 0 ? [] : await select(sql`nis IN (${join(numbers)})`);
  const byNisn = nisns.length === 0 ? [] : await select(sql`nisn IN (${join(nisns)})`);
  return {
    byNis: new Map(byNumber.map((member) => [member.nis, member])),
    nisns: new Set(byNisn.flatMap(({ nisn }) => nisn ?? [])),
  };
}

/** The kind of each, by what its row has become; the library's first where that is not known. */
async function kindsOf(
  tx: Transaction,
  links: Bringing["links"],
  rows: readonly ValueRow<MovingMember>[],
): Promise<(member: MovingMember) => MemberKindRow> {
  const kinds = await readMemberKinds(tx);
  const byId = await links.find(
    tx,
    "memberKind",
    rows.flatMap(({ value }) => value.kindId ?? []),
  );
  return ({ kindId }) => memberKindOr(kinds, kindId === null ? undefined : byId.get(kindId)?.recordId);
}

/** The same as long as nobody changes the member. */
export function markOfMember(member: StudentValues): string {
  const values = Object.keys(studentValueColumns)
    .sort()
    .map((name) => member[name as keyof StudentValues]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 40);
}

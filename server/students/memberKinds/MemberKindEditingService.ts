import sql, { join } from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { omit, valuesOf } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { counterLock } from "../../platform/database/counters/counters.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { joinWithAnd } from "../../platform/text/joinWithAnd.js";
import { memberKindTable } from "./MemberKind.entity.js";
import { studentTable } from "../Student.entity.js";
import type { StudentDependents } from "../StudentDependents.js";
import { MAX_MEMBER_KINDS } from "./memberKindFields.js";
import { createMemberKindInput, deleteMemberKindInput, updateMemberKindInput } from "./memberKindInput.js";
import { lockMemberKinds, memberKindById, memberKindIdByKey, type MemberKindRow } from "./memberKindReads.js";

/** Each write renumbers the whole list, so they take turns by locking the data version. */
const listLock = counterLock("changes");

const auditedColumns = omit(memberKindTable, "id", "nameKey");
const auditValuesOf = (kind: MemberKindRow) => valuesOf(auditedColumns, kind);

/** How administrators make, change, move and delete kinds of members. */
export class MemberKindEditingService {
  constructor(
    private readonly database: Database,
    private readonly dependents: Pick<StudentDependents, "kindUses">,
  ) {}

  /** At the end unless a position is given. @throws ConflictError where there is such a kind already. */
  async create(viewer: Viewer, input: unknown): Promise<MemberKindRow> {
    assertCanManage(viewer, "settings");
    const { name, numberName, membershipMonths = null, position, ...given } = parseInput(createMemberKindInput, input);
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const others = await lockMemberKinds(tx);
      if (others.length >= MAX_MEMBER_KINDS) {
        throw new ConflictError(`Maksimal ${MAX_MEMBER_KINDS} jenis anggota. Hapus dulu yang tidak dipakai.`);
      }
      const nameKey = foldKey(name);
      await assertFree(tx, nameKey, null);
      const { fee, attendsClasses, selfRegistration, active } = given;
      const [added] = await tx.insert(memberKindTable, [
        {
          name,
          nameKey,
          numberName,
          membershipMonths,
          fee: fee ?? 0,
          attendsClasses: attendsClasses ?? false,
          selfRegistration: selfRegistration ?? false,
          position: others.length + 1,
          active: active ?? true,
        },
      ]);
      const id = required(added, "the kind just written");
      await writeOrder(tx, moved(others, id, position ?? others.length + 1));
      const created = await requireKind(tx, id);
      return { result: created, audit: [{ action: "memberKind.create", recordId: id, after: auditValuesOf(created) }] };
    });
  }

  /**
   * Omitted fields keep their value; the others keep their order.
   * @throws ConflictError for the name of another kind, and for the last one that is active.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<MemberKindRow> {
    assertCanManage(viewer, "settings");
    const { position, ...given } = parseInput(updateMemberKindInput, input);
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const kinds = await lockMemberKinds(tx);
      const before = await requireKind(tx, id);
      const { name = before.name, numberName = before.numberName } = given;
      const membershipMonths = given.membershipMonths === undefined ? before.membershipMonths : given.membershipMonths;
      const active = given.active ?? before.active;
      const nameKey = foldKey(name);
      await assertFree(tx, nameKey, id);
      if (!active) assertOneStaysActive(kinds, before, "active");
      await tx.update(
        memberKindTable,
        {
          name,
          nameKey,
          numberName,
          membershipMonths,
          fee: given.fee ?? before.fee,
          attendsClasses: given.attendsClasses ?? before.attendsClasses,
          selfRegistration: given.selfRegistration ?? before.selfRegistration,
          active,
        },
        sql`id = ${id}`,
      );
      if (position !== null && position !== undefined) await writeOrder(tx, moved(kinds, id, position));
      const after = await requireKind(tx, id);
      const differs = JSON.stringify(before) !== JSON.stringify(after);
      const change = { before: auditValuesOf(before), after: auditValuesOf(after) };
      return { result: after, audit: differs ? [{ action: "memberKind.update", recordId: id, ...change }] : [] };
    });
  }

  /**
   * With a replacement, its members and its history are of that kind instead.
   * @throws ConflictError for a kind that is in use, has rules of lending, or is the last one.
   */
  async delete(viewer: Viewer, id: number, input: unknown): Promise<{ readonly id: number; readonly message: string }> {
    assertCanManage(viewer, "settings");
    const { replacementId = null } = parseInput(deleteMemberKindInput, input);
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const kinds = await lockMemberKinds(tx);
      const kind = await requireKind(tx, id);
      const replacement = replacementId === null ? null : kinds.find((other) => other.id === replacementId);
      if (replacement === undefined) {
        throw invalid("replacementId", "Jenis anggota pengganti tidak ditemukan.");
      }
      if (replacement?.id === id) {
        throw invalid("replacementId", "Pilih jenis lain, karena jenis ini akan dihapus.");
      }
      assertOneStaysActive(kinds, kind);
      if ((await tx.count(sql`FROM loan_rules WHERE member_kind_id = ${id}`)) > 0) {
        throw new ConflictError(
          `Jenis anggota “${kind.name}” punya aturan khusus. Hapus dulu aturannya di Pengaturan, lalu ulangi.`,
        );
      }
      const uses = await this.usesOf(tx, id);
      if (uses.length > 0 && replacement === null) {
        const message = `Jenis anggota “${kind.name}” masih dipakai ${joinWithAnd(uses)}. Sebutkan penggantinya, lalu hapus lagi.`;
        throw new ConflictError(message, [{ name: "replacementId", message }]);
      }
      if (replacement) await this.passOn(tx, id, replacement.id);
      await tx.run(sql`DELETE FROM member_kinds WHERE id = ${id}`);
      await writeOrder(
        tx,
        kinds.flatMap((other) => (other.id === id ? [] : other.id)),
      );
      const end = replacement === null ? "dihapus." : `dihapus dan digantikan oleh “${replacement.name}”.`;
      const after = replacement === null ? {} : { after: { replacement: replacement.name } };
      return {
        result: { id, message: `Jenis anggota “${kind.name}” ${end}` },
        audit: [{ action: "memberKind.delete", recordId: id, before: auditValuesOf(kind), ...after }],
      };
    });
  }

  /** `12 anggota`, `3 peminjaman` */
  private async usesOf(tx: Transaction, id: number): Promise<string[]> {
    const members = await tx.count(sql`FROM students WHERE member_kind_id = ${id}`);
    const uses = members > 0 ? [`${members} anggota`] : [];
    for (const use of this.dependents.kindUses) uses.push(...(await use.describe(tx, id)));
    return uses;
  }

  /** Members first: whoever lends to one has locked that row, and has written the loan before it is passed on. */
  private async passOn(tx: Transaction, id: number, replacementId: number): Promise<void> {
    await tx.update(studentTable, { memberKindId: replacementId }, sql`member_kind_id = ${id}`);
    for (const use of this.dependents.kindUses) await use.passOn(tx, id, replacementId);
  }
}

async function requireKind(tx: Transaction, id: number): Promise<MemberKindRow> {
  const kind = await memberKindById(tx, id);
  if (kind === null) {
    throw new NotFoundError("Jenis anggota ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return kind;
}

async function assertFree(tx: Transaction, nameKey: string, id: number | null): Promise<void> {
  const other = await memberKindIdByKey(tx, nameKey);
  if (other === null || other === id) return;
  const message = "Jenis anggota dengan nama ini sudah ada. Pakai nama lain.";
  throw new ConflictError(message, [{ name: "name", message }]);
}

/** New members always have a kind to be. */
function assertOneStaysActive(kinds: readonly MemberKindRow[], kind: MemberKindRow, field?: string): void {
  if (kinds.some(({ id, active }) => active && id !== kind.id)) return;
  const message = `“${kind.name}” satu-satunya jenis anggota yang aktif. Aktifkan atau tambah jenis lain dulu.`;
  throw new ConflictError(message, field === undefined ? [] : [{ name: field, message }]);
}

/** The order with one moved to a position; a position after the end is the end. */
function moved(kinds: readonly MemberKindRow[], id: number, position: number): number[] {
  const others = kinds.flatMap((kind) => (kind.id === id ? [] : kind.id));
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}

/** Numbers them 1, 2, 3 … in this order. */
async function writeOrder(tx: Transaction, ids: readonly number[]): Promise<void> {
  const positions = join(
    ids.map((id, index) => sql`WHEN ${id} THEN ${index + 1}`),
    " ",
  );
  await tx.update(memberKindTable, { position: sql`CASE id ${positions} END` }, sql`id IN (${join([...ids])})`);
}

import sql from "sql-template-tag";

import { moveToBin } from "../bin/moveToBin.js";
import { pick, valuesOf } from "../platform/database/columns.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { NotFoundError } from "../errors.js";
import { counterLock } from "../platform/database/counters/counters.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { eResourceTable } from "./EResource.entity.js";
import { eResourceChangesInput, newEResourceInput } from "./eResourceInput.js";
import { eResourceById, type EResourceRow, insertAt, lockOrder, writeOrder } from "./eResourceReads.js";

/**
 * Each write renumbers the whole list, so they take turns by locking the data version, which all of them increment.
 */
const listLock = counterLock("changes");

const auditedColumns = pick(eResourceTable, "id", "label", "url", "description", "position", "active");
const auditValuesOf = (eResource: EResourceRow) => valuesOf(auditedColumns, eResource);

/** How administrators add, change, move and delete e-resources. */
export class EResourceEditingService {
  constructor(private readonly database: Database) {}

  /** At the end unless a position is given. */
  async create(viewer: Viewer, input: unknown): Promise<EResourceRow> {
    assertCanManage(viewer, "catalogue");
    const { label, url, description = null, position, active } = parseInput(newEResourceInput, input);
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const others = await lockOrder(tx);
      const end = others.length + 1;
      const [added] = await tx.insert(eResourceTable, [
        { label, url, description, position: end, active: active ?? true },
      ]);
      const id = required(added, "the e-resource just written");
      await writeOrder(tx, insertAt(others, id, position ?? end));
      const created = await requireEResource(tx, id);
      return { result: created, audit: [{ action: "eResource.create", recordId: id, after: auditValuesOf(created) }] };
    });
  }

  /** Omitted fields keep their value; the others keep their order. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<EResourceRow> {
    assertCanManage(viewer, "catalogue");
    const given = parseInput(eResourceChangesInput, input);
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const order = await lockOrder(tx);
      const before = await requireEResource(tx, id);
      const { label = before.label, url = before.url, description = before.description } = given;
      const active = given.active ?? before.active;
      await tx.update(eResourceTable, { label, url, description, active }, sql`id = ${id}`);
      if (given.position !== null && given.position !== undefined) {
        await writeOrder(
          tx,
          insertAt(
            order.filter((other) => other !== id),
            id,
            given.position,
          ),
        );
      }
      const after = await requireEResource(tx, id);
      return {
        result: after,
        audit: [
          {
            action: "eResource.update",
            recordId: id,
            before: auditValuesOf(before),
            after: auditValuesOf(after),
          },
        ],
      };
    });
  }

  async delete(
    viewer: Viewer,
    id: number,
  ): Promise<{ readonly id: number; readonly message: string; readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer, locks: [listLock] }, async (tx) => {
      const order = await lockOrder(tx);
      const before = await requireEResource(tx, id);
      await tx.run(sql`DELETE FROM e_resources WHERE id = ${id}`);
      await writeOrder(
        tx,
        order.filter((other) => other !== id),
      );
      const binEntryIds = await moveToBin(tx, viewer, [
        { kind: "e_resource", recordId: id, label: before.label, kept: { ...before } },
      ]);
      return {
        result: { id, message: `E-resource “${before.label}” dihapus.`, binEntryIds },
        audit: [{ action: "eResource.delete", recordId: id, before: auditValuesOf(before) }],
      };
    });
  }
}

async function requireEResource(tx: Transaction, id: number): Promise<EResourceRow> {
  const row = await eResourceById(tx, id);
  if (row === null) {
    throw new NotFoundError("E-resource ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return row;
}

import sql, { type Sql } from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError } from "../../errors.js";
import { emptyValues, pick, type RowOf } from "../../platform/database/columns.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { forUpdate } from "../../platform/database/locking.js";
import { isOwnerAlive } from "../../platform/files/processOwner.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { bookImportTable, NO_PROGRESS } from "../BookImport.entity.js";

/** Who runs an import, or its undo: one process at a time, and one import at a time in the whole library. */

const openColumns = pick(bookImportTable, "id", "state", "owner", "heartbeatAt", "cancelWanted", "partOfMove");

/** An import or undo in progress, of this process or of another. */
export type OpenImport = RowOf<typeof openColumns>;

/** `rest` is the statement from WHERE on. */
export function selectOpenImports(reader: Reader, rest: Sql): Promise<OpenImport[]> {
  return reader.select(openColumns, sql`FROM book_imports ${rest}`);
}

export function findOpenImports(database: Database): Promise<OpenImport[]> {
  return database.read((reader) => selectOpenImports(reader, sql`WHERE running_slot = 1`));
}

/** A write that takes the slot. @throws ConflictError while another import or undo has it. */
export async function withImportSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicateError(error)
      ? new ConflictError("Impor lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.")
      : error;
  }
}

/** The values with which an import begins to run. */
export function startValues(viewer: Viewer, owner: string) {
  const now = new Date();
  return {
    ...NO_PROGRESS,
    state: "staging",
    runningSlot: 1,
    owner,
    heartbeatAt: now,
    startedAt: now,
    userId: userIdOf(viewer),
    actor: actorOf(viewer),
  } as const;
}

const slotWrite = { unaudited: "What commits the import, or its undo, has the entry of the audit trail." };

/** Registers a new import, as running; returns its id. @throws ConflictError while another one runs. */
export function registerImport(
  database: Database,
  viewer: Viewer,
  owner: string,
  fileName: string | null,
  { isPartOfMove = false }: { readonly isPartOfMove?: boolean } = {},
): Promise<number> {
  return withImportSlot(() =>
    database.write(slotWrite, async (tx) => {
      const values = startValues(viewer, owner);
      const [id] = await tx.insert(bookImportTable, [
        {
          ...emptyValues(bookImportTable),
          ...values,
          fileName: fileName?.slice(-255) ?? null,
          partOfMove: isPartOfMove,
          createdAt: values.startedAt,
        },
      ]);
      return required(id, "the import just written");
    }),
  );
}

/** Takes over a dead import; false if another process did so first. */
export function takeOverImport(database: Database, id: number, owner: string): Promise<boolean> {
  return database.write(slotWrite, async (tx) => {
    const [found] = await selectOpenImports(tx, sql`WHERE id = ${id} ${forUpdate(tx)}`);
    if (!found || isOwnerAlive(found.owner, found.heartbeatAt)) {
      return false;
    }
    await tx.update(bookImportTable, { owner, heartbeatAt: new Date() }, sql`id = ${id}`);
    return true;
  });
}

import sql, { empty, type Sql } from "sql-template-tag";

import { type AuditValues, recordAudit } from "../../../audit/recordAudit.js";
import { type Database, isDuplicate, type Transaction } from "../../../database/Database.js";
import { toInstant, toStored } from "../../../database/instant.js";
import { ConflictError } from "../../../errors.js";
import { adjustCounters } from "../../../libraryInfo/counters.js";
import type { Viewer } from "../../../viewer.js";
import type { BookImportState } from "../BookImport.entity.js";
import { ownerIsAlive } from "./importOwner.js";

export interface ImportCounts {
  readonly rows: number;
  readonly books: number;
  readonly copies: number;
  readonly duplicates: number;
  readonly refused: number;
}

export interface OpenImport {
  readonly id: number;
  readonly state: BookImportState;
  readonly owner: string;
  readonly heartbeatAt: Date;
}

/** Somebody else holds the import now, because this process was silent for so long that it counted as dead. */
export class ImportTakenOver extends Error {
  override readonly name = "ImportTakenOver";
}

/** Writes down that an import begins. @throws DomainError conflict while another one runs. */
export async function startImport(database: Database, owner: string, fileName: string | null): Promise<number> {
  const now = toStored(new Date());
  try {
    return await database.write(async (tx) => {
      await tx.run(
        sql`INSERT INTO book_imports (state, running_slot, owner, heartbeat_at, file_name, created_at)
            VALUES ('staging', 1, ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now})`,
      );
      const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM book_imports WHERE running_slot = 1`);
      return row?.id ?? 0;
    });
  } catch (error) {
    throw isDuplicate(error) ? new ConflictError("Impor lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.") : error;
  }
}

/**
 * The first statement of every write of an import: nobody else works on it until the write ends, and it is still ours.
 * @throws ImportTakenOver
 */
export async function holdImport(tx: Transaction, id: number, owner: string, state: BookImportState): Promise<void> {
  const found = await lockImport(tx, id);
  if (found?.owner !== owner || found.state !== state) {
    throw new ImportTakenOver(`import ${id} is ${found?.state ?? "gone"} and belongs to ${found?.owner ?? "nobody"}`);
  }
}

/** Counts a chunk and shows that the import lives. */
export async function noteProgress(tx: Transaction, id: number, counts: ImportCounts): Promise<void> {
  await tx.run(
    sql`UPDATE book_imports SET heartbeat_at = ${toStored(new Date())}, rows_read = rows_read + ${counts.rows},
          books_imported = books_imported + ${counts.books}, copies_imported = copies_imported + ${counts.copies},
          duplicates = duplicates + ${counts.duplicates}, refused = refused + ${counts.refused} WHERE id = ${id}`,
  );
}

/** One row changes: before it the import never happened, from here on all of it will. */
export async function decideImport(database: Database, viewer: Viewer, id: number, owner: string, told: AuditValues): Promise<void> {
  await database.write(async (tx) => {
    await holdImport(tx, id, owner, "staging");
    await tx.run(sql`UPDATE book_imports SET state = 'publishing', heartbeat_at = ${toStored(new Date())} WHERE id = ${id}`);
    await recordAudit(tx, viewer, { action: "book.import", recordId: id, after: told });
  });
}

/** Its last write, which also moves the stamp that lists are known by: copies of known books move no other figure. */
export async function endImport(tx: Transaction, id: number, state: "done" | "cancelled"): Promise<void> {
  const now = toStored(new Date());
  await tx.run(sql`UPDATE book_imports SET state = ${state}, running_slot = NULL, heartbeat_at = ${now}, finished_at = ${now} WHERE id = ${id}`);
  await adjustCounters(tx, { changes: 1 });
}

export async function openImports(database: Database): Promise<OpenImport[]> {
  return database.read(async (reader) =>
    (await reader.rows<StoredImport>(sql`${selectImport} WHERE running_slot = 1`)).map(asImport),
  );
}

/** Takes a dead import over; false where somebody else did so first. */
export async function claimImport(database: Database, { id }: OpenImport, owner: string): Promise<boolean> {
  return database.write(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found || ownerIsAlive(found.owner, found.heartbeatAt)) {
      return false;
    }
    await tx.run(sql`UPDATE book_imports SET owner = ${owner}, heartbeat_at = ${toStored(new Date())} WHERE id = ${id}`);
    return true;
  });
}

type StoredImport = Omit<OpenImport, "heartbeatAt"> & { readonly heartbeatAt: string | Date };

const selectImport: Sql = sql`SELECT id, state, owner, heartbeat_at AS heartbeatAt FROM book_imports`;

function asImport(stored: StoredImport): OpenImport {
  return { ...stored, heartbeatAt: toInstant(stored.heartbeatAt) };
}

async function lockImport(tx: Transaction, id: number): Promise<OpenImport | undefined> {
  const [found] = await tx.rows<StoredImport>(sql`${selectImport} WHERE id = ${id} ${tx.engine === "mysql" ? sql`FOR UPDATE` : empty}`);
  return found && asImport(found);
}

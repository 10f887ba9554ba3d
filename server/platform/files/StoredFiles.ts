import sql, { join, raw, type Sql } from "sql-template-tag";

import type { Audited } from "../database/auditChange.js";
import { type Expression, pick, text } from "../database/columns.js";
import type { Database, Reader, Transaction } from "../database/Database.js";
import { toSqlDateTime } from "../database/sqlDateTime.js";
import { ConflictError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { FileFolder } from "./FileFolder.js";
import { storedFileTable, type StoredFileState } from "./StoredFile.entity.js";

export type StoredFileKind = "cover" | "document" | "photo" | "picture";

/** A column that holds addresses of stored files: in each of them the name is at the same place. */
export interface FileColumn {
  readonly table: string;
  readonly column: Expression<string | null>;
  /** As in SUBSTR: from 1, or from the end if negative. */
  readonly nameAt: number;
}

const NAME_LENGTH = 32;
/** A file that is arriving shows that often that it still is. */
const TOUCH_INTERVAL_MS = 5 * 60_000;
/** Silent for so long, its process has died. */
const STALE_AFTER_MS = 60 * 60_000;
const FILES_PER_SWEEP = 200;
const bookkeeping = { unaudited: "It only tracks what is on disk; what a file belongs to has the entry." };

/**
 * Files on disk and their records in the database. The row is written before the file, and the reference to it is
 * written in the transaction that marks it as kept: if the process dies at any point, either the old or the new file
 * is complete, and the sweep deletes every other.
 */
export class StoredFiles {
  readonly folder: FileFolder;

  constructor(
    private readonly database: Database,
    dataDir: string,
    /** Every column that may refer to a file: what none of them holds is deleted. */
    private readonly columns: readonly FileColumn[],
  ) {
    this.folder = new FileFolder(dataDir);
  }

  /**
   * Stores one upload. `writeFile` writes it under the given name; `attach` then makes a record refer to the result
   * and marks the previous file as dropped. If either fails, or the client disconnects before the file is attached,
   * it is removed.
   */
  async store<Filled, Result>(
    viewer: Viewer,
    kind: StoredFileKind,
    writeFile: (name: string) => Promise<Filled>,
    attach: (tx: Transaction, written: Filled) => Promise<Audited<Result>>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const name = await this.folder.newName();
    await this.database.write(bookkeeping, (tx) =>
      tx.insert(storedFileTable, [{ name, kind, state: "arriving", changedAt: new Date() }]),
    );
    const heartbeat = setInterval(() => void this.touch(name).catch(() => undefined), TOUCH_INTERVAL_MS);
    let result: Result;
    try {
      const written = await writeFile(name);
      await this.folder.flush(name);
      result = await this.database.write({ viewer }, async (tx) => {
        assertNotAborted(signal);
        await markKept(tx, name);
        return attach(tx, written);
      });
    } catch (error) {
      // If the database is unreachable, the cleanup is left to the sweep.
      await this.discard(name).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
    await this.removeDropped();
    return result;
  }

  /** Deletes dropped files now instead of at the next sweep. Readers cannot get them either way. */
  async removeDropped(): Promise<void> {
    await this.sweepDropped().catch(() => undefined);
  }

  /** Called now and then: removes what a process that died has left, and what nothing refers to any more. */
  async sweep(now = new Date()): Promise<void> {
    const staleBefore = toSqlDateTime(new Date(now.getTime() - STALE_AFTER_MS));
    await this.database.write(bookkeeping, (tx) =>
      tx.update(
        storedFileTable,
        { state: "dropped", changedAt: now },
        sql`state = 'arriving' AND changed_at < ${staleBefore}`,
      ),
    );
    await this.sweepDropped();
  }

  /**
   * The path of a file that readers may get; null as soon as it is dropped, even if it is still on disk. Only files
   * of the given kind are found.
   */
  async find(kind: StoredFileKind, name: string, file: string): Promise<string | null> {
    const [storedFile] = await this.database.read((reader) =>
      reader.select(
        pick(storedFileTable, "id"),
        sql`FROM stored_files WHERE name = ${name} AND kind = ${kind} AND state = 'kept'`,
      ),
    );
    return storedFile === undefined ? null : this.folder.find(file);
  }

  private async sweepDropped(): Promise<void> {
    for (;;) {
      const dropped = await this.database.read((reader) => droppedNames(reader));
      const unusedNames = dropped.length === 0 ? [] : await this.restoreUsed(dropped);
      for (const name of unusedNames) {
        await this.folder.remove(name);
      }
      if (unusedNames.length > 0) {
        await this.database.write(bookkeeping, (tx) =>
          tx.run(sql`DELETE FROM stored_files WHERE name IN (${join(unusedNames)}) AND state = 'dropped'`),
        );
      }
      if (dropped.length < FILES_PER_SWEEP) {
        return;
      }
    }
  }

  private touch(name: string): Promise<void> {
    return this.database.write(bookkeeping, (tx) =>
      tx.update(storedFileTable, { changedAt: new Date() }, isArriving(name)),
    );
  }

  /** A commit whose confirmation was lost may have kept the file: then it is not removed. */
  private async discard(name: string): Promise<void> {
    const isOurs = await this.database.write(bookkeeping, async (tx) => {
      await tx.update(storedFileTable, { state: "dropped" }, isArriving(name));
      return (await stateOf(tx, name)) === "dropped";
    });
    if (isOurs) {
      await this.folder.remove(name);
      await this.database.write(bookkeeping, (tx) =>
        tx.run(sql`DELETE FROM stored_files WHERE name = ${name} AND state = 'dropped'`),
      );
    }
  }

  /**
   * Two records may refer to the same file: it is dropped only when neither does. Returns the names of unreferenced
   * files.
   */
  private restoreUsed(names: readonly string[]): Promise<string[]> {
    return this.database.write(bookkeeping, async (tx) => {
      const used = await usedNames(tx, this.columns, names);
      if (used.size > 0) {
        await tx.update(storedFileTable, { state: "kept" }, sql`name IN (${join([...used])}) AND state = 'dropped'`);
      }
      return names.filter((name) => !used.has(name));
    });
  }
}

/** @throws ConflictError where the sender has called it off. */
function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new ConflictError("Pengiriman berkas dibatalkan.");
  }
}

/** @throws ConflictError if the sweep deleted the file because the upload took too long. */
async function markKept(tx: Transaction, name: string): Promise<void> {
  await tx.update(storedFileTable, { state: "kept", changedAt: new Date() }, isArriving(name));
  if ((await stateOf(tx, name)) !== "kept") {
    throw new ConflictError("Pengiriman berkas terlalu lama. Kirim lagi.");
  }
}

function isArriving(name: string): Sql {
  return sql`name = ${name} AND state = 'arriving'`;
}

async function stateOf(tx: Transaction, name: string): Promise<StoredFileState | undefined> {
  const [row] = await tx.select(pick(storedFileTable, "state"), sql`FROM stored_files WHERE name = ${name}`);
  return row?.state;
}

async function droppedNames(reader: Reader): Promise<string[]> {
  const rows = await reader.select(
    pick(storedFileTable, "name"),
    sql`FROM stored_files WHERE state = 'dropped' ORDER BY id LIMIT ${FILES_PER_SWEEP}`,
  );
  return rows.map((row) => row.name);
}

/** Which of the names a record still holds, one query over all columns. */
async function usedNames(
  reader: Reader,
  columns: readonly FileColumn[],
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = join([...names]);
  const selects = columns.map(({ table, column, nameAt }) => {
    const name = sql`SUBSTR(${column}, ${raw(`${nameAt}, ${NAME_LENGTH}`)})`;
    return sql`SELECT ${name} AS name FROM ${raw(table)} WHERE ${name} IN (${wanted})`;
  });
  const rows = await reader.select({ name: text(sql`name`) }, sql`FROM (${join(selects, " UNION ")}) used`);
  return new Set(rows.map(({ name }) => name));
}

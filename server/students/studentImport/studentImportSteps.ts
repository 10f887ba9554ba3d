import sql from "sql-template-tag";

import { ConflictError, NotFoundError } from "../../errors.js";
import type { PatchOf } from "../../platform/database/columns.js";
import type { Lock, Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { type StudentImport, type StudentImportState, studentImportTable } from "./StudentImport.entity.js";
import { countByOutcome, type StoredStudentImport, studentImportById } from "./studentImportReads.js";

/** Somebody else goes on with it, in this process or another. */
export class StudentImportTakenOverError extends Error {
  override readonly name = "StudentImportTakenOverError";
}

/** Which import a piece of work writes, and by what name it does. */
export interface StudentImportWork {
  readonly id: number;
  readonly owner: string;
}

/** The import's row, which has to be this work's own and in this state. @throws StudentImportTakenOverError */
export function studentImportLock({ id, owner }: StudentImportWork, state: StudentImportState): Lock {
  return {
    kind: "imports",
    take: async (tx) => {
      const found = await studentImportById(tx, id, forUpdate(tx));
      if (found?.owner !== owner || found.state !== state) {
        throw new StudentImportTakenOverError(`import ${id} of students is ${found?.state ?? "gone"}`);
      }
    },
  };
}

/** @throws NotFoundError */
export async function requireStudentImport(reader: Reader, id: number): Promise<StoredStudentImport> {
  const found = await studentImportById(reader, id);
  if (!found) {
    throw importNotFound();
  }
  return found;
}

/** Locked until the transaction ends. @throws NotFoundError */
export async function lockStudentImport(tx: Transaction, id: number): Promise<StoredStudentImport> {
  const found = await studentImportById(tx, id, forUpdate(tx));
  if (!found) {
    throw importNotFound();
  }
  return found;
}

/** Stores changes of an import, with the counts of its rows as they are by then. */
export async function saveStudentImport(
  tx: Transaction,
  id: number,
  patch: PatchOf<StudentImport> = {},
): Promise<StoredStudentImport> {
  const counts = await countByOutcome(tx, id);
  await tx.update(studentImportTable, { counts, heartbeatAt: new Date(), ...patch }, sql`id = ${id}`);
  return requireStudentImport(tx, id);
}

/** @throws ConflictError for an import that runs or has run. */
export function assertNotStarted({ state }: StoredStudentImport): void {
  if (state !== "draft" && state !== "ready") {
    throw new ConflictError(
      state === "running" || state === "undoing" ? "Impor ini sedang berjalan." : "Impor ini sudah dijalankan.",
    );
  }
}

export function filesGone(): ConflictError {
  return new ConflictError("Berkas impor ini sudah tidak disimpan. Unggah lagi.");
}

function importNotFound(): NotFoundError {
  return new NotFoundError("Impor ini tidak ditemukan. Mungkin berkasnya sudah dibatalkan.");
}

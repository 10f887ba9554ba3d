import { createReadStream } from "node:fs";

import sql, { join, type Sql } from "sql-template-tag";
import { z } from "zod";

import { invalid, NotFoundError } from "../../errors.js";
import type { LoginThrottler } from "../../platform/auth/LoginThrottler.js";
import { newSecretToken, type SessionKeys } from "../../platform/auth/sessionKeys.js";
import { nullable, pick, type RowOf, typedAs } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { freeBytes } from "../../platform/files/freeBytes.js";
import { DAY_MS } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { required } from "../../platform/required.js";
import { provePassword } from "../../users/passwords/provePassword.js";
import { userTable } from "../../users/User.entity.js";
import { assertCanManage, assertCanRead, assertHasSession, canRead, type Viewer } from "../../viewer.js";
import { backupTable } from "./Backup.entity.js";
import { backupNames, backupPath, folderProblem, secondFolderProblem, sizeIfThere } from "./backupFolder.js";
import type { BackupConfig, BackupRunner } from "./BackupRunner.js";

/** More than are kept at once. */
const MAX_SHOWN = 100;
/** A full disk fails every hour. */
const MAX_FAILED = 5;
/** One night may fail, and a school's computer is off on Sundays. */
const MAX_AGE_MS = 2 * DAY_MS;
const TICKET_MS = 60_000;

const backupColumns = pick(
  backupTable,
  "id",
  "state",
  "actor",
  "startedAt",
  "finishedAt",
  "fileName",
  "kilobytes",
  "seal",
  "problem",
  "copyState",
  "copyProblem",
);

/** A backup as administrators see it. */
export interface BackupRecord extends Omit<RowOf<typeof backupColumns>, "kilobytes" | "seal"> {
  /** Null where there is no file, or none any more. */
  readonly bytes: number | null;
}

export interface BackupFolder {
  readonly path: string;
  /** Why nothing can be written there, in words for people. */
  readonly problem: string | null;
  readonly freeBytes: number | null;
}

export const BACKUP_WARNINGS = ["unwritable", "old"] as const;
export type BackupWarning = (typeof BACKUP_WARNINGS)[number];

export interface BackupInfo {
  /** `02:00`, by the library's clock; null where none is made by itself. */
  readonly nightlyAt: string | null;
  readonly folder: BackupFolder;
  readonly copyFolder: BackupFolder | null;
  readonly warning: BackupWarning | null;
  readonly isRunning: boolean;
  readonly newestGood: BackupRecord | null;
  /** The newest first: what is being made, what is there, and what has failed since the newest good one. */
  readonly backups: readonly BackupRecord[];
}

export interface BackupTicket {
  /** Works once, for a minute, and only for the browser of who has asked for it. */
  readonly path: string;
  readonly fileName: string;
}

export interface BackupFile {
  readonly fileName: string;
  readonly bytes: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export const backupDownloadInput = z.strictObject({
  password: z.string().min(1).max(1_000).describe("The viewer's own password, again."),
});

interface ServiceParts {
  readonly runner: BackupRunner;
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  readonly now?: () => Date;
}

/** The backups that the server makes: how they stand, one at once, and one to take away. */
export class BackupService {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<BackupConfig, "backupAt" | "dataDir">,
    private readonly parts: ServiceParts,
  ) {}

  async info(viewer: Viewer): Promise<BackupInfo> {
    assertCanRead(viewer, "backups");
    const { runner } = this.parts;
    const folder = await this.describe(runner.folder, folderProblem);
    const copyFolder =
      runner.copyFolder === null
        ? null
        : await this.describe(runner.copyFolder, (path) =>
            secondFolderProblem(path, { folder: runner.folder, dataDir: this.config.dataDir }),
          );
    const names = await backupNames(runner.folder);
    const good = names.length === 0 ? [] : await this.goodRecords(names);
    const newestGood = good[0] ?? null;
    const since = sql`state <> 'done' AND id > ${newestGood?.id ?? 0}`;
    const others = await this.records(sql`WHERE ${since} ORDER BY id DESC LIMIT ${MAX_FAILED}`);
    return {
      nightlyAt: this.config.backupAt,
      folder,
      copyFolder,
      warning: await this.warningOf(folder, newestGood),
      isRunning: others.some(({ state }) => state === "running"),
      newestGood,
      backups: [...others, ...good],
    };
  }

  /** Null if there is none, or the viewer may not know. */
  async find(viewer: Viewer, id: number): Promise<BackupRecord | null> {
    return canRead(viewer, "backups") ? this.record(id) : null;
  }

  /** Begins one now. @throws ConflictError while another one is made. */
  async start(viewer: Viewer): Promise<BackupRecord> {
    assertCanManage(viewer, "backups");
    const id = await this.parts.runner.start(viewer);
    return required(await this.record(id), "the backup just begun");
  }

  /**
   * Gives the address of a download to who knows the password, since a backup is the whole library.
   * @throws NotFoundError where its file is gone; ValidationError; ThrottledError
   */
  async prepareDownload(viewer: Viewer, id: number, input: unknown): Promise<BackupTicket> {
    assertCanManage(viewer, "backups");
    assertHasSession(viewer);
    const { password } = parseInput(backupDownloadInput, input);
    const { throttler } = this.parts;
    await provePassword({ database: this.database, throttler }, viewer, {
      field: "password",
      password,
      missing: "Isi kata sandi Anda.",
      wrong: "Kata sandi salah.",
    });
    const record = await this.record(id);
    if (!record || !isGood(record)) throw backupNotFound();
    const ticket = newSecretToken();
    const ticketHash = this.digestOf(viewer.userId, id, ticket);
    await this.database.write({ unaudited: "The download itself has the entry of the audit trail." }, (tx) =>
      tx.update(backupTable, { ticketHash, ticketEndsAt: new Date(this.now().getTime() + TICKET_MS) }, sql`id = ${id}`),
    );
    return {
      path: `/api/backups/${id}/file?ticket=${ticket}`,
      fileName: required(record.fileName, "the name of a good backup"),
    };
  }

  /** The file, once for each ticket. @throws NotFoundError; ValidationError without one. */
  async openDownload(viewer: Viewer, id: number, ticket: string): Promise<BackupFile> {
    assertCanManage(viewer, "backups");
    assertHasSession(viewer);
    if (ticket === "") {
      throw invalid("ticket", "Minta dulu tautan unduhannya dengan kata sandi Anda.");
    }
    const ticketHash = this.digestOf(viewer.userId, id, ticket);
    const backup = await this.database.write({ viewer }, async (tx) => {
      const [row] = await tx.select(
        pick(backupTable, "fileName", "kilobytes", "seal", "ticketHash", "ticketEndsAt"),
        sql`FROM backups WHERE id = ${id} AND state = 'done' ${forUpdate(tx)}`,
      );
      if (!row?.ticketEndsAt || row.ticketHash !== ticketHash || row.ticketEndsAt <= this.now()) {
        throw new NotFoundError("Tautan unduhan ini sudah dipakai atau kedaluwarsa. Unduh lagi dari Pengaturan.");
      }
      await tx.update(backupTable, { ticketHash: null, ticketEndsAt: null }, sql`id = ${id}`);
      const { fileName } = row;
      return { result: row, audit: [{ action: "backup.download", recordId: id, after: { fileName } }] };
    });
    const { folder } = this.parts.runner;
    const path = backupPath(folder, backup.fileName);
    const bytes = await sizeIfThere(folder, backup);
    if (path === null || bytes === null) throw backupNotFound();
    return {
      fileName: required(backup.fileName, "the name of a good backup"),
      bytes,
      chunks: partsOf(path),
    };
  }

  private now(): Date {
    return this.parts.now?.() ?? new Date();
  }

  /** Bound to the account and the backup, so that a ticket opens no other download. */
  private digestOf(userId: number, id: number, ticket: string): string {
    return this.parts.keys.digestOf("backup", `${userId} ${id} ${ticket}`);
  }

  private async describe(path: string, problemOf: (path: string) => Promise<string | null>): Promise<BackupFolder> {
    const problem = await problemOf(path);
    return { path, problem, freeBytes: problem === null ? await freeBytes(path).catch(() => null) : null };
  }

  private async record(id: number): Promise<BackupRecord | null> {
    const [record] = await this.records(sql`WHERE id = ${id}`);
    return record ?? null;
  }

  /** Only what lies in the folder is asked for: most of the table's rows are of files that have made room. */
  private async goodRecords(names: readonly string[]): Promise<BackupRecord[]> {
    const records = await this.records(
      sql`WHERE state = 'done' AND file_name IN (${join([...names])}) ORDER BY id DESC LIMIT ${MAX_SHOWN}`,
    );
    return records.filter(isGood);
  }

  private async records(rest: Sql): Promise<BackupRecord[]> {
    const rows = await this.database.read((reader) => reader.select(backupColumns, sql`FROM backups ${rest}`));
    return Promise.all(
      rows.map(async ({ kilobytes, seal, ...row }) => ({
        ...row,
        bytes: await sizeIfThere(this.parts.runner.folder, { ...row, kilobytes, seal }),
      })),
    );
  }

  /** A new library has as much time for its first one as there may be between two. */
  private async warningOf(folder: BackupFolder, newestGood: BackupRecord | null): Promise<BackupWarning | null> {
    if (this.config.backupAt === null) return null;
    if (folder.problem !== null) return "unwritable";
    const since = newestGood?.startedAt ?? (await this.beginning());
    // A date in the future is of a clock that was wrong: it must not say for years that all is well.
    return since && Math.abs(this.now().getTime() - since.getTime()) > MAX_AGE_MS ? "old" : null;
  }

  /** When the library's first account was made. */
  private async beginning(): Promise<Date | null> {
    const [first] = await this.database.read((reader) =>
      reader.select({ at: nullable(typedAs(userTable.createdAt, sql`MIN(created_at)`)) }, sql`FROM users`),
    );
    return first?.at ?? null;
  }
}

/** Opened by whoever reads it: a HEAD request reads nothing. */
async function* partsOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
}

function isGood({ state, bytes }: BackupRecord): boolean {
  return state === "done" && bytes !== null;
}

function backupNotFound(): NotFoundError {
  return new NotFoundError("Berkas cadangan ini tidak ada lagi di foldernya. Pilih cadangan lain.");
}

import { resolve } from "node:path";

import sql, { join } from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import type { Config } from "../../config.js";
import { ConflictError } from "../../errors.js";
import { emptyValues, pick, type RowOf } from "../../platform/database/columns.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { isOwnerAlive, registerOwner } from "../../platform/files/processOwner.js";
import { required } from "../../platform/required.js";
import { isLibrarian, type Viewer } from "../../viewer.js";
import { backupTable } from "./Backup.entity.js";
import { kilobytesOf, removeBackup, secondFolderProblem, sizeIfThere } from "./backupFolder.js";
import { type LaunchBackup, launchBackup, STOPPED } from "./launchBackup.js";
import { type MadeBackup, problemOf } from "./makeBackup.js";
import { retainedIds } from "./retainedBackups.js";

/** A third of the time after which another machine's is taken for dead. */
const HEARTBEAT_MS = 10_000;
/** Rows of files that are long gone; so many are of some years. */
const MAX_ROWS = 1_500;
/** As long as the column. */
const MAX_PROBLEM = 500;

const unaudited = {
  unaudited: "What starts a backup has the entry of the audit trail; the nights have their own table.",
};

export type BackupConfig = Pick<
  Config,
  "backupDir" | "backupCopyDir" | "backupAt" | "databaseUrl" | "dataDir" | "timeZone" | "sessionSecret"
>;

interface RunnerOptions {
  readonly launch?: LaunchBackup;
  readonly now?: () => Date;
  readonly onFailure?: (error: unknown) => void;
}

const fileColumns = pick(backupTable, "id", "startedAt", "fileName", "kilobytes", "seal", "copyState");
type FileRow = RowOf<typeof fileColumns>;

/** Makes one backup at a time in the whole library, each in a process of its own, and takes away old ones. */
export class BackupRunner {
  readonly folder: string;
  readonly copyFolder: string | null;
  private readonly stopping = new AbortController();
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly config: BackupConfig,
    private readonly options: RunnerOptions = {},
  ) {
    this.folder = resolve(config.backupDir);
    this.copyFolder = config.backupCopyDir === undefined ? null : resolve(config.backupCopyDir);
  }

  /**
   * Begins a backup and returns its number. A caller that found that one is due passes the newest number it knew.
   * @throws ConflictError while another one is made, on any instance, or where one was begun since that newest.
   */
  async start(viewer: Viewer, newestKnownId?: number): Promise<number> {
    await this.endBrokenOff();
    const { owner, release } = registerOwner();
    try {
      const id = await this.register(viewer, owner, newestKnownId);
      const run = this.run(id, owner).finally(release);
      this.underWay = Promise.all([this.underWay, run]).then(() => undefined);
      return id;
    } catch (error) {
      release();
      throw isDuplicateError(error) ? anotherOne() : error;
    }
  }

  /** Resolves once nothing is being made by this instance. */
  idle(): Promise<void> {
    return this.underWay;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underWay;
  }

  /** Marks backups whose process is gone as failed, so that the next one may begin. */
  async endBrokenOff(): Promise<void> {
    const running = await this.database.read((reader) =>
      reader.select(pick(backupTable, "id", "owner", "heartbeatAt"), sql`FROM backups WHERE running_slot = 1`),
    );
    for (const { id, owner, heartbeatAt } of running) {
      if (!isOwnerAlive(owner, heartbeatAt, this.now())) await this.end(id, owner, { problem: STOPPED });
    }
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private register(viewer: Viewer, owner: string, newestKnownId: number | undefined): Promise<number> {
    return this.database.write({ viewer }, async (tx) => {
      const [newest] = await tx.select(pick(backupTable, "id"), sql`FROM backups ORDER BY id DESC LIMIT 1`);
      if (newestKnownId !== undefined && (newest?.id ?? 0) !== newestKnownId) throw anotherOne();
      const [added] = await tx.insert(backupTable, [
        {
          ...emptyValues(backupTable),
          state: "running",
          runningSlot: 1,
          owner,
          heartbeatAt: this.now(),
          userId: userIdOf(viewer),
          actor: actorOf(viewer),
          startedAt: this.now(),
        },
      ]);
      const id = required(added, "the backup just begun");
      const isAsked = isLibrarian(viewer) && userIdOf(viewer) !== null;
      return { result: id, audit: isAsked ? [{ action: "backup.start", recordId: id }] : [] };
    });
  }

  /** Its outcome stands in the table, whatever it is. */
  private async run(id: number, owner: string): Promise<void> {
    const heartbeat = setInterval(() => {
      this.beat(id, owner).catch((error: unknown) => this.options.onFailure?.(error));
    }, HEARTBEAT_MS).unref();
    try {
      const made = await this.make();
      await this.end(id, owner, { made });
      await this.thin();
    } catch (error) {
      if (!this.stopping.signal.aborted) this.options.onFailure?.(error);
      const problem = this.stopping.signal.aborted ? STOPPED : problemOf(error, "Cadangan gagal dibuat");
      await this.end(id, owner, { problem }).catch((failure: unknown) => this.options.onFailure?.(failure));
    } finally {
      clearInterval(heartbeat);
    }
  }

  private beat(id: number, owner: string): Promise<void> {
    return this.database.write(unaudited, (tx) =>
      tx.update(backupTable, { heartbeatAt: this.now() }, sql`id = ${id} AND owner = ${owner}`),
    );
  }

  private async make(): Promise<MadeBackup> {
    const [newest] = await this.goodOnes();
    const lastBytes = newest ? await sizeIfThere(this.folder, newest) : null;
    const { databaseUrl, dataDir, timeZone, sessionSecret } = this.config;
    const place = { databaseUrl, dataDir: resolve(dataDir), timeZone, sessionSecret };
    const task = { place, folder: this.folder, copyFolder: this.copyFolder, lastBytes };
    return (this.options.launch ?? launchBackup)(task, this.stopping.signal);
  }

  /** Only where it still runs: what was taken for dead and lives on changes nothing afterwards. */
  private end(
    id: number,
    owner: string,
    outcome: { readonly made: MadeBackup } | { readonly problem: string },
  ): Promise<void> {
    const ended = { runningSlot: null, finishedAt: this.now() };
    const values =
      "made" in outcome
        ? ({
            state: "done",
            fileName: outcome.made.fileName,
            kilobytes: kilobytesOf(outcome.made.bytes),
            seal: outcome.made.seal,
            copyState: outcome.made.copy?.state ?? null,
            copyProblem: outcome.made.copy?.problem?.slice(0, MAX_PROBLEM) ?? null,
          } as const)
        : ({ state: "failed", problem: outcome.problem.slice(0, MAX_PROBLEM) } as const);
    return this.database.write(unaudited, (tx) =>
      tx.update(backupTable, { ...ended, ...values }, sql`id = ${id} AND owner = ${owner} AND running_slot = 1`),
    );
  }

  /** Takes away the files of backups that are neither a day's, a week's nor a month's any more, in both folders. */
  private async thin(): Promise<void> {
    const good = await this.goodOnes();
    const present: FileRow[] = [];
    for (const backup of good) {
      if ((await sizeIfThere(this.folder, backup)) !== null) present.push(backup);
    }
    const kept = retainedIds(present, this.config.timeZone);
    for (const backup of present.filter(({ id }) => !kept.has(id))) await removeBackup(this.folder, backup);
    await this.thinCopies(good);
    await this.forgetOldRows(kept);
  }

  /** By what lies there: the disk may have been away while backups came and went. */
  private async thinCopies(good: readonly FileRow[]): Promise<void> {
    const { copyFolder } = this;
    if (copyFolder === null) return;
    const own = { folder: this.folder, dataDir: this.config.dataDir };
    if ((await secondFolderProblem(copyFolder, own)) !== null) return;
    const present: FileRow[] = [];
    for (const backup of good) {
      if (backup.copyState === "copied" && (await sizeIfThere(copyFolder, backup)) !== null) present.push(backup);
    }
    const kept = retainedIds(present, this.config.timeZone);
    for (const backup of present.filter(({ id }) => !kept.has(id))) await removeBackup(copyFolder, backup);
  }

  private async forgetOldRows(kept: ReadonlySet<number>): Promise<void> {
    const [newest] = await this.database.read((reader) =>
      reader.select(pick(backupTable, "id"), sql`FROM backups ORDER BY id DESC LIMIT 1`),
    );
    const last = required(newest, "the backup just made").id - MAX_ROWS;
    if (last <= 0) return;
    await this.database.write(unaudited, (tx) =>
      tx.run(sql`DELETE FROM backups WHERE id <= ${last} AND id NOT IN (${join([...kept, 0])})`),
    );
  }

  /** The newest first, whether or not their files are still there. */
  private goodOnes(): Promise<FileRow[]> {
    return this.database.read((reader) => selectGood(reader));
  }
}

function selectGood(reader: Reader): Promise<FileRow[]> {
  return reader.select(fileColumns, sql`FROM backups WHERE state = 'done' ORDER BY id DESC`);
}

function anotherOne(): ConflictError {
  return new ConflictError("Cadangan lain sedang dibuat. Tunggu sampai selesai.");
}

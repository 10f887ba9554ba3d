import sql from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { system } from "../../viewer.js";
import { backupTable } from "./Backup.entity.js";
import { sizeIfThere } from "./backupFolder.js";
import type { BackupConfig, BackupRunner } from "./BackupRunner.js";
import { isBackupDue } from "./isBackupDue.js";

/** So many of the newest tell whether one is due; a folder that somebody has emptied lets the next one come at once. */
const LOOKED_AT = 5;

/** Looks every minute whether tonight's backup is to be made. */
export class NightlyBackups {
  private readonly upSince: Date;

  constructor(
    private readonly database: Database,
    private readonly runner: BackupRunner,
    private readonly config: Pick<BackupConfig, "backupAt" | "timeZone">,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.upSince = now();
  }

  /** Begins it where it is due and no other instance has begun it. */
  async look(): Promise<void> {
    await this.runner.endBrokenOff();
    const { newestGood, newestTry, newestId } = await this.newest();
    const { backupAt: nightlyAt, timeZone } = this.config;
    const { now, upSince } = { now: this.now(), upSince: this.upSince };
    if (!isBackupDue({ now, upSince, nightlyAt, timeZone, newestGood, newestTry })) return;
    await this.runner.start(system, newestId).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  private async newest() {
    const rows = await this.database.read((reader) =>
      reader.select(
        pick(backupTable, "id", "state", "startedAt", "fileName", "kilobytes", "seal"),
        sql`FROM backups ORDER BY id DESC LIMIT ${LOOKED_AT}`,
      ),
    );
    const newest = { newestId: rows[0]?.id ?? 0, newestTry: rows[0]?.startedAt ?? null };
    for (const row of rows) {
      if (row.state === "done" && (await sizeIfThere(this.runner.folder, row)) !== null) {
        return { ...newest, newestGood: row.startedAt };
      }
    }
    return { ...newest, newestGood: null };
  }
}

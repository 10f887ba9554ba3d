import { stat } from "node:fs/promises";
import { dirname } from "node:path";

import type { Config } from "../config.js";
import { diskRoom, type DiskRoom } from "../platform/files/freeBytes.js";
import { assertCanManage, assertLibrarian, assertNotByToken, type Viewer } from "../viewer.js";
import type { ClockDoubt, ClockWatch } from "./clock/ClockWatch.js";

const LEAST_FREE_BYTES = 1_000_000_000;
const LEAST_FREE_SHARE = 0.05;

export const DISK_CONTENTS = ["data", "backups"] as const;
type DiskContent = (typeof DISK_CONTENTS)[number];

/** A disk that is nearly full. */
export interface LowDisk extends DiskRoom {
  /** What the library keeps there; of a disk that has both, the data. */
  readonly holds: DiskContent;
}

/** How the machine of the library is, as far as those who work there have to know. */
export interface SystemStatus {
  /** What its clock shows. */
  readonly now: Date;
  readonly clockDoubt: ClockDoubt | null;
  readonly lowDisks: readonly LowDisk[];
}

type Place = Pick<Config, "backupDir" | "dataDir" | "databaseUrl">;

/** The machine: its clock and its disks. */
export class SystemService {
  constructor(
    private readonly place: Place,
    private readonly clock: ClockWatch,
    private readonly roomOf: (folder: string) => Promise<DiskRoom> = diskRoom,
  ) {}

  async status(viewer: Viewer): Promise<SystemStatus> {
    assertLibrarian(viewer);
    return { now: this.clock.now(), clockDoubt: this.clock.doubt, lowDisks: await this.lowDisks() };
  }

  /** Says that the clock is right, so that lending goes on. Nothing happens while nobody doubts it. */
  async confirmClock(viewer: Viewer): Promise<SystemStatus> {
    assertCanManage(viewer, "settings");
    assertNotByToken(viewer);
    await this.clock.confirm(viewer);
    return this.status(viewer);
  }

  private async lowDisks(): Promise<LowDisk[]> {
    const { backupDir, dataDir, databaseUrl } = this.place;
    const folders: readonly (readonly [DiskContent, string])[] = [
      ...(databaseUrl.startsWith("sqlite:") ? [["data", dirname(databaseUrl.slice("sqlite:".length))] as const] : []),
      ["data", dataDir],
      ["backups", backupDir],
    ];
    const seen = new Set<number>();
    const low: LowDisk[] = [];
    for (const [holds, folder] of folders) {
      // The folder of backups is made with the first one.
      const device = await stat(folder).catch(() => null);
      if (!device || seen.has(device.dev)) continue;
      seen.add(device.dev);
      const room = await this.roomOf(folder).catch(() => null);
      if (room && isLow(room)) low.push({ holds, ...room });
    }
    return low;
  }
}

function isLow({ freeBytes, totalBytes }: DiskRoom): boolean {
  return freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE;
}

import sql from "sql-template-tag";

import { backupTable } from "./backup/runs/Backup.entity.js";
import type { Config } from "./config.js";
import { pick } from "./platform/database/columns.js";
import type { Database } from "./platform/database/Database.js";
import { freeBytes } from "./platform/files/freeBytes.js";
import type { LabelledReading, Reading } from "./platform/http/metrics.js";

const POOL = {
  open: "Connections of the pool. Nothing on SQLite, as of the next two.",
  idle: "Those that nobody uses.",
  waiting: "Who waits for one.",
} as const;

/** What one wants to see of a library from outside besides its requests. */
export function metricReadings(
  database: Database,
  { dataDir }: Pick<Config, "dataDir">,
): readonly (Reading | LabelledReading)[] {
  const countOf = (rest: ReturnType<typeof sql>) => () => database.read((reader) => reader.count(rest));
  return [
    {
      name: "aksara_database_writes_under_way",
      help: "Writes that have begun or wait for their turn.",
      read: () => Promise.resolve(database.writesUnderWay),
    },
    ...(["open", "idle", "waiting"] as const).map((what) => ({
      name: `aksara_database_pool_${what}`,
      help: POOL[what],
      read: () => Promise.resolve(database.pool?.[what] ?? null),
    })),
    {
      name: "aksara_database_replica_used",
      help: "Whether visitors are read at a replica: 0 while it is left alone. Nothing where there are none.",
      label: "replica",
      read: () =>
        new Map([...(database.replicas?.states ?? [])].map(([name, leftAlone]) => [name, leftAlone === null ? 1 : 0])),
    },
    {
      name: "aksara_imports_running",
      help: "Imports of books that are under way, on any instance.",
      read: countOf(sql`FROM book_imports WHERE running_slot = 1`),
    },
    {
      name: "aksara_notices_waiting",
      help: "Messages to readers that are still to be sent.",
      read: countOf(sql`FROM notice_messages WHERE status = 'waiting'`),
    },
    {
      name: "aksara_backup_age_seconds",
      help: "How long ago the last backup that is whole was finished.",
      read: async () => {
        const [last] = await database.read((reader) =>
          reader.select(
            pick(backupTable, "finishedAt"),
            sql`FROM backups WHERE state = 'done' ORDER BY finished_at DESC LIMIT 1`,
          ),
        );
        return last?.finishedAt ? (Date.now() - last.finishedAt.getTime()) / 1_000 : null;
      },
    },
    {
      name: "aksara_disk_free_bytes",
      help: "Room on the disk of the data folder.",
      read: () => freeBytes(dataDir),
    },
  ];
}

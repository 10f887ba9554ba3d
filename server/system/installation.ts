import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { required } from "../platform/required.js";
import { installationTable } from "./Installation.entity.js";

const columns = pick(installationTable, "libraryId", "clockSeenAt", "clockBootId", "clockUptime", "isClockDoubted");

/** The one row, locked; made where there is none yet. */
export async function lockInstallation(tx: Transaction): Promise<RowOf<typeof columns>> {
  await tx.insert(
    installationTable,
    [
      {
        id: 1,
        libraryId: randomUUID(),
        clockSeenAt: null,
        clockBootId: null,
        clockUptime: null,
        isClockDoubted: false,
      },
    ],
    tx.engine === "sqlite" ? sql`ON CONFLICT DO NOTHING` : sql`ON DUPLICATE KEY UPDATE id = id`,
  );
  const [row] = await tx.select(columns, sql`FROM installations WHERE id = 1 ${forUpdate(tx)}`);
  return required(row, "the row of the installation");
}

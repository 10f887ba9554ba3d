import sql from "sql-template-tag";

import { adjustCounters } from "../../platform/database/counters/counters.js";
import type { Transaction } from "../../platform/database/Database.js";
import { settingTable } from "../../settings/Setting.entity.js";
import { settingsLock } from "../../settings/settingsLock.js";
import { readSettings } from "../../settings/settingsReads.js";
import type { WantedSettings } from "../bring/bringPolicy.js";
import type { MovedSettings } from "../MoveIn.entity.js";

/** Sets what the other system says of the week and of fines, and returns what that has changed. */
export async function setWantedSettings(
  tx: Transaction,
  { closedWeekdays, fineDays }: WantedSettings,
  now: Date,
): Promise<MovedSettings> {
  await settingsLock.take(tx);
  const before = await readSettings(tx, "");
  const after = {
    ...(closedWeekdays.size > 0 ? { closedWeekdays: [...closedWeekdays].sort((one, other) => one - other) } : {}),
    ...(fineDays === null ? {} : { fineDays }),
  };
  const changed = Object.entries(after).flatMap(([name, value]) => {
    const old = before[name as keyof typeof after];
    return JSON.stringify(old) === JSON.stringify(value) ? [] : [[name, { before: old, after: value }] as const];
  });
  for (const [name, { after: value }] of changed) await writeSetting(tx, name, value, now);
  if (changed.length > 0) await adjustCounters(tx, { settings: 1 });
  return Object.fromEntries(changed);
}

/** Settings that are still as the move has set them are as they were before. Returns how many are not. */
export async function restoreSettings(tx: Transaction, settings: MovedSettings, now: Date): Promise<number> {
  await settingsLock.take(tx);
  const current: Readonly<Record<string, unknown>> = { ...(await readSettings(tx, "")) };
  let kept = 0;
  for (const [name, { before, after }] of Object.entries(settings)) {
    if (JSON.stringify(current[name]) === JSON.stringify(after)) await writeSetting(tx, name, before, now);
    else kept += 1;
  }
  if (kept < Object.keys(settings).length) await adjustCounters(tx, { settings: 1 });
  return kept;
}

async function writeSetting(tx: Transaction, name: string, value: unknown, now: Date): Promise<void> {
  await tx.run(sql`DELETE FROM settings WHERE name = ${name}`);
  await tx.insert(settingTable, [{ name, value: JSON.stringify(value), updatedAt: now }]);
}

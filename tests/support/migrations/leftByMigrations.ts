import { newMysqlDatabase } from "../databases/openTestDatabase.js";
import { statementsOf } from "../databases/templates.js";
import { type Upgrade, upgradeOldLibrary } from "./upgradeOldLibrary.js";

/** When a migration ran, and numbers that were given and taken back. */
const ACCIDENTAL = /'20(?:2[6-9]|[3-9]\d)-\d\d-\d\d [\d:.]+'| AUTO_INCREMENT=\d+|\(\d+, (?='?\d{13}'?, ')/gu;

/** What an old library is after its migrations, table by table and row by row. */
export async function leftByMigrations(upgrade: Upgrade = {}) {
  const { url, remove } = await newMysqlDatabase({ byMigrations: true });
  try {
    const outcome = await upgradeOldLibrary(url, upgrade);
    return { ...outcome, left: await withoutAccidents(url) };
  } finally {
    await remove();
  }
}

/** A database in which nothing differs by the moment or by what was tried in vain. */
export async function withoutAccidents(url: string): Promise<string> {
  return (await statementsOf(url)).replaceAll(ACCIDENTAL, "");
}

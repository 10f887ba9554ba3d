import type { Config } from "../config.js";
import { openDatabase } from "../openDatabase.js";
import { productVersion } from "../platform/productVersion.js";

/** Migrates the database before any instance of this version starts; where nothing is left to do it says so too. */
export async function migrateCommand(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl });
  await database.close();
  console.log(`Basis data siap untuk Aksara ${productVersion()}.`);
}

import type { Config } from "../../config.js";
import { type LibraryLook, lookAtLibrary } from "../../moveIn/look/lookAtLibrary.js";
import { openDatabase } from "../../openDatabase.js";
import type { Database } from "../../platform/database/Database.js";
import { DifferenceList, writeBalance } from "./balanceFiles.js";
import { tellLook } from "./tellLook.js";
import { type OldLibrary, withOldLibrary } from "./withOldLibrary.js";

/**
 * Says what a dump of SLiMS or INLISLite has, what of it would come and what would not, and what a person has to
 * decide. Beside the dump it writes the list of all differences and the balance to sign; the library is not changed.
 */
export async function lookAtDumpCommand(config: Config, file: string, answers: readonly string[]): Promise<void> {
  await withOldLibrary(file, answers, async (old) => {
    const database = await openDatabase({ url: config.databaseUrl });
    try {
      await lookAt(config, database, old);
    } finally {
      await database.close();
    }
  });
}

/** Looks, says what there is, and writes list and balance. */
export async function lookAt(config: Config, database: Database, old: OldLibrary): Promise<LibraryLook> {
  const list = new DifferenceList(old);
  const look = await lookAtLibrary(old.library, old.answers, old.library, (row) => list.add(row));
  await list.close();
  tellLook(old, look);
  const balance = await writeBalance({ config, database }, old, { tallies: look.tables, finishedOn: null });
  console.log(`\nSetiap selisih: ${list.path}\nNeraca untuk ditandatangani: ${balance}`);
  return look;
}

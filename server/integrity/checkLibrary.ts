import type { Config } from "../config.js";
import type { Database } from "../platform/database/Database.js";
import { checkFiles } from "./checkFiles.js";
import { checkNumbers } from "./checkNumbers.js";
import { checkSearchIndex } from "./checkSearchIndex.js";
import { checkReferences, checkStorage } from "./checkTables.js";
import type { Finding } from "./Finding.js";

/**
 * Looks at all that the library keeps twice or relies on: the engine's own files, rows that refer to rows, stored
 * numbers, the search index, and files. The server may go on meanwhile. With `repair` what the rows tell is derived
 * from them anew; rows themselves are never changed.
 */
export async function checkLibrary(
  database: Database,
  { dataDir, timeZone }: Pick<Config, "dataDir" | "timeZone">,
  { repair }: { readonly repair: boolean },
): Promise<Finding[]> {
  const storage = await checkStorage(database);
  // What is derived from damaged tables would be wrong, and writing to them could damage more.
  const mayWrite = repair && storage.every(({ wrong }) => wrong === 0);
  return [
    ...storage,
    ...(await checkReferences(database)),
    ...(await checkNumbers(database, timeZone, mayWrite)),
    ...(await checkSearchIndex(database, mayWrite)),
    ...(await checkFiles(database, dataDir, mayWrite)),
  ];
}

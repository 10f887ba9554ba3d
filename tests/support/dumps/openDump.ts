import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { DumpTables } from "../../../server/platform/sqlDump/DumpTables.js";
import { loadDump } from "../../../server/platform/sqlDump/loadDump.js";
import { type Dialect, type DumpedTable, writeDump } from "./writeDump.js";

/** Tables as a dump of one of the programs, read and loaded as an uploaded one is, for as long as `use` takes. */
export async function withDump<Result>(
  tables: readonly DumpedTable[],
  wanted: ReadonlySet<string>,
  use: (dump: DumpTables) => Promise<Result>,
  dialect: Dialect = "mysqldump-php",
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "aksara-dump-"));
  try {
    const source = join(folder, "dump.sql");
    await writeFile(source, writeDump(tables, dialect));
    const dump = await loadDump(source, join(folder, "dump.sqlite"), { tables: wanted });
    try {
      return await use(dump);
    } finally {
      await dump.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

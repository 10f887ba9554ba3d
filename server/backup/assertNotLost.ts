import { readdir } from "node:fs/promises";
import { join } from "node:path";

import sql, { raw } from "sql-template-tag";

import type { Config } from "../config.js";
import { ConflictError } from "../errors.js";
import { integer } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { LIBRARY_MARK } from "../system/libraryFolder.js";
import { SECRET } from "./archive/manifest.js";

/** A start makes an administrator before it makes a key, and an import may come before the first start. */
const FIRST_FILLED = ["users", "books", "students", "book_imports"];

/**
 * A key or stored files beside a database without a single account are what is left of a library whose database is
 * gone, or is looked for in the wrong place: a demo in its stead would hide that.
 * @throws ConflictError that says what is missing, and how it comes back.
 */
export async function assertNotLost(
  database: Database,
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<void> {
  for (const table of FIRST_FILLED) {
    const [found] = await database.read((reader) =>
      reader.select({ found: integer(sql`1`) }, sql`FROM ${raw(table)} LIMIT 1`),
    );
    if (found) {
      return;
    }
  }
  const left = [
    ...((await namesIn(dataDir)).includes(SECRET) ? [`kunci ${SECRET}`] : []),
    ...((await namesIn(join(dataDir, "files"))).some((name) => name !== LIBRARY_MARK)
      ? ["berkas sampul dan dokumen"]
      : []),
  ];
  if (left.length > 0) {
    throw new ConflictError(
      `Basis data kosong, padahal di ${dataDir} masih ada ${left.join(" dan ")}: basis data perpustakaan ini hilang, atau ` +
        `${databaseUrl.startsWith("sqlite:") ? "DATABASE_URL dan DATA_DIR menunjuk" : "DATABASE_URL menunjuk"} ke tempat ` +
        "yang salah. Server tidak dijalankan, agar tidak terisi data contoh. Pulihkan dari cadangan:\n" +
        "  npm run library -- restore FILE.zip\n" +
        `Untuk mulai dari awal, pindahkan dulu isi ${dataDir} ke tempat lain.`,
    );
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

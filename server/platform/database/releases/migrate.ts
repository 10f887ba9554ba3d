import type { DataSource, QueryRunner } from "typeorm";

import { productVersion } from "../../productVersion.js";

interface Version {
  readonly version: string;
}

/**
 * Runs the migrations that are left, and notes which version did. A database with a migration that this build does not
 * have was written by a newer one, whose columns this one would leave empty or misread: it is refused, unchanged.
 */
export async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const isOurs = await runner.hasTable("migrations");
    if (!isOurs) {
      await assertEmpty(runner);
    }
    const applied = isOurs ? ((await runner.query("SELECT name FROM migrations")) as readonly { name: string }[]) : [];
    const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
    /** Null where there is no table for it yet. */
    const writtenBy = async () =>
      (await runner.hasTable("releases"))
        ? ((await runner.query("SELECT version FROM releases ORDER BY id DESC LIMIT 1")) as readonly Version[])
        : null;
    if (applied.some(({ name }) => !known.has(name))) {
      const [last] = (await writtenBy()) ?? [];
      throw new Error(
        `basis data ini sudah dipakai Aksara ${last?.version ?? "lain"}, yang lebih baru dari yang berjalan di sini ` +
          `(${productVersion()}). Pasang ${last ? "versi itu" : "versi terbaru"} lagi. Tidak ada data yang diubah.`,
      );
    }
    const applies = (await source.runMigrations()).length > 0;
    const versions = applies ? await writtenBy() : null;
    if (versions && versions[0]?.version !== productVersion()) {
      await runner.query("INSERT INTO releases (version) VALUES (?)", [productVersion()]);
    }
  } finally {
    await runner.release();
  }
}

/** Made by whoever waits for the turn to migrate, before anything is migrated. */
const LEASES = "migration_leases";

/** Tables of another program would stand between ours, and a demo would be filled in beside somebody's data. */
async function assertEmpty(runner: QueryRunner): Promise<void> {
  const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
  const tables = (await runner.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  )) as readonly { name: string }[];
  const others = tables.map(({ name }) => name).filter((name) => name !== LEASES);
  if (others.length > 0) {
    throw new Error(
      `basis data ini berisi tabel program lain (${others.slice(0, 3).join(", ")}${others.length > 3 ? ", …" : ""}). ` +
        "Sebutkan basis data yang kosong, atau yang milik perpustakaan ini, di DATABASE_URL. Tidak ada data yang diubah.",
    );
  }
}

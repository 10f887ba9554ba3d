import { type DataSource, MigrationExecutor, type QueryRunner } from "typeorm";

import { driverCode } from "../databaseErrors.js";
import { productVersion } from "../../productVersion.js";
import { announceMigrations, readAnnouncements } from "./announcements.js";
import { makeRepeatable } from "./repeatableRunner.js";

interface Version {
  readonly version: string;
}

/**
 * Runs the migrations that are left, and notes which version did. A database with a migration that this build does not
 * have was written by a newer one, whose columns this one would leave empty or misread: it is refused, unchanged.
 */
export async function migrate(source: DataSource, stepAsideMs: number): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const isShared = source.options.type !== "better-sqlite3";
    const isOurs = await runner.hasTable("migrations");
    if (!isOurs) {
      await assertEmpty(runner);
    }
    const applied = isOurs ? ((await runner.query("SELECT name FROM migrations")) as readonly { name: string }[]) : [];
    const announced = isShared ? await readAnnouncements(runner) : [];
    const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
    const isUnknown = ({ name }: { readonly name: string }) => !known.has(name);
    /** Null where there is no table for it yet. */
    const writtenBy = async () =>
      (await runner.hasTable("releases"))
        ? ((await runner.query("SELECT version FROM releases ORDER BY id DESC LIMIT 1")) as readonly Version[])
        : null;
    const announcedNewer = announced.find(isUnknown);
    if (announcedNewer || applied.some(isUnknown)) {
      const last = announcedNewer ?? (await writtenBy())?.[0];
      throw new Error(
        `basis data ini sudah dipakai Aksara ${last?.version ?? "lain"}, yang lebih baru dari yang berjalan di sini ` +
          `(${productVersion()}). Pasang ${last ? "versi itu" : "versi terbaru"} lagi. Tidak ada data yang diubah.`,
      );
    }
    const isHere = new Set(applied.map(({ name }) => name));
    const pending = [...known].filter((name) => !isHere.has(name));
    const isBehind = isHere.size > 0 && pending.length > 0;
    if (isShared && pending.length > 0) await announceMigrations(runner, pending, isBehind ? stepAsideMs : 0);
    if (isShared) await makeRepeatable(runner, isBehind);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = "each";
    await executor.executePendingMigrations().catch((error: unknown) => {
      if (driverCode(error) !== "ER_TABLE_EXISTS_ERROR") throw error;
      throw new Error(
        `basis data ini berisi tabel yang bukan dari Aksara (${(error as Error).message}). Beri Aksara basis data ` +
          "sendiri yang kosong, atau pulihkan cadangan ke sana.",
        { cause: error },
      );
    });
    const versions = await writtenBy();
    // A start that was cut off after its last migration has left its announcements.
    const isNewer = pending.length + announced.length > 0 || versions?.length === 0;
    if (versions && isNewer && versions[0]?.version !== productVersion()) {
      await runner.query("INSERT INTO releases (version) VALUES (?)", [productVersion()]);
    }
    if (isShared) await runner.query("DELETE FROM migration_announcements");
  } finally {
    await runner.release();
  }
}

/**
 * The tables that are made before anything is migrated: for the lease, the announcements and the journal of statements.
 */
const FOR_MIGRATING = /^migration_(?:leases|announcements|statements)$/u;

/** Tables of another program would stand between ours, and a demo would be filled in beside somebody's data. */
async function assertEmpty(runner: QueryRunner): Promise<void> {
  const isSqlite = runner.dataSource.driver.options.type === "better-sqlite3";
  const tables = (await runner.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  )) as readonly { name: string }[];
  const others = tables.map(({ name }) => name).filter((name) => !FOR_MIGRATING.test(name));
  if (others.length > 0) {
    throw new Error(
      `basis data ini berisi tabel program lain (${others.slice(0, 3).join(", ")}${others.length > 3 ? ", …" : ""}). ` +
        "Sebutkan basis data yang kosong, atau yang milik perpustakaan ini, di DATABASE_URL. Tidak ada data yang diubah.",
    );
  }
}

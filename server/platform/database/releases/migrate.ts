import type { DataSource } from "typeorm";

import { productVersion } from "../../productVersion.js";

/**
 * Runs the migrations that are left, and notes which version did. A database with a migration that this build does not
 * have was written by a newer one, whose columns this one would leave empty or misread: it is refused, unchanged.
 */
export async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const applied = (await runner.hasTable("migrations"))
      ? ((await runner.query("SELECT name FROM migrations")) as readonly { name: string }[])
      : [];
    const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
    const lastVersion = async () => {
      const rows = (await runner.hasTable("releases"))
        ? ((await runner.query("SELECT version FROM releases ORDER BY id DESC LIMIT 1")) as readonly {
            version: string;
          }[])
        : [];
      return rows[0]?.version;
    };
    if (applied.some(({ name }) => !known.has(name))) {
      const writtenBy = await lastVersion();
      throw new Error(
        `basis data ini sudah dipakai Aksara ${writtenBy ?? "lain"}, yang lebih baru dari yang berjalan di sini ` +
          `(${productVersion()}). Pasang ${writtenBy ? "versi itu" : "versi terbaru"} lagi. Tidak ada data yang diubah.`,
      );
    }
    if ((await source.runMigrations()).length > 0 && (await lastVersion()) !== productVersion()) {
      await runner.query("INSERT INTO releases (version) VALUES (?)", [productVersion()]);
    }
  } finally {
    await runner.release();
  }
}

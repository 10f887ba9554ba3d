import type { DataSource } from "typeorm";

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
    const applied = (await runner.hasTable("migrations"))
      ? ((await runner.query("SELECT name FROM migrations")) as readonly { name: string }[])
      : [];
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

import type { MigrationInterface, QueryRunner } from "typeorm";

import { readConfig } from "../../../../server/config.js";
import { buildApp } from "../../../../server/http.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { migrations } from "../../../../server/platform/database/connect.js";
import { watchReleases } from "../../../../server/platform/database/releases/watchReleases.js";

/** What no version before it can bear: a table is away for a while, and books get a column that must be given. */
class Holograms9999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("RENAME TABLE e_resources TO links");
    await runner.query("SELECT SLEEP(2)");
    await runner.query("RENAME TABLE links TO e_resources");
    await runner.query("ALTER TABLE visits ADD COLUMN hologram varchar(10) NOT NULL DEFAULT ''");
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** One instance over the database of DATABASE_URL, of this version or, with IS_NEWER, of the next one. */
async function serve(): Promise<void> {
  if (process.env.IS_NEWER === "1") migrations.push(Holograms9999999999999);
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl });
  const renderer = { render: () => Promise.resolve({ status: 200, html: "<!doctype html><title>page</title>" }) };
  const app = await buildApp({ config, database, root: process.cwd(), renderer });
  const known = migrations.map(({ name }) => name);
  void watchReleases(database, known, () => undefined, new AbortController().signal);
  await app.listen({ port: config.port, host: config.host });
}

void serve();

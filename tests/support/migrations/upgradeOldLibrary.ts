import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import { DataSource } from "typeorm";

import { openDatabase } from "../../../server/openDatabase.js";
import { migrationNames, migrations } from "../../../server/platform/database/connect.js";
import { required } from "../../../server/platform/required.js";
import { ConnectionKiller } from "./ConnectionKiller.js";
import { OLD_ROWS } from "./oldLibrary.js";

export interface Upgrade {
  /** The place of the last migration that is run; all unless given. */
  readonly last?: number;
  /** At which of its points a migration is killed, once; undefined for not at all. */
  readonly pointOf?: (place: number) => number | undefined;
  /** Whether a version that noted nothing runs each migration until it is killed; this one goes on. */
  readonly isUnnoted?: boolean;
}

interface Upgraded {
  /** How many points each migration has. */
  readonly points: readonly number[];
  readonly kills: number;
}

type Run = (end: number, killer: ConnectionKiller) => Promise<void>;

/**
 * Takes an old library through the migrations, each of which has the rows of its time before it, and starts anew
 * after each that is killed.
 */
export async function upgradeOldLibrary(
  url: string,
  { last = migrationNames.length - 1, pointOf = () => undefined, isUnnoted = false }: Upgrade = {},
): Promise<Upgraded> {
  const connection = await createConnection(url);
  const points: number[] = [];
  const killed = new Set<number>();
  /** Whether it came to its end. */
  const runTo = async (end: number, run: Run) => {
    const killer = new ConnectionKiller(await appliedCount(connection), (place) =>
      killed.has(place) ? undefined : pointOf(place),
    );
    try {
      await run(end, killer);
      return true;
    } catch (error) {
      if (killer.killed === undefined) throw error;
      killed.add(killer.killed);
      return false;
    } finally {
      Object.assign(points, killer.points);
    }
  };
  const runAsToday: Run = async (end, logger) => {
    const onlyMigrations = migrationNames.slice(0, end + 1);
    await (await openDatabase({ url, logger, onlyMigrations, stepAsideMs: 0 })).close();
  };
  const runUnnoted: Run = async (end, logger) => {
    await connection.query("DROP TABLE IF EXISTS migration_statements");
    const source = await new DataSource({
      type: "mariadb",
      url,
      charset: "utf8mb4_bin",
      timezone: "Z",
      dateStrings: ["DATE"],
      migrations: migrations.slice(0, end + 1),
      migrationsTransactionMode: "each",
      logger,
      logging: true,
    }).initialize();
    await source.runMigrations().finally(() => source.destroy());
  };
  const seeded = Object.keys(OLD_ROWS).map((name) => migrationNames.indexOf(name));
  const stops = isUnnoted ? migrationNames.map((_name, place) => place) : seeded;
  try {
    for (const stop of [...stops.filter((place) => place < last), last]) {
      if (isUnnoted) await runTo(stop, runUnnoted);
      while (!(await runTo(stop, runAsToday)));
      for (const statement of OLD_ROWS[required(migrationNames[stop], "a migration")] ?? []) {
        await connection.query(statement);
      }
    }
  } finally {
    await connection.end();
  }
  return { points, kills: killed.size };
}

async function appliedCount(connection: Connection): Promise<number> {
  const [tables] = await connection.query<RowDataPacket[]>("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) return 0;
  const [[row]] = await connection.query<RowDataPacket[]>("SELECT COUNT(*) AS count FROM migrations");
  return Number(row?.count);
}

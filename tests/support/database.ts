import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createConnection } from "mysql2/promise";
import sql from "sql-template-tag";

import type { Database, Engine } from "../../server/platform/database/Database.js";
import { openDatabase } from "../../server/openDatabase.js";
import { StatementCounter } from "./databases/statementCounter.js";
import { copySqliteTemplate, type DatabaseLocation, mysqlTemplate } from "./databases/templates.js";

/** On which engines a story for both is told in this run: jest.config.mjs. */
declare const enginesOfStories: readonly Engine[];

export interface TestDatabase {
  readonly engine: Engine;
  /** For a second process or a second look at the same data. */
  readonly url: string;
  readonly database: Database;
  readonly counter: StatementCounter;
}

interface DatabaseOptions {
  /** Starts empty, so that opening it runs the migrations. Otherwise it is a copy of a migrated database. */
  readonly byMigrations?: boolean;
}

interface OpenedDatabase extends TestDatabase {
  readonly dispose: () => Promise<void>;
}

/**
 * Tells the same story on SQLite and on MariaDB, each time on a fresh, migrated, empty database; those of the doors
 * on one of them in each run.
 * `test.database` is there from the first `beforeAll` on. Several of these in one file each get a database of their
 * own.
 */
export function onBothEngines(
  title: string,
  defineTests: (test: TestDatabase) => void,
  options: DatabaseOptions = {},
): void {
  if (enginesOfStories.includes("sqlite")) {
    describe("on SQLite", () => onEngine("sqlite", title, defineTests, options));
  }
  if (enginesOfStories.includes("mysql")) {
    const describeOnMariaDb = process.env.TEST_MYSQL_URL ? describe : describe.skip;
    describeOnMariaDb("on MariaDB", () => onEngine("mysql", title, defineTests, options));
  }
}

export function onSqlite(title: string, defineTests: (test: TestDatabase) => void): void {
  onEngine("sqlite", title, defineTests);
}

export function onMariaDb(title: string, defineTests: (test: TestDatabase) => void): void {
  (process.env.TEST_MYSQL_URL ? describe : describe.skip)("on MariaDB", () => onEngine("mysql", title, defineTests));
}

/**
 * Of the stories of both engines those whose outcome cannot depend on the engine: what a picture is made of, say. Told
 * on SQLite alone.
 */
export function onOneEngine({ engine }: TestDatabase, defineTests: () => void): void {
  if (engine === "sqlite") {
    defineTests();
  }
}

function onEngine(
  engine: Engine,
  title: string,
  defineTests: (test: TestDatabase) => void,
  options: DatabaseOptions = {},
): void {
  describe(title, () => {
    let opened: OpenedDatabase | undefined;
    const openDatabaseOrThrow = (): OpenedDatabase => {
      if (!opened) {
        throw new Error("The database opens in beforeAll: use it inside a test or a hook");
      }
      return opened;
    };
    beforeAll(async () => {
      opened = await openTestDatabase(engine, options);
    });
    afterAll(async () => {
      // Whatever was told: a figure that is kept is what counting gives.
      const stale = opened ? await staleHeldCopies(opened.database) : [];
      await opened?.dispose();
      expect(stale).toEqual([]);
    });
    defineTests({
      engine,
      get url() {
        return openDatabaseOrThrow().url;
      },
      get database() {
        return openDatabaseOrThrow().database;
      },
      get counter() {
        return openDatabaseOrThrow().counter;
      },
    });
  });
}

/** A database of its own for one test; the caller disposes of it. */
export async function openTestDatabase(engine: Engine, options: DatabaseOptions = {}): Promise<OpenedDatabase> {
  const location = engine === "sqlite" ? await newSqliteFile(options) : await newMysqlDatabase(options);
  const counter = new StatementCounter();
  try {
    const database = await openDatabase({ url: location.url, logger: counter });
    return {
      engine,
      url: location.url,
      database,
      counter,
      dispose: async () => {
        await database.close();
        await location.remove();
      },
    };
  } catch (error) {
    await location.remove();
    throw error;
  }
}

async function newSqliteFile({ byMigrations }: DatabaseOptions): Promise<DatabaseLocation> {
  const folder = mkdtempSync(join(tmpdir(), "aksara-test-"));
  const path = join(folder, "library.sqlite");
  if (!byMigrations) {
    await copySqliteTemplate(path);
  }
  return { url: `sqlite:${path}`, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A database without an open library in it; the caller removes it. */
export async function newMysqlDatabase({ byMigrations }: DatabaseOptions): Promise<DatabaseLocation> {
  const server = process.env.TEST_MYSQL_URL;
  if (!server) {
    throw new Error("TEST_MYSQL_URL is not set: use onBothEngines or onMariaDb, which skip without it");
  }
  const template = byMigrations ? "" : await mysqlTemplate(() => newMysqlDatabase({ byMigrations: true }));
  const name = `aksara_test_${Date.now().toString(36)}_${randomBytes(4).toString("hex")}`;
  await runOnServer(server, `CREATE DATABASE ${name}; USE ${name}; ${template}`);
  return {
    url: new URL(`/${name}`, server).href,
    remove: () => runOnServer(server, `DROP DATABASE ${name}`),
  };
}

async function runOnServer(server: string, statements: string): Promise<void> {
  const connection = await createConnection({ uri: server, multipleStatements: true });
  try {
    await connection.query(statements);
  } finally {
    await connection.end();
  }
}

/** The books whose kept number of copies is not what counting them gives: none, whatever has happened. */
function staleHeldCopies(database: Database): Promise<{ readonly id: number; readonly kept: number }[]> {
  return database.read((reader) =>
    reader.rows<{ id: number; kept: number }>(
      sql`SELECT books.id, books.held_copies AS kept FROM books
          WHERE books.held_copies <> (SELECT COUNT(*) FROM copies WHERE copies.book_id = books.id
          AND copies.listed = 1 AND copies.status <> 'withdrawn')`,
    ),
  );
}

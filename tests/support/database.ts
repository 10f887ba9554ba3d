import sql from "sql-template-tag";

import type { Database, Engine } from "../../server/platform/database/Database.js";
import {
  type DatabaseOptions,
  type OpenedDatabase,
  openTestDatabase,
  type TestDatabase,
} from "./databases/openTestDatabase.js";

/** On which engines a story for both is told in this run: jest.config.mjs. */
declare const enginesOfStories: readonly Engine[];

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

import { copyFileSync, existsSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql, { raw } from "sql-template-tag";

import { openDatabase } from "../../../../server/openDatabase.js";
import { migrationNames } from "../../../../server/platform/database/connect.js";
import { required } from "../../../../server/platform/required.js";
import { dumpDatabase } from "../../../support/databases/dumpDatabase.js";
import { StatementCounter } from "../../../support/databases/statementCounter.js";
import { OLD_ROWS } from "../../../support/migrations/oldLibrary.js";
import { testWrite } from "../../../support/testWrite.js";

const STOPS = [...Object.keys(OLD_ROWS).map((name) => migrationNames.indexOf(name)), migrationNames.length - 1];

interface Moment {
  readonly path: string;
  /** The place in STOPS of what was run. */
  readonly segment: number;
}

/** Remembers what a process that is killed before a statement would leave on the disk. */
class DiskCopier extends StatementCounter {
  /** The place in STOPS of what is run; null for what is no migration. */
  segment: number | null = null;
  readonly moments: Moment[] = [];

  constructor(private readonly path: string) {
    super();
  }

  override logQuery(statement: string, values?: unknown): void {
    super.logQuery(statement, values);
    if (this.segment === null) return;
    const path = `${this.path}.${this.moments.length}`;
    for (const suffix of ["", "-wal"]) {
      if (existsSync(this.path + suffix)) copyFileSync(this.path + suffix, path + suffix);
    }
    this.moments.push({ path, segment: this.segment });
  }
}

const LATEST = 100;

/** All of the latest migrations and a third of those before, for each takes as long as all that come after it. */
function chosenMoments(moments: readonly Moment[]): Moment[] {
  return moments.filter((_moment, index) => index % 3 === 0 || index >= moments.length - LATEST);
}

describe("A migration that is killed on SQLite", () => {
  it("starts anew at one moment and another, and leaves what an unharmed one leaves", async () => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-killed-"));
    const path = join(folder, "library.sqlite");
    const copier = new DiskCopier(path);
    const expected = await upgrade(path, 0, copier);
    expect(copier.moments.length).toBeGreaterThan(600);
    for (const { path: left, segment } of chosenMoments(copier.moments)) {
      expect(await upgrade(left, segment)).toEqual(expected);
      await Promise.all(["", "-wal", "-shm"].map((suffix) => rm(left + suffix, { force: true })));
    }
    await rm(folder, { recursive: true });
  }, 600_000);
});

/** Takes an old library on from what was left there; gives what it is at the end. */
async function upgrade(path: string, from: number, copier?: DiskCopier): Promise<unknown> {
  for (const [segment, stop] of STOPS.entries()) {
    if (segment < from) continue;
    if (copier) copier.segment = segment;
    const database = await openDatabase({
      url: `sqlite:${path}`,
      onlyMigrations: migrationNames.slice(0, stop + 1),
      logger: copier ?? new StatementCounter(),
    });
    if (copier) copier.segment = null;
    await database.write(testWrite, async (tx) => {
      for (const statement of OLD_ROWS[required(migrationNames[stop], "a migration")] ?? []) {
        if (!statement.includes("book_search")) await tx.run(sql`${raw(statement)}`);
      }
    });
    if (segment === STOPS.length - 1) {
      const schema = await database.read((reader) =>
        reader.rows(sql`SELECT name, sql FROM sqlite_master ORDER BY name`),
      );
      const rows = await dumpDatabase(database);
      await database.close();
      return { schema, rows };
    }
    await database.close();
  }
  return null;
}

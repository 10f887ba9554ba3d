import { join } from "node:path";

import sql from "sql-template-tag";

import { backUpLibrary } from "../../../server/backup/backUpLibrary.js";
import { checkBackup } from "../../../server/backup/checkBackup.js";
import { restoreLibrary } from "../../../server/backup/restoreLibrary.js";
import type { Engine } from "../../../server/platform/database/Database.js";
import { dropPlaces, filesOf, givenDemoLibrary, hashesOf, inLibrary, newPlace, type TestPlace } from "./places.js";

const options = (place: TestPlace) => ({ replace: false, backupFolder: join(place.root, "backups") });

/** A copy of a library by way of one file. */
async function restoredOn(engine: Engine, from: TestPlace): Promise<TestPlace> {
  const place = await newPlace(engine);
  const { path } = await backUpLibrary(from, join(from.root, "out"));
  const { oldFiles } = await restoreLibrary(place, path, options(place));
  expect(oldFiles).toBeNull();
  return place;
}

afterAll(dropPlaces);

const onMariaDb = process.env.TEST_MYSQL_URL ? it : it.skip;

describe("A backup of the demo library", () => {
  onMariaDb("comes back from SQLite to MariaDB to SQLite with every row, number and file", async () => {
    const first = await givenDemoLibrary("sqlite");
    const hashes = await hashesOf(first);
    expect(Object.keys(hashes).length).toBeGreaterThan(50);

    const second = await restoredOn("mysql", first);
    const third = await restoredOn("sqlite", second);

    expect(await hashesOf(second)).toEqual(hashes);
    expect(await hashesOf(third)).toEqual(hashes);
    expect(await filesOf(third)).toEqual(await filesOf(first));
    expect(Object.keys(await filesOf(third)).length).toBeGreaterThan(1);
  });

  it("is found by the search as before", async () => {
    const first = await givenDemoLibrary("sqlite");
    const copy = await restoredOn("sqlite", first);
    const indexed = sql`SELECT term, doc FROM book_search_terms ORDER BY term, doc`;
    const terms = (place: TestPlace) => inLibrary(place, (database) => database.read((reader) => reader.rows(indexed)));

    expect((await terms(copy)).length).toBeGreaterThan(1_000);
    expect(await terms(copy)).toEqual(await terms(first));
  });

  it("is found whole by the check, which changes nothing", async () => {
    const first = await givenDemoLibrary("sqlite");
    const { path, rows, tables, files } = await backUpLibrary(first, join(first.root, "out"));
    const checked = await checkBackup(path);
    expect({ rows: checked.rows, tables: checked.tables, files: checked.files }).toEqual({ rows, tables, files });
    expect(rows).toBeGreaterThan(500);
  });
});

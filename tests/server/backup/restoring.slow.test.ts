import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { assertNotLost } from "../../../server/backup/assertNotLost.js";
import { backUpLibrary } from "../../../server/backup/backUpLibrary.js";
import { checkBackup } from "../../../server/backup/checkBackup.js";
import { BackupReader } from "../../../server/backup/archive/BackupReader.js";
import { buildLibrary, extractFiles } from "../../../server/backup/restore/buildLibrary.js";
import { builtDatabase, decideRestore, finishRestore } from "../../../server/backup/restore/decidedRestore.js";
import { restoreLibrary } from "../../../server/backup/restoreLibrary.js";
import { migrationNames } from "../../../server/platform/database/connect.js";
import type { Engine } from "../../../server/platform/database/Database.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { required } from "../../../server/platform/required.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import {
  collectGarbage,
  dropPlaces,
  filesOf,
  givenDemoLibrary,
  hashesOf,
  inLibrary,
  newPlace,
  type TestPlace,
} from "./places.js";

afterAll(dropPlaces);

const engines: Engine[] = process.env.TEST_MYSQL_URL ? ["sqlite", "mysql"] : ["sqlite"];

async function givenLibrary(engine: Engine, title: string): Promise<TestPlace> {
  const place = await newPlace(engine);
  await inLibrary(place, (database) => givenBooks(database, [{ title }]));
  return place;
}

/** As in a process of its own. */
async function restore(place: TestPlace, path: string, replace = false) {
  collectGarbage();
  return restoreLibrary(place, path, { replace, backupFolder: join(place.root, "backups") });
}

function titlesOf(place: TestPlace): Promise<string[]> {
  return inLibrary(place, async (database) => {
    const rows = await database.read((reader) => reader.rows<{ title: string }>(sql`SELECT title FROM books`));
    return rows.map(({ title }) => title);
  });
}

describe.each(engines)("On %s", (engine) => {
  it("a library that is there is not replaced unless that is asked for, and then is backed up first", async () => {
    const [there, other] = [await givenLibrary(engine, "Bumi Manusia"), await givenLibrary("sqlite", "Laskar Pelangi")];
    const { path } = await backUpLibrary(other, other.root);
    const before = await hashesOf(there);

    await expect(restore(there, path)).rejects.toThrow(/sudah ada perpustakaan.*--replace/u);
    expect(await hashesOf(there)).toEqual(before);

    const { replacedBackup } = await restore(there, path, true);
    expect(await titlesOf(there)).toEqual(["Laskar Pelangi"]);
    expect(await hashesOf(there)).toEqual(await hashesOf(other));

    const again = await newPlace(engine);
    await restore(again, required(replacedBackup, "the backup of what was there"));
    expect(await titlesOf(again)).toEqual(["Bumi Manusia"]);
    expect(await hashesOf(again)).toEqual(before);
  });

  it("a library that somebody uses is not replaced", async () => {
    const there = await givenLibrary(engine, "Bumi Manusia");
    const { path } = await backUpLibrary(there, there.root);
    await inLibrary(there, async (database) => {
      await expect(restore(there, path, true)).rejects.toThrow(/sedang dipakai.*Hentikan server/u);
      expect(await database.read((reader) => reader.count(sql`FROM books`))).toBe(1);
    });
  });

  it("a backup is of one moment while others write, and holds none of them up", async () => {
    const place = await givenDemoLibrary(engine);
    await inLibrary(place, async (database) => {
      const done = new AbortController();
      let written = 0;
      let slowest = 0;
      const writing = (async () => {
        while (!done.signal.aborted) {
          const startedAt = performance.now();
          written += 1;
          // Both or neither: one is in the first table of a backup, the other in one of the last.
          await database.write(testWrite, async (tx) => {
            await tx.run(sql`INSERT INTO counters (name, value) VALUES (${`writes-${written}`}, 1)`);
            await tx.run(
              sql`INSERT INTO settings (name, value, updated_at) VALUES (${`writes-${written}`}, '1', '2026-11-29 08:00:00')`,
            );
          });
          slowest = Math.max(slowest, performance.now() - startedAt);
          await wait(5);
        }
      })();
      const paths: string[] = [];
      try {
        for (let round = 0; round < 3; round += 1) paths.push((await backUpLibrary(place, place.root)).path);
      } finally {
        done.abort();
      }
      await writing;

      const seen: number[] = [];
      for (const path of paths) {
        const backup = await BackupReader.open(path);
        const count = async (table: string) => {
          const parts: Buffer[] = [];
          const entry = required(backup.manifest.tables[table], table);
          for await (const part of backup.read(`tables/${table}.ndjson`, entry)) parts.push(part);
          return Buffer.concat(parts).toString().split('"writes-').length - 1;
        };
        expect(await count("counters")).toBe(await count("settings"));
        seen.push(await count("counters"));
        backup.close();
      }
      expect(written).toBeGreaterThan(3);
      expect(seen[2]).toBeGreaterThan(seen[0] ?? 0);
      expect(slowest).toBeLessThan(1_000);
    });
  });

  it("two backups at once are two files, each whole and for its owner alone", async () => {
    const place = await givenLibrary(engine, "Bumi Manusia");
    const folder = join(place.root, "out");
    const now = new Date("2026-11-29T14:18:00Z");
    const written = await Promise.all([1, 2].map(() => backUpLibrary(place, folder, { now })));

    expect(written.map(({ path }) => path).sort()).toEqual([
      join(folder, "cadangan-20261129-211800-1.zip"),
      join(folder, "cadangan-20261129-211800-2.zip"),
    ]);
    for (const { path } of written) {
      await checkBackup(path);
      expect((statSync(path).mode & 0o777).toString(8)).toBe("600");
    }
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("the number of a deleted record is not given again", async () => {
    const place = await givenLibrary(engine, "Bumi Manusia");
    const lastId = await inLibrary(place, async (database) => {
      const id = await givenStudent(database);
      await database.write(testWrite, (tx) => tx.run(sql`DELETE FROM students WHERE id = ${id}`));
      return id;
    });
    const copy = await newPlace(engine);
    await restore(copy, (await backUpLibrary(place, place.root)).path);
    expect(await inLibrary(copy, (database) => givenStudent(database))).toBe(lastId + 1);
  });

  it("a backup of an older version is restored and then migrated", async () => {
    const old = await newPlace("sqlite");
    const until = migrationNames.findIndex((name) => name.startsWith("Vocabulary"));
    const database = await openDatabase({ url: old.databaseUrl, onlyMigrations: migrationNames.slice(0, until) });
    await database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO publishers (name, name_key) VALUES ('Balai Pustaka', 'balai pustaka')`),
    );
    await database.close();
    const { path } = await backUpLibrary(old, old.root);

    const place = await newPlace(engine);
    await restore(place, path);
    const names = await inLibrary(place, (restored) =>
      restored.read(async (reader) => [
        ...(await reader.rows<{ name: string }>(sql`SELECT name FROM publishers`)),
        ...(await reader.rows<{ name: string }>(sql`SELECT name FROM migrations ORDER BY id DESC LIMIT 1`)),
      ]),
    );
    expect(names.map(({ name }) => name)).toEqual(["Balai Pustaka", migrationNames.at(-1)]);
  });
});

describe("A restore that was killed", () => {
  it("once it was decided is finished by whoever starts next, wherever it was cut off", async () => {
    const library = await givenDemoLibrary("sqlite");
    const { path } = await backUpLibrary(library, library.root);
    const decided = await newPlace("sqlite");
    const folder = join(decided.dataDir, "restoring-x");
    mkdirSync(folder, { recursive: true });
    const backup = await BackupReader.open(path);
    await buildLibrary(backup, builtDatabase(folder));
    await extractFiles(backup, folder);
    backup.close();
    const database = join(decided.dataDir, "library.sqlite");
    await decideRestore(decided.dataDir, folder, { database, isBackedUp: true });
    expect(existsSync(database)).toBe(false);

    const parts = ["files", "imports", "session-secret", "library.sqlite"];
    for (let placed = 0; placed <= parts.length; placed += 1) {
      const cut = await newPlace("sqlite");
      await cp(decided.dataDir, cut.dataDir, { recursive: true });
      const plan = join(cut.dataDir, "restored", "plan.json");
      writeFileSync(plan, (await readFile(plan, "utf8")).replace(decided.dataDir, cut.dataDir));
      for (const part of parts.slice(0, placed)) {
        await rename(join(cut.dataDir, "restored", part), join(cut.dataDir, part));
      }
      await finishRestore(cut.dataDir);
      expect(await hashesOf(cut)).toEqual(await hashesOf(library));
      expect(await filesOf(cut)).toEqual(await filesOf(library));
      expect(existsSync(join(cut.dataDir, "restored"))).toBe(false);
    }
  });

  it("keeps the files that no library named any more, where no backup has them", async () => {
    const library = await givenDemoLibrary("sqlite");
    const { path } = await backUpLibrary(library, library.root);
    await rm(join(library.dataDir, "library.sqlite"));
    const { oldFiles } = await restore(library, path);
    expect(readdirSync(join(required(oldFiles, "the old files"), "files")).length).toBeGreaterThan(0);
  });
});

describe("A folder that cannot be written to", () => {
  it("is told of before anything is changed", async () => {
    const library = await givenLibrary("sqlite", "Bumi Manusia");
    const { path } = await backUpLibrary(library, library.root);
    const place = await newPlace("sqlite");
    writeFileSync(place.dataDir, "");
    await expect(restore(place, path)).rejects.toThrow(/EEXIST|ENOTDIR|tidak dapat ditulis/u);
    chmodSync(place.dataDir, 0o600);
  });
});

describe("A database without a single account", () => {
  it("is a new library where nothing is beside it, and a lost one beside a key or stored files", async () => {
    const place = await newPlace("sqlite");
    await inLibrary(place, async (database) => {
      await expect(assertNotLost(database, place)).resolves.toBeUndefined();
      mkdirSync(join(place.dataDir, "files", "ab"), { recursive: true });
      await expect(assertNotLost(database, place)).rejects.toThrow(/masih ada berkas sampul dan dokumen/u);
      writeFileSync(join(place.dataDir, "session-secret"), "x".repeat(64));
      await expect(assertNotLost(database, place)).rejects.toThrow(
        /masih ada kunci session-secret dan berkas sampul dan dokumen: .*npm run library -- restore FILE\.zip/su,
      );
      await givenUser(database, { username: "bu.rina" });
      await expect(assertNotLost(database, place)).resolves.toBeUndefined();
    });
  });
});

import { existsSync, readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { backUpLibrary } from "../../../server/backup/backUpLibrary.js";
import { checkBackup } from "../../../server/backup/checkBackup.js";
import type { Engine } from "../../../server/platform/database/Database.js";
import { required } from "../../../server/platform/required.js";
import { runCli } from "../commands/runCli.js";
import { collectGarbage, dropPlaces, filesOf, givenDemoLibrary, hashesOf, newPlace, type TestPlace } from "./places.js";

afterAll(dropPlaces);

const engines: Engine[] = process.env.TEST_MYSQL_URL ? ["sqlite", "mysql"] : ["sqlite"];
const KILLS = 8;

const environment = ({ databaseUrl, dataDir }: TestPlace) => ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

/** How long the command takes, so that kills can be spread over it. */
async function timed(parameters: readonly string[], place: TestPlace): Promise<number> {
  collectGarbage();
  const startedAt = performance.now();
  const run = runCli(parameters, environment(place));
  expect([await run.ended, run.errors]).toEqual([{ code: 0, signal: null }, []]);
  return performance.now() - startedAt;
}

/** Whether the command was killed before its end. */
async function killedAfter(ms: number, parameters: readonly string[], place: TestPlace): Promise<boolean> {
  collectGarbage();
  const kill = new AbortController();
  const run = runCli(parameters, environment(place), undefined, kill.signal);
  void wait(ms).then(() => kill.abort());
  return (await run.ended).signal === "SIGKILL";
}

describe.each(engines)("On %s, a command that is killed at any time", (engine) => {
  it("while it makes a backup leaves the library as it was, and no file that looks like a backup", async () => {
    const place = await givenDemoLibrary(engine);
    const hashes = await hashesOf(place);
    const whole = join(place.root, "whole");
    await timed(["backup", whole], place);
    const ms = await timed(["backup", whole], place);
    const [name = ""] = readdirSync(whole);
    expect(name).toMatch(/^cadangan-\d{8}-\d{6}-1\.zip$/u);
    await checkBackup(join(whole, name));

    let killed = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const folder = join(place.root, `killed-${kill}`);
      const isKilled = await killedAfter((ms * 0.8 * kill) / KILLS, ["backup", folder], place);
      killed += Number(isKilled);
      for (const file of existsSync(folder) ? readdirSync(folder).filter((each) => each.endsWith(".zip")) : []) {
        await checkBackup(join(folder, file));
      }
    }
    expect(killed).toBeGreaterThanOrEqual(KILLS / 4);
    expect(await hashesOf(place)).toEqual(hashes);
  });

  it("while it restores leaves the old library or the new one, whole", async () => {
    const [old, other] = [await givenDemoLibrary(engine), await givenDemoLibrary("sqlite")];
    const { path } = await backUpLibrary(other, other.root);
    const back = (await backUpLibrary(old, old.root)).path;
    const [before, after] = [await contentsOf(old), await contentsOf(other)];
    expect(before).not.toEqual(after);

    await timed(["restore", path, "--replace"], old);
    const ms = await timed(["restore", path, "--replace"], old);
    expect(await contentsOf(old)).toEqual(after);
    let killed = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await timed(["restore", back, "--replace"], old);
      expect(await contentsOf(old)).toEqual(before);
      killed += Number(await killedAfter((ms * 0.8 * kill) / KILLS, ["restore", path, "--replace"], old));
      // Whoever comes next finishes what was decided.
      await timed(["recount-words"], old);
      const found = await contentsOf(old);
      expect([differing(before, found), differing(after, found)]).toContainEqual([]);
    }
    expect(killed).toBeGreaterThanOrEqual(KILLS / 4);
  });
});

/**
 * Words are counted anew by the command that follows a kill, with its counters; and MariaDB leaves numbers out where a
 * transaction is taken back.
 */
async function contentsOf(place: TestPlace): Promise<Record<string, string>> {
  const tables = omit(await hashesOf(await lookedAt(place)), "vocabulary_words", "counters");
  const files = Object.entries(await filesOf(place)).filter(([path]) => !path.startsWith("restoring-"));
  const rows = Object.entries(tables).map(([table, found]) => [table, found.replace(/, next after \w+/u, "")] as const);
  return Object.fromEntries([...rows, ...files]);
}

/** What is lacking or is another. On MySQL files may be there already that no row names yet. */
function differing(expected: Record<string, string>, found: Record<string, string>): string[] {
  return Object.keys(expected).filter((key) => expected[key] !== found[key]);
}

/** A copy of SQLite's files: this process would keep the library open for longer than it reads. */
async function lookedAt(place: TestPlace): Promise<TestPlace> {
  if (place.engine === "mysql") return place;
  const copy = await newPlace("sqlite");
  await cp(place.dataDir, copy.dataDir, { recursive: true, filter: (path) => !path.includes("restoring-") });
  return copy;
}

function omit(tables: Record<string, string>, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !names.includes(name)));
}

test("Old staging folders and half written backups are taken away by the next one", async () => {
  const place = await givenDemoLibrary("sqlite");
  const { path } = await backUpLibrary(place, place.root);
  const copy = await newPlace("sqlite");
  await cp(path, join(copy.root, "c.zip"));
  await timed(["restore", join(copy.root, "c.zip")], copy);
  expect(
    required(
      readdirSync(copy.dataDir).find((name) => name === "library.sqlite"),
      "the library",
    ),
  ).toBeTruthy();
  expect(readdirSync(copy.dataDir).filter((name) => name.startsWith("restor"))).toEqual([]);
});

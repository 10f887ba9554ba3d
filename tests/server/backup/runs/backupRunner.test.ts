import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { appendFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { BackupRunner } from "../../../../server/backup/runs/BackupRunner.js";
import { type LaunchBackup, launchBackup } from "../../../../server/backup/runs/launchBackup.js";
import { makeBackup } from "../../../../server/backup/runs/makeBackup.js";
import { NightlyBackups } from "../../../../server/backup/runs/NightlyBackups.js";
import { checkBackup } from "../../../../server/backup/checkBackup.js";
import { DAY_MS } from "../../../../server/platform/time/libraryClock.js";
import { system, systemFor } from "../../../../server/viewer.js";
import { builtServer } from "../../../support/builtServer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

const HOUR_MS = 3_600_000;
const NIGHT = new Date("2026-11-28T19:00:00Z");
const rina = systemFor(1, "rina");
const MARKER = "aksara-cadangan.txt";

onBothEngines("The server's own backups", (test) => {
  let root: string;
  let now: Date;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "aksara-nightly-"));
    now = NIGHT;
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM backups`));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const folder = () => join(root, "backups");
  const copies = () => join(root, "usb");
  const zipsIn = (place: string) => readdirSync(place).filter((name) => name.endsWith(".zip"));

  /** What looks like a backup from outside: something, and its hash at the end. */
  const quickly: LaunchBackup = async ({ folder: into, copyFolder }) => {
    const content = randomUUID();
    const seal = createHash("sha256").update(content).digest("hex");
    const fileName = `cadangan-${now.getTime()}-${Math.floor(Math.random() * 1e9)}.zip`;
    mkdirSync(into, { recursive: true });
    for (const each of [into, ...(copyFolder === null ? [] : [copyFolder])]) {
      await writeFile(join(each, fileName), content + seal);
    }
    const copy = copyFolder === null ? null : ({ state: "copied", problem: null } as const);
    return { fileName, bytes: content.length + seal.length, seal, copy };
  };
  const runnerOf = ({ launch = quickly, hasCopies = false }: { launch?: LaunchBackup; hasCopies?: boolean } = {}) => {
    if (hasCopies) {
      mkdirSync(copies(), { recursive: true });
      writeFileSync(join(copies(), MARKER), "");
    }
    const config = {
      backupDir: folder(),
      backupCopyDir: hasCopies ? copies() : undefined,
      backupAt: "02:00",
      databaseUrl: test.url,
      dataDir: join(root, "data"),
      timeZone: "Asia/Jakarta",
      sessionSecret: undefined,
    };
    const runner = new BackupRunner(test.database, config, { launch, now: () => now });
    return { runner, nightly: () => new NightlyBackups(test.database, runner, config, () => now) };
  };
  const make = async (runner: BackupRunner) => {
    const id = await runner.start(system);
    await runner.idle();
    return id;
  };
  /** So many of the same day that the first of them is not to be kept. */
  const makeMore = async (runner: BackupRunner) => {
    for (let made = 0; made < 4; made += 1) {
      now = new Date(now.getTime() + 1_000);
      await make(runner);
    }
  };
  const rows = () =>
    test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(
        sql`SELECT id, state, running_slot, file_name, problem, copy_state, copy_problem, actor FROM backups ORDER BY id`,
      ),
    );

  it("are whole, of this library, and for their owner alone", async () => {
    const { runner } = runnerOf({ launch: (task) => makeBackup(task), hasCopies: true });
    await make(runner);
    const [row] = await rows();
    expect(row).toMatchObject({
      state: "done",
      running_slot: null,
      problem: null,
      copy_state: "copied",
      actor: "sistem",
    });
    const name = String(row?.file_name);
    for (const place of [folder(), copies()]) expect((await checkBackup(join(place, name))).tables).toBeGreaterThan(40);
    expect(readdirSync(copies()).sort()).toEqual([MARKER, name].sort());
  });

  it("are made by a process of their own, which is gone when it has answered, or the server stops", async () => {
    const program = join(builtServer(), "backup/runs/backupProcess.js");
    const { runner } = runnerOf({ launch: (task, stopping) => launchBackup(task, stopping, program) });
    await make(runner);
    expect(await rows()).toMatchObject([{ state: "done" }]);
    await checkBackup(join(folder(), String((await rows())[0]?.file_name)));

    await runner.start(system);
    await runner.stop();
    expect((await rows())[1]).toMatchObject({ state: "failed", running_slot: null });
    expect((await rows())[1]?.problem).toMatch(/^Cadangan dihentikan karena server berhenti/u);
    expect(zipsIn(folder())).toHaveLength(1);
  });

  it("say in words what the process could not do", async () => {
    writeFileSync(join(root, "no-folder"), "");
    const program = join(builtServer(), "backup/runs/backupProcess.js");
    const { runner } = runnerOf({
      launch: (task, stopping) => launchBackup({ ...task, folder: join(root, "no-folder") }, stopping, program),
    });
    await make(runner);
    expect(await rows()).toMatchObject([
      { state: "failed", file_name: null, problem: expect.stringContaining("tidak dapat ditulis") },
    ]);
  });

  it("are one at a time, on all instances, and the second is told so", async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    const one = runnerOf({ launch: async (task, stopping) => waiting.then(() => quickly(task, stopping)) }).runner;
    const other = runnerOf().runner;
    await one.start(rina);
    expect(await expectDomainError(other.start(rina))).toMatchObject({ kind: "conflict" });
    finish();
    await one.idle();
    await make(other);
    expect((await rows()).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  it("that a dead server has left running have failed, and hold up nobody", async () => {
    const { runner } = runnerOf({ launch: () => new Promise(() => undefined) });
    await runner.start(system);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE backups SET owner = 'elsewhere:1:dead:1', heartbeat_at = '2026-11-28 18:00:00.000'`),
    );
    await make(runnerOf().runner);
    expect(await rows()).toMatchObject([{ state: "failed" }, { state: "done" }]);
  });

  it("come every night by themselves, once, and thin out by day, week and month", async () => {
    const { runner, nightly } = runnerOf({ hasCopies: true });
    now = new Date(NIGHT.getTime() - HOUR_MS);
    const nights = nightly();
    for (let night = 0; night < 40; night += 1) {
      now = new Date(NIGHT.getTime() + night * DAY_MS);
      for (let looks = 0; looks < 2; looks += 1) {
        await nights.look();
        await runner.idle();
        now = new Date(now.getTime() + 2 * HOUR_MS);
      }
    }
    expect(await rows()).toHaveLength(40);
    // Seven days, three Sundays before them, and the end of November; December's end is its newest.
    expect(zipsIn(folder())).toHaveLength(7 + 3 + 1);
    expect(zipsIn(copies()).sort()).toEqual(zipsIn(folder()).sort());
  });

  it("come once for all instances, however quick the first one is", async () => {
    const instances = [runnerOf(), runnerOf(), runnerOf()];
    const nights = instances.map(({ nightly }) => nightly());
    now = new Date(now.getTime() + HOUR_MS);
    await Promise.all(nights.map((each) => each.look()));
    await Promise.all(instances.map(({ runner }) => runner.idle()));
    expect(await rows()).toMatchObject([{ state: "done" }]);
    // Whoever has looked before the first one began, and comes to begin after it is done.
    expect(await expectDomainError(runnerOf().runner.start(system, 0))).toMatchObject({ kind: "conflict" });
  });

  it("leave alone what they have not written, and what another library has put under the same name", async () => {
    const { runner } = runnerOf();
    await make(runner);
    const [own = ""] = zipsIn(folder());
    writeFileSync(join(folder(), "cadangan-20200101-020000-1.zip"), "made by hand");
    writeFileSync(join(folder(), "skripsi.zip"), "somebody's");
    writeFileSync(join(folder(), own), "x".repeat(statSync(join(folder(), own)).size));
    await makeMore(runner);
    // Of ours the newest three, and three that are not.
    expect(zipsIn(folder())).toHaveLength(3 + 3);
    expect(existsSync(join(folder(), own))).toBe(true);
  });

  it("lead nowhere else by a name that somebody has written into the table", async () => {
    const { runner } = runnerOf();
    const outside = join(root, "data.zip");
    await writeFile(outside, "a".repeat(100));
    await make(runner);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE backups SET file_name = '../data.zip', kilobytes = 1, seal = ${"a".repeat(64)}`),
    );
    await makeMore(runner);
    expect(existsSync(outside)).toBe(true);
  });

  it("do without a disk that is not there, never write into its empty place, and go on once it is back", async () => {
    const { runner } = runnerOf({ launch: (task) => makeBackup(task), hasCopies: true });
    await rm(join(copies(), MARKER));
    await make(runner);
    await rm(copies(), { recursive: true });
    await make(runner);
    mkdirSync(copies());
    await appendFile(join(copies(), MARKER), "");
    await make(runner);
    expect(await rows()).toMatchObject([
      { state: "done", copy_state: "absent", copy_problem: expect.stringContaining("berada di disk komputer ini") },
      { state: "done", copy_state: "absent", copy_problem: expect.stringContaining("tidak ada") },
      { state: "done", copy_state: "copied", copy_problem: null },
    ]);
    expect(zipsIn(copies())).toHaveLength(1);
  });

  it("are not begun where they would fill the disk, and nothing is taken away for them", async () => {
    const { runner } = runnerOf();
    await make(runner);
    const full = runnerOf({ launch: (task) => makeBackup({ ...task, lastBytes: 1e15 }) }).runner;
    await make(full);
    expect((await rows())[1]).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/hampir penuh: perlu [\d.]+ MB, sisa [\d.]+ MB\. Kosongkan/u),
    });
    expect(zipsIn(folder())).toHaveLength(1);
  });

  it("come again soon where somebody has emptied the folder", async () => {
    const { runner, nightly } = runnerOf();
    const nights = nightly();
    now = new Date(now.getTime() + HOUR_MS);
    await make(runner);
    await rm(folder(), { recursive: true });
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await nights.look();
    await runner.idle();
    expect(zipsIn(folder())).toHaveLength(1);
  });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import sql from "sql-template-tag";

import { moveInTable } from "../../../server/moveIn/MoveIn.entity.js";
import { MoveInHistoryService } from "../../../server/moveIn/MoveInHistoryService.js";
import type { MoveInRuns } from "../../../server/moveIn/MoveInRuns.js";
import { MoveInService } from "../../../server/moveIn/MoveInService.js";
import { sweepMoveIns } from "../../../server/moveIn/sweepMoveIns.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { smallDump } from "../../support/dumps/smallDump.js";
import { aZip } from "../../support/files/zipArchive.js";
import { rowsOf } from "../bookImport/importing.js";
import { receivedFile, testFiles } from "../platform/files/testFiles.js";
import { rowsOnly } from "./rowsOnly.js";

const DUMP = smallDump();
const ROOT = join(import.meta.dirname, "..", "..", "..");
const DAY_MS = 24 * 3_600_000;

onBothEngines("A library that moves in", (test) => {
  const files = testFiles(test);
  const failures: unknown[] = [];
  const service = (runs: MoveInRuns = rowsOnly(test.database), maxBytes = 10_000_000) =>
    new MoveInService(test.database, runs, {
      dataDir: files.dataDir,
      maxBytes,
      onFailure: (error) => failures.push(error),
    });
  const history = () =>
    new MoveInHistoryService(test.database, {
      dataDir: files.dataDir,
      root: ROOT,
      readLetterhead: () =>
        Promise.resolve({ name: "Perpustakaan", parent: null, lines: [], logo: null, city: null, signatories: [] }),
      time: { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-21T03:00:00Z") },
    });
  const rowOf = async (id: number) => {
    const row = await history().byId(system, id);
    if (!row) throw new Error("The move is gone");
    return row;
  };
  const uploaded = async (content = DUMP, name = "senayan.sql") => {
    const moves = service();
    const { id } = await moves.upload(system, receivedFile(content, name));
    await moves.whenIdle();
    return { moves, row: await rowOf(id) };
  };
  const onDisk = async (): Promise<string[]> =>
    (await readdir(join(files.dataDir, "move-ins"), { recursive: true }).catch(() => [])).sort();
  const filesOf = async (folder: string | null) =>
    (await onDisk()).flatMap((path) =>
      folder !== null && path.startsWith(join(folder, "x").slice(0, -1)) ? path.slice(33) : [],
    );
  const foundIn = async (id: number) => {
    const look = await history().look(system, await rowOf(id));
    if (!look) throw new Error("Nothing was found");
    return look;
  };
  const textOf = async (chunks: AsyncIterable<string | Uint8Array>) => {
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    return Buffer.concat(parts).toString("latin1");
  };

  afterEach(async () => {
    expect(failures).toEqual([]);
    await test.database.write({ unaudited: "Each test has its own." }, (tx) => tx.run(sql`DELETE FROM move_ins`));
    await sweepMoveIns(test.database, files.dataDir);
    expect(await onDisk()).toEqual([]);
  });
  afterAll(() => files.remove());

  it.each<[string, Buffer]>([
    ["as it is", DUMP],
    ["in a gzip", Buffer.from(gzipSync(DUMP))],
    ["in a ZIP", aZip([{ name: "backup/senayan.sql", content: DUMP, isDeflated: true }])],
  ])("is looked at once its dump has come, which is deleted: %s", async (_title, content) => {
    const { row } = await uploaded(content);
    expect(row).toMatchObject({
      state: "draft",
      system: "slims",
      fileName: "senayan.sql",
      look: { state: "ready", share: 1, message: null },
    });
    expect(await filesOf(row.folder)).toEqual(["dump.sqlite", "look.json", "selisih.csv"]);
    const { tables, questions } = await foundIn(row.id);
    expect(tables.find(({ table }) => table === "biblio")).toMatchObject({ read: 5 });
    expect(questions.length).toBeGreaterThan(0);
    expect(await textOf((await history().differences(system, row.id)).chunks)).toContain("tidak ikut");
    expect((await textOf((await history().balance(system, row.id)).chunks)).slice(0, 5)).toBe("%PDF-");
  });

  it.each([
    ["an empty file", Buffer.alloc(0), /Berkas kosong/u],
    [
      "another system's dump",
      Buffer.from("CREATE TABLE `a` (`b` int);\nINSERT INTO `a` VALUES (1);\n"),
      /Tidak ada katalog/u,
    ],
    ["a ZIP without a dump", aZip([{ name: "a.txt", content: Buffer.from("a") }]), /tidak ada cadangan/u],
  ])("is refused at the door where it is none, and leaves nothing: %s", async (_title, content, message) => {
    await expect(service().upload(system, receivedFile(content))).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(await history().count(system)).toBe(0);
    expect(await onDisk()).toEqual([]);
  });

  it("is refused where its dump is larger than any", async () => {
    await expect(service(rowsOnly(test.database), 1_000).upload(system, receivedFile(DUMP))).rejects.toMatchObject({
      kind: "fileTooLarge",
    });
  });

  it("is looked at again with the answers, which a later dump of it takes over", async () => {
    const { moves, row } = await uploaded();
    const [question] = (await foundIn(row.id)).questions;
    const value = question?.choices.at(-1)?.value ?? "";
    const answers = [{ key: question?.key ?? "", value }];
    expect((await moves.answer(system, row.id, { answers })).look).toMatchObject({ state: "running" });
    await moves.whenIdle();
    expect(await rowOf(row.id)).toMatchObject({ answers: { [question?.key ?? ""]: value }, look: { state: "ready" } });
    expect((await uploaded()).row.answers).toEqual({ [question?.key ?? ""]: value });
    await expect(moves.answer(system, row.id, { answers: [{ key: "lain", value: "x" }] })).rejects.toMatchObject({
      fields: [{ name: "answers.0.key", message: expect.stringContaining("tidak ada") }],
    });
    const audited = await rowsOf(test.database, sql`SELECT action FROM audit_entries WHERE action = 'moveIn.answer'`);
    expect(audited).toHaveLength(1);
  });

  it("is brought in once, one at a time, and undone", async () => {
    const [first, second] = [(await uploaded()).row, (await uploaded()).row];
    const gate: { open: () => unknown } = { open: () => null };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const moves = service(rowsOnly(test.database, () => opened));
    expect(await moves.start(system, first.id)).toMatchObject({ state: "bringing" });
    await expect(moves.start(system, second.id)).rejects.toMatchObject({
      message: expect.stringMatching(/Pemindahan lain/u),
    });
    await expect(moves.start(system, first.id)).rejects.toMatchObject({
      message: expect.stringMatching(/sudah dipindahkan/u),
    });
    await expect(moves.discard(system, first.id)).rejects.toMatchObject({ kind: "conflict" });
    await expect(moves.undo(system, first.id)).rejects.toMatchObject({
      message: expect.stringMatching(/masih dipindahkan/u),
    });
    expect(await moves.cancel(system, first.id)).toMatchObject({ cancelWanted: true });
    gate.open();
    await moves.whenIdle();
    expect(await rowOf(first.id)).toMatchObject({ state: "done", counts: { titles: 1, copies: 2 } });
    await expect(moves.cancel(system, first.id)).rejects.toMatchObject({ kind: "conflict" });
    expect((await textOf((await history().balance(system, first.id)).chunks)).slice(0, 5)).toBe("%PDF-");
    await moves.undo(system, first.id);
    await moves.whenIdle();
    expect(await rowOf(first.id)).toMatchObject({ state: "undone" });
    await expect(history().balance(system, first.id)).rejects.toMatchObject({ kind: "conflict" });
    const actions = await rowsOf<{ action: string }>(
      test.database,
      sql`SELECT action FROM audit_entries WHERE record_type = 'moveIn' AND record_id = ${first.id} ORDER BY id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(["moveIn.undo"]);
  });

  it("is thrown away with its files, also while it is looked at", async () => {
    const moves = service();
    const { id } = await moves.upload(system, receivedFile(DUMP));
    await moves.discard(system, id);
    expect(await onDisk()).toEqual([]);
    expect(await history().byId(system, id)).toBeNull();
    await expect(moves.discard(system, id)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("says that its look has ended where the process died, and is looked at again", async () => {
    const { moves, row } = await uploaded();
    const asLeft = { look: { state: "running", share: 0.4, message: null }, owner: "lain:1:2:3:4" } as const;
    await test.database.write({ unaudited: "As a dead process leaves it." }, (tx) =>
      tx.update(moveInTable, { ...asLeft, heartbeatAt: new Date(Date.now() - DAY_MS) }, sql`id = ${row.id}`),
    );
    await moves.resume();
    expect((await rowOf(row.id)).look).toEqual({
      state: "failed",
      share: 0.4,
      message: expect.stringContaining("Periksa lagi"),
    });
    await expect(moves.start(system, row.id)).rejects.toMatchObject({
      message: expect.stringMatching(/belum selesai diperiksa/u),
    });
    await moves.lookAgain(system, row.id);
    await moves.whenIdle();
    expect((await rowOf(row.id)).look).toMatchObject({ state: "ready" });
  });

  it("leaves no trace where the process died while its dump came", async () => {
    const { moves, row } = await uploaded();
    await test.database.write({ unaudited: "As a dead process leaves it." }, (tx) =>
      tx.update(
        moveInTable,
        { origin: null, system: null, owner: "lain:1:2:3:4", heartbeatAt: new Date(Date.now() - DAY_MS) },
        sql`id = ${row.id}`,
      ),
    );
    expect(await history().byId(system, row.id)).toBeNull();
    await moves.resume();
    expect(await onDisk()).toEqual([]);
  });

  it("is forgotten after seven days, and its rows thirty days after it came", async () => {
    const [waiting, brought] = [(await uploaded()).row, (await uploaded()).row];
    await test.database.write({ unaudited: "As one that was brought in." }, (tx) =>
      tx.update(moveInTable, { state: "done", finishedAt: new Date() }, sql`id = ${brought.id}`),
    );
    const examplesOf = async () => {
      const { tables, remarks } = await foundIn(brought.id);
      return [...remarks, ...tables.flatMap(({ leftOut }) => leftOut)].flatMap(({ examples }) => examples);
    };
    const after = (days: number) => sweepMoveIns(test.database, files.dataDir, new Date(Date.now() + days * DAY_MS));
    await after(6);
    expect(await history().count(system)).toBe(2);
    await after(8);
    expect(await history().byId(system, waiting.id)).toBeNull();
    expect(await filesOf(waiting.folder)).toEqual([]);
    expect(await filesOf(brought.folder)).toContain("dump.sqlite");
    expect(await examplesOf()).not.toEqual([]);
    await after(31);
    expect(await filesOf(brought.folder)).toEqual(["look.json"]);
    // The balance stays, and names nobody.
    expect(await examplesOf()).toEqual([]);
    expect((await foundIn(brought.id)).tables.find(({ table }) => table === "biblio")).toMatchObject({ read: 5 });
    await expect(history().differences(system, brought.id)).rejects.toMatchObject({ kind: "conflict" });
  });

  it("waits with at most four others", async () => {
    for (let place = 0; place < 5; place += 1) await uploaded();
    await expect(service().upload(system, receivedFile(DUMP))).rejects.toMatchObject({
      message: expect.stringMatching(/Sudah ada 5/u),
    });
    expect((await history().page(system, { first: 10 })).edges).toHaveLength(5);
  });
});

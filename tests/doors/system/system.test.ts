import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { ClockWatch } from "../../../server/system/clock/ClockWatch.js";
import { SystemService } from "../../../server/system/SystemService.js";
import { givenLendingLibrary } from "../../support/circulation/lending.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStaff, givenAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const DAY_MS = 86_400_000;

onBothEngines("The machine's clock at both doors", (test) => {
  let app: FastifyInstance;
  let shown: Date;
  let uptime: number;
  // Days may pass before that of the database server would say otherwise.
  const start = new Date(Date.now() - 10 * DAY_MS);
  const machine = () => ({ now: () => shown, uptime: () => uptime, bootId: "one-start" });
  const opened = async (clock: ClockWatch) => createTestApp(test.database, {}, undefined, { clock });
  /** As a machine goes on that is awake. */
  const passes = (ms: number) => {
    shown = new Date(shown.getTime() + ms);
    uptime += ms / 1_000;
  };
  beforeEach(async () => {
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM installations`);
      await tx.run(sql`DELETE FROM audit_entries WHERE action = 'clock.confirm'`);
    });
    shown = start;
    uptime = 1_000;
  });
  afterEach(() => app.close());

  const status = async (as: Record<string, string>) => (await requestRest(app, "GET", "/system", { as })).body.data;

  it("lets nothing be lent while it stands before the latest record, and lends again once it is right", async () => {
    const library = await givenLendingLibrary(test.database);
    const clock = new ClockWatch(test.database, "Asia/Jakarta", machine());
    app = await opened(clock);
    const as = await asStaff(app, test.database);
    const body = { nis: library.nisOf(0), item_code: library.codes[0] };
    const lend = () => requestRest(app, "POST", "/borrowings", { as, body });
    expect(await clock.look({ isStart: true })).toBeNull();
    shown = new Date("2010-01-01T00:00:00Z");
    expect(await clock.look()).toMatch(/menunjukkan 1 Januari 2010 pukul 07\.00, padahal catatan terakhir dari /u);
    const refused = await lend();
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("1 Januari 2010");
    const byGraphql = await postGraphql(
      app,
      `mutation { borrowCopy(input: { nis: "${library.nisOf(0)}", itemCode: "${library.codes[0]}" }) {
        __typename ... on ConflictError { message } } }`,
      {},
      as,
    );
    expect(byGraphql.data).toMatchObject({ borrowCopy: { __typename: "ConflictError" } });
    expect(await status(as)).toMatchObject({ clock_doubt: { kind: "behind", seen_at: expect.any(String) } });
    const told = await postGraphql(app, "{ systemStatus { now clockDoubt { kind seenAt } } }", {}, as);
    expect(told.data).toMatchObject({
      systemStatus: { now: "2010-01-01T00:00:00.000Z", clockDoubt: { kind: "BEHIND", seenAt: expect.any(String) } },
    });
    // Said once, and not every minute.
    expect(await clock.look()).toBeNull();

    shown = new Date(start.getTime() + 60_000);
    expect(await clock.look()).toContain("sudah sesuai lagi");
    expect((await lend()).status).toBe(201);
    expect(await status(as)).toMatchObject({ clock_doubt: null });
  });

  it.each(["this process", "a process that started since"])(
    "is doubted by %s where it has jumped by two days, until an administrator confirms it",
    async (by) => {
      const first = new ClockWatch(test.database, "Asia/Jakarta", machine());
      await first.look();
      passes(60_000);
      shown = new Date(shown.getTime() + 2 * DAY_MS);
      const clock = by === "this process" ? first : new ClockWatch(test.database, "Asia/Jakarta", machine());
      app = await opened(clock);
      const staff = await asStaff(app, test.database);
      const admin = await asAdmin(app, test.database);
      expect(await clock.look({ isStart: true })).toContain("sedangkan server terakhir berjalan pada");
      // A restart forgets nothing.
      passes(5 * 60_000);
      const restarted = new ClockWatch(test.database, "Asia/Jakarta", { ...machine(), bootId: "another-start" });
      await restarted.look({ isStart: true });
      expect(restarted.doubt).toMatchObject({ kind: "ahead" });

      expect((await requestRest(app, "POST", "/system/clock", { as: staff })).status).toBe(403);
      expect(clock.doubt).not.toBeNull();
      const confirmed = await postGraphql(
        app,
        "mutation { confirmClock { systemStatus { clockDoubt { kind } } } }",
        {},
        admin,
      );
      expect(confirmed.data).toEqual({ confirmClock: { systemStatus: { clockDoubt: null } } });
      passes(60_000);
      expect(await clock.look()).toBeNull();
      expect(clock.doubt).toBeNull();
      await restarted.look();
      expect(restarted.doubt).toBeNull();
      const audited = await test.database.read((reader) =>
        reader.rows<{ before_values: string }>(
          sql`SELECT before_values FROM audit_entries WHERE action = 'clock.confirm'`,
        ),
      );
      expect(audited).toHaveLength(1);
    },
  );

  it("is believed as soon as it is right, where the machine woke in the past after a weekend", async () => {
    await new ClockWatch(test.database, "Asia/Jakarta", machine()).look();
    const monday = new Date(shown.getTime() + 3 * DAY_MS);
    shown = new Date("2010-01-01T00:00:00Z");
    uptime = 20;
    const clock = new ClockWatch(test.database, "Asia/Jakarta", { ...machine(), bootId: "another-start" });
    app = await opened(clock);
    await clock.look({ isStart: true });
    expect(clock.doubt).toMatchObject({ kind: "behind" });
    shown = monday;
    uptime = 80;
    expect(await clock.look()).toContain("sudah sesuai lagi");
    expect(clock.doubt).toBeNull();
  });

  it("is believed after a weekend in a container that counts its uptime anew", async () => {
    await new ClockWatch(test.database, "Asia/Jakarta", machine()).look();
    shown = new Date(shown.getTime() + 3 * DAY_MS);
    uptime = 10;
    const clock = new ClockWatch(test.database, "Asia/Jakarta", machine());
    app = await opened(clock);
    await clock.look({ isStart: true });
    expect(clock.doubt).toBeNull();
  });

  it("is believed by the one row, which two instances that start at once make once", async () => {
    const clocks = [1, 2, 3].map(() => new ClockWatch(test.database, "Asia/Jakarta", machine()));
    await Promise.all(clocks.map((clock) => clock.look({ isStart: true })));
    app = await opened(clocks[0] ?? new ClockWatch(test.database, "Asia/Jakarta"));
    const rows = await test.database.read((reader) => reader.rows(sql`SELECT library_id FROM installations`));
    expect(rows).toHaveLength(1);
  });

  it("tells at the start since when no server has run, after a day", async () => {
    await new ClockWatch(test.database, "Asia/Jakarta", machine()).look();
    shown = new Date(shown.getTime() + 5 * DAY_MS);
    const clock = new ClockWatch(test.database, "Asia/Jakarta", { ...machine(), bootId: "another-start" });
    app = await opened(clock);
    expect(await clock.look({ isStart: true })).toContain("Server terakhir berjalan pada");
    expect(clock.doubt).toBeNull();
  });
});

onBothEngines("The machine's disks", (test) => {
  const room = (freeBytes: number, totalBytes: number) => () => Promise.resolve({ freeBytes, totalBytes });
  const place = { backupDir: "/", dataDir: "/", databaseUrl: "sqlite:/library.sqlite" };
  const lowDisks = async (free: number, total: number) => {
    const clock = new ClockWatch(test.database, "Asia/Jakarta");
    const viewer = await givenAdmin(test.database);
    return (await new SystemService(place, clock, room(free, total)).status(viewer)).lowDisks;
  };

  it("are low below one gigabyte and below a twentieth, each disk once", async () => {
    expect(await lowDisks(1_000_000_000, 10_000_000_000)).toEqual([]);
    expect(await lowDisks(999_999_999, 10_000_000_000)).toEqual([
      { holds: "data", freeBytes: 999_999_999, totalBytes: 10_000_000_000 },
    ]);
    expect(await lowDisks(50_000_000_000, 1_000_000_000_000)).toEqual([]);
    expect(await lowDisks(49_999_999_999, 1_000_000_000_000)).toHaveLength(1);
  });

  it("say nothing where a folder is not there yet", async () => {
    const clock = new ClockWatch(test.database, "Asia/Jakarta");
    const viewer = await givenAdmin(test.database);
    const nowhere = { ...place, dataDir: "/nowhere", backupDir: "/nowhere", databaseUrl: "mysql://x/y" };
    expect((await new SystemService(nowhere, clock).status(viewer)).lowDisks).toEqual([]);
  });
});

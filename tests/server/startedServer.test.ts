import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql, { join as joined, raw, type Sql } from "sql-template-tag";

import { NightlyBackups } from "../../server/backup/runs/NightlyBackups.js";
import { UndoService } from "../../server/circulation/undo/UndoService.js";
import { NoticeOutbox } from "../../server/circulation/notices/outbox/NoticeOutbox.js";
import { QueueKeeper } from "../../server/circulation/reservations/QueueKeeper.js";
import { readConfig } from "../../server/config.js";
import { EResourceEditingService } from "../../server/eResources/EResourceEditingService.js";
import { openDatabase } from "../../server/openDatabase.js";
import type { Database } from "../../server/platform/database/Database.js";
import { adjustCounters } from "../../server/platform/database/counters/counters.js";
import { SettingsService } from "../../server/settings/SettingsService.js";
import { type StartedServer, startServer } from "../../server/startServer.js";
import { SerialEditingService } from "../../server/serials/editing/SerialEditingService.js";
import { system } from "../../server/viewer.js";
import { eventually } from "../e2e/support/eventually.js";
import { givenBorrowing } from "../support/circulation/givenBorrowing.js";
import { givenLentTitle } from "../support/circulation/givenReservations.js";
import { givenOverdueLoan } from "../support/circulation/overdueLoan.js";
import { givenBooks } from "../support/givenBooks.js";
import { givenAdmin, givenStudent } from "../support/people.js";
import { testWrite } from "../support/testWrite.js";

// As the doors' tests have it: a page is what the build makes, and none is asked for here.
jest.mock("../../server/platform/pages/pageRoutes.js", () => ({
  ...jest.requireActual<object>("../../server/platform/pages/pageRoutes.js"),
  createRenderer: () => Promise.resolve({ render: () => Promise.resolve({ status: 200, html: "" }) }),
}));

const OLD = "2020-01-01 00:00:00";
/** A process that is gone. */
const DEAD = "mati:4194305:x:y";
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface Timer {
  readonly ms: number | undefined;
  readonly handle: NodeJS.Timeout;
  readonly call: () => void;
}

let dataDir: string;
let database: Database;
let server: StartedServer;
/** An import whose process is gone, and how many there are as soon as the server answers. */
const cutOff = sql`FROM book_imports WHERE running_slot = 1`;
let cutOffAtFirst: number;
/** What the start has asked to be called again, and what it has let go of when it stopped. */
let timers: readonly Timer[];
const cleared: unknown[] = [];

const insert = (table: string, row: Readonly<Record<string, string | number | null>>) =>
  database.write(testWrite, (tx) =>
    tx.run(sql`INSERT INTO ${raw(table)} (${raw(Object.keys(row).join(", "))}) VALUES (${joined(Object.values(row))})`),
  );
const count = (from: Sql) => database.read((reader) => reader.count(from));

/** Each sweep by what lies there before the start, and what is to be gone. */
const swept: Readonly<Record<string, readonly [given: () => Promise<unknown>, left: () => Promise<number>]>> = {
  "the bin": [
    async () => {
      const editing = new EResourceEditingService(database);
      const { id } = await editing.create(system, { label: "Lama", url: "https://perpusnas.go.id" });
      await editing.delete(system, id);
      await database.write(testWrite, (tx) => tx.run(sql`UPDATE bin_entries SET deleted_at = ${OLD}`));
    },
    () => count(sql`FROM bin_entries`),
  ],
  "pictures of posts": [
    async () => {
      await insert("stored_files", { name: "picture-1", kind: "picture", state: "kept", changed_at: OLD });
      await insert("blog_pictures", { name: "picture-1", since: OLD });
    },
    () => count(sql`FROM blog_pictures`),
  ],
  "the files": [
    () => insert("stored_files", { name: "gone-1", kind: "cover", state: "dropped", changed_at: OLD }),
    () => count(sql`FROM stored_files WHERE name = 'gone-1'`),
  ],
  "addresses in the audit trail": [
    () =>
      insert("audit_entries", {
        actor: "petugas",
        address: "10.0.0.7",
        action: "book.update",
        record_type: "book",
        created_at: OLD,
      }),
    () => count(sql`FROM audit_entries WHERE address IS NOT NULL`),
  ],
  "issues that are expected": [
    async () => {
      const [bookId] = await givenBooks(database, [{ materialKind: "serial" }]);
      const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
      const firstOn = new Date().toISOString().slice(0, 10);
      await new SerialEditingService(database, time).create(system, { bookId, frequency: "weekly", firstOn });
      await database.write(testWrite, (tx) => tx.run(sql`UPDATE serials SET foretold_until = ${firstOn}`));
    },
    () => count(sql`FROM serials WHERE foretold_until = first_on`),
  ],
  "acts of the desk": [
    () => insert("desk_acts", { idempotency_key: "old", request_hash: "", kind: "borrow", made_at: OLD, answer: "{}" }),
    () => count(sql`FROM desk_acts`),
  ],
  "old notices": [
    async () => {
      const student = { student_id: await givenStudent(database), open_student_id: null };
      const sent = { status: "sent", queued_at: OLD, next_attempt_at: OLD };
      await insert("notice_messages", { ...student, ...sent, message_key: "old" });
    },
    () => count(sql`FROM notice_messages WHERE message_key = 'old'`),
  ],
  "requests for new passwords": [
    async () => insert("password_resets", { user_id: (await givenAdmin(database)).userId, created_at: OLD }),
    () => count(sql`FROM password_resets`),
  ],
  registrations: [
    () =>
      insert("registrations", {
        request_key: "lama",
        member_kind_id: 1,
        name: "Lama",
        name_key: "lama",
        birth_date: "1990-01-01",
        created_at: OLD,
      }),
    () => count(sql`FROM registrations`),
  ],
  "suspensions that are over": [
    async () => {
      const id = await givenStudent(database);
      await database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE students SET status = 'suspended', suspended_until = '2020-01-01' WHERE id = ${id}`),
      );
    },
    () => count(sql`FROM students WHERE status = 'suspended'`),
  ],
  "history that is to be forgotten": [
    () => insert("visits", { kind: "guest", visitor_name: "Tamu Lama", people_count: 1, visited_at: OLD }),
    () => count(sql`FROM visits WHERE visitor_name IS NOT NULL`),
  ],
  "old imports of students": [
    () =>
      insert("student_imports", {
        state: "draft",
        actor: "petugas",
        owner: DEAD,
        heartbeat_at: OLD,
        reading: "{}",
        counts: "{}",
        created_at: OLD,
      }),
    () => count(sql`FROM student_imports`),
  ],
  "libraries that move in": [
    () => insert("move_ins", { state: "draft", origin: "slims-1", owner: DEAD, heartbeat_at: OLD, created_at: OLD }),
    () => count(sql`FROM move_ins WHERE origin = 'slims-1'`),
  ],
  "folders of imports": [
    () => {
      const folder = join(dataDir, "imports", "0123456789abcdef0123456789abcdef");
      mkdirSync(folder, { recursive: true });
      utimesSync(folder, new Date(OLD), new Date(OLD));
      return Promise.resolve();
    },
    () => Promise.resolve(Number(existsSync(join(dataDir, "imports", "0123456789abcdef0123456789abcdef")))),
  ],
  "searches in vain": [
    () => insert("unmet_searches", { words: "naga", outcome: "none", last_day: "2020-01-01" }),
    () => count(sql`FROM unmet_searches`),
  ],
  "what was often searched": [
    () => insert("search_counts", { day: "2020-01-01", name_key: "naga", reader_count: 9 }),
    () => count(sql`FROM search_counts`),
  ],
  "words that no book has": [
    () => insert("vocabulary_words", { word: "nagabonar", uses: 0 }),
    () => count(sql`FROM vocabulary_words WHERE word = 'nagabonar'`),
  ],
};

/** What an earlier version or a process that is gone has left to be done, alike. */
const leftOver: typeof swept = {
  "how late an old loan was": [
    async () => {
      await givenBooks(database, [{ copies: [{ itemCode: "B00009" }] }]);
      await givenBorrowing(database, "B00009", { returned: true });
    },
    () => count(sql`FROM borrowings WHERE returned_at IS NOT NULL AND overdue_days IS NULL`),
  ],
  "a dump whose upload broke off": [
    () => insert("move_ins", { state: "draft", look: "{}", owner: DEAD, heartbeat_at: OLD, created_at: OLD }),
    () => count(sql`FROM move_ins WHERE state = 'draft' AND origin IS NULL`),
  ],
  "a library that moved in half-way": [
    () => insert("move_ins", { state: "bringing", running_slot: 1, owner: DEAD, heartbeat_at: OLD, created_at: OLD }),
    () => count(sql`FROM move_ins WHERE running_slot = 1`),
  ],
  "the index of searches": [
    () => database.write(testWrite, (tx) => adjustCounters(tx, { searchIndexLeft: 1 })),
    () => count(sql`FROM counters WHERE name = 'searchIndexLeft' AND value > 0`),
  ],
};

/** Each timer by what it is to find, and by when it is done. */
const looked: Readonly<Record<string, readonly [given: () => Promise<unknown>, isDone: () => Promise<number>]>> = {
  "an import that another instance left": [
    () =>
      insert("book_imports", { state: "staging", running_slot: 1, owner: DEAD, heartbeat_at: OLD, created_at: OLD }),
    async () => Number((await count(sql`FROM book_imports WHERE running_slot IS NULL`)) > 1),
  ],
  "a move of a library that another instance left": [
    () => insert("move_ins", { state: "bringing", running_slot: 1, owner: DEAD, heartbeat_at: OLD, created_at: OLD }),
    async () => Number((await count(sql`FROM move_ins WHERE running_slot IS NULL`)) > 1),
  ],
  "a copy that was not fetched in time": [
    async () => {
      const { bookId, copyIds } = await givenLentTitle(database);
      await insert("reservations", {
        book_id: bookId,
        open_book_id: bookId,
        student_id: await givenStudent(database),
        kept_copy_id: copyIds[0] ?? null,
        status: "ready",
        position: 1,
        created_at: OLD,
        ready_at: OLD,
        kept_until: "2020-01-02",
      });
    },
    () => count(sql`FROM reservations WHERE status = 'expired'`),
  ],
  "a book that is late": [
    async () => {
      await new SettingsService(database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" }).update(system, {
        noticeKinds: ["overdue"],
      });
      await givenStudent(database, { nis: "240101" });
      await givenBooks(database, [{ copies: [{ itemCode: "B00001" }] }]);
      await givenOverdueLoan(database, await givenAdmin(database), { nis: "240101", itemCode: "B00001" });
      await database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE students SET email = 'rina@siswa.example' WHERE nis = '240101'`),
      );
    },
    () => count(sql`FROM notices`),
  ],
  "a backup that broke off": [
    () =>
      insert("backups", {
        state: "running",
        running_slot: 1,
        owner: DEAD,
        heartbeat_at: OLD,
        actor: "petugas",
        started_at: OLD,
      }),
    () => count(sql`FROM backups WHERE state = 'failed'`),
  ],
  "the clock": [
    () => database.write(testWrite, (tx) => tx.run(sql`UPDATE installations SET clock_seen_at = NULL`)),
    () => count(sql`FROM installations WHERE clock_seen_at IS NOT NULL`),
  ],
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "aksara-started-"));
  const url = `sqlite:${join(dataDir, "library.sqlite")}`;
  database = await openDatabase({ url });
  for (const [what, [given, left]] of [...Object.entries(swept), ...Object.entries(leftOver)]) {
    await given();
    expect([what, await left()]).toEqual([what, 1]);
  }
  const dead = { state: "staging", running_slot: 1, owner: DEAD, heartbeat_at: OLD, created_at: OLD };
  await insert("book_imports", dead);
  expect(await count(cutOff)).toBe(1);
  // The files that some rows speak of are known to be lost.
  mkdirSync(join(dataDir, "files"));
  writeFileSync(join(dataDir, "files", "library-id"), "");
  // The first administrator's name.
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const seen: Timer[] = [];
  const setTimer = globalThis.setInterval;
  jest.spyOn(globalThis, "setInterval").mockImplementation((call: () => void, ms?: number) => {
    const handle = setTimer(call, ms);
    seen.push({ ms, handle, call });
    return handle;
  });
  const letGo = globalThis.clearInterval;
  jest.spyOn(globalThis, "clearInterval").mockImplementation((handle) => {
    cleared.push(handle);
    letGo(handle);
  });
  server = await startServer(
    readConfig({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PORT: "0",
      DEMO: "0",
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: "kopi-tubruk-pagi",
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: "1",
      SMTP_FROM: "perpus@sekolah.example",
    }),
  );
  cutOffAtFirst = await count(cutOff);
  timers = seen.filter(({ ms = 0 }) => ms >= MINUTE_MS);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(Object.entries(swept))("sweeps %s once it has started", async (_what, [, left]) => {
  await eventually(left).toBe(0);
});

it("has ended an import that was cut off before it answers", () => {
  expect(cutOffAtFirst).toBe(0);
});

it.each(Object.entries(leftOver))("brings to an end at its start: %s", async (_what, [, left]) => {
  await eventually(left).toBe(0);
});

it("sweeps again every hour, and empties the log beside the database last of all", async () => {
  await swept["acts of the desk"]?.[0]();
  timers.filter(({ ms }) => ms === HOUR_MS).forEach(({ call }) => call());
  // Nothing is read meanwhile: what is being read stays in the log.
  await eventually(() => Promise.resolve(statSync(join(dataDir, "library.sqlite-wal")).size)).toBe(0);
  expect(await count(sql`FROM desk_acts`)).toBe(0);
});

it.each(Object.entries(looked))("looks every minute for %s", async (_what, [given, isDone]) => {
  await given();
  expect(await isDone()).toBe(0);
  timers.filter(({ ms }) => ms === MINUTE_MS).forEach(({ call }) => call());
  await eventually(isDone).toBe(1);
});

it("looks after nothing while its clock is doubted", async () => {
  const seeClockAt = (at: Sql) =>
    database.write(testWrite, (tx) => tx.run(sql`UPDATE installations SET clock_seen_at = ${at}`));
  const acts = [
    jest.spyOn(QueueKeeper.prototype, "keep"),
    jest.spyOn(NoticeOutbox.prototype, "run"),
    jest.spyOn(NightlyBackups.prototype, "look"),
  ];
  const actsDone = async () => {
    acts.forEach((act) => act.mockClear());
    timers.filter(({ ms }) => ms === MINUTE_MS).forEach(({ call }) => call());
    // What waits for nothing has begun by then.
    await nextTurn();
    return acts.filter(({ mock }) => mock.calls.length > 0).length;
  };
  await seeClockAt(sql`${"2090-01-01 00:00:00"}`);
  await eventually(actsDone).toBe(0);
  await seeClockAt(sql`NULL`);
  await eventually(actsDone).toBe(acts.length);
});

it("leaves no timer behind when it stops, and waits for the sweep that it has begun", async () => {
  const swept: string[] = [];
  const answers = () => fetch(`${server.address}/healthz`).then(Boolean, () => false);
  jest.spyOn(UndoService.prototype, "sweep").mockImplementation(async () => {
    swept.push("begun");
    await eventually(answers).toBe(false);
    swept.push("ended");
  });
  timers.filter(({ ms }) => ms === HOUR_MS).forEach(({ call }) => call());
  await eventually(() => Promise.resolve(swept)).toEqual(["begun"]);
  await server.close(0);
  expect(swept).toEqual(["begun", "ended"]);
  expect(timers.filter(({ handle }) => !cleared.includes(handle))).toEqual([]);
});

import sql from "sql-template-tag";

import {
  ForbiddenError,
  NotFoundError,
  ThrottledError,
  UnauthenticatedError,
  ValidationError,
} from "../../../server/errors.js";
import { type AdminViewer, system, visitor } from "../../../server/viewer.js";
import { isBookKeptFor } from "../../../server/circulation/reservations/keptForStudents.js";
import { GuestBookService } from "../../../server/visits/guestBook/GuestBookService.js";
import { VisitEditingService } from "../../../server/visits/VisitEditingService.js";
import { forgetGuests } from "../../../server/visits/forgetVisits.js";
import { VisitService } from "../../../server/visits/VisitService.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenStudent, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const morning = new Date("2026-11-21T01:00:00Z");
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000);

onBothEngines("The guest book", (test) => {
  let clock = morning;
  let guestBook: GuestBookService;
  let visits: VisitService;
  let editing: VisitEditingService;
  let admin: AdminViewer;
  const number = async (statement: ReturnType<typeof sql>) =>
    Number((await test.database.read((reader) => reader.rows<{ n: number | null }>(statement)))[0]?.n ?? 0);
  const rows = () => number(sql`SELECT COUNT(*) AS n FROM visits`);
  const counter = (name: string) => number(sql`SELECT value AS n FROM counters WHERE name = ${name}`);
  const sign = (input: object, address = "10.0.0.1") =>
    guestBook.recordVisit(visitor, input, { address, doorKey: "door" });
  const names = async (list: Parameters<VisitService["page"]>[1]) =>
    (await visits.page(admin, list, { first: 100 })).edges.map(({ node }) => node.name);

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    await givenStudent(test.database, { nis: "240101", name: "Rina Kartika" });
    await givenStudent(test.database, { nis: "240102", name: "BUDI SANTOSO" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET class_name = 'XI IPA 1' WHERE nis = '240101'`),
    );
  });
  beforeEach(async () => {
    clock = morning;
    guestBook = new GuestBookService(test.database, "Asia/Jakarta", isBookKeptFor, () => clock);
    visits = new VisitService(test.database, "Asia/Jakarta", () => clock);
    editing = new VisitEditingService(test.database, "Asia/Jakarta");
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM visits`);
      await tx.run(sql`DELETE FROM settings`);
      await tx.run(
        sql`INSERT INTO settings (name, value, updated_at) VALUES ('doorKey', 'door', '2026-11-01 00:00:00')`,
      );
      await tx.run(sql`DELETE FROM counters`);
    });
  });

  it("adds the purpose that was asked for after the greeting to the counted visit, once", async () => {
    await sign({ nis: "240101" });
    clock = minutes(1);
    const before = await counter("changes");
    expect((await sign({ nis: "240101", purpose: "assignment" })).counted).toBe(false);
    expect(await counter("changes")).toBe(before + 1);
    await sign({ nis: "240101", purpose: "reading" });
    await sign({ nis: "240101" });
    const { edges } = await visits.page(admin, {}, { first: 10 });
    expect(edges.map(({ node }) => node.purpose)).toEqual(["assignment"]);
    expect(await counter("changes")).toBe(before + 1);
  });

  it("greets a student by the first name, whatever the scanner adds to the number", async () => {
    expect(await sign({ nis: " 240101\r\n", purpose: "reading" })).toEqual({
      greeting: "Selamat pagi, Rina",
      counted: true,
      awaited: false,
      named: true,
    });

    const [visit] = (await visits.page(admin, {}, {})).edges;
    expect(visit?.node).toMatchObject({
      kind: "student",
      name: "Rina Kartika",
      nis: "240101",
      className: "XI IPA 1",
      purpose: "reading",
      institution: null,
      peopleCount: 1,
      visitedAt: morning,
    });
    expect([await counter("visits:2026-11"), await counter("changes")]).toEqual([1, 1]);
    expect(await number(sql`SELECT COUNT(*) AS n FROM audit_entries`)).toBe(0);
  });

  it("finds a number whatever case a scanner sends, and the exact one where two differ by case alone", async () => {
    for (const [nis, name] of [
      ["KJ/07-a1", "Sari"],
      ["KJ/08-A2", "Tono"],
      ["kj/08-a2", "Umar"],
      ["kj/09-a3", "Wati"],
    ] as const) {
      await givenStudent(test.database, { nis, name });
    }
    expect((await sign({ nis: "KJ/09-A3" })).greeting).toBe("Selamat pagi, Wati");
    expect((await sign({ nis: "kj/08-a2" })).greeting).toBe("Selamat pagi, Umar");
    expect((await sign({ nis: "KJ/08-A2" })).greeting).toBe("Selamat pagi, Tono");
    // As a scanner sends it behind a keyboard whose Caps Lock is on.
    expect((await sign({ nis: "kj/07-A1" })).greeting).toBe("Selamat pagi, Sari");
    await expect(sign({ nis: "Kj/08-a2" })).rejects.toThrow(NotFoundError);
  });

  it("greets whoever comes again within the hour and counts them once, and again after it", async () => {
    await sign({ nis: "240101" });
    clock = minutes(59);
    expect(await sign({ nis: "240101" })).toEqual({
      greeting: "Selamat datang kembali, Rina",
      counted: false,
      awaited: false,
      named: true,
    });
    expect([await rows(), await counter("visits:2026-11"), await counter("changes")]).toEqual([1, 1, 1]);
    expect((await sign({ nis: "240102" })).counted).toBe(true);

    clock = minutes(60);
    expect((await sign({ nis: "240101" })).counted).toBe(true);
    expect(await counter("visits:2026-11")).toBe(3);
  });

  it("counts twenty scans of one card at once as one visit, and the same of a guest and of a class", async () => {
    for (const input of [
      { nis: "240101" },
      { visitorName: "Sri Wahyuni", institution: "SMA 3" },
      { className: "X IPA 1", peopleCount: 30 },
    ]) {
      const greetings = await Promise.all(Array.from({ length: 20 }, (_, index) => sign(input, `10.0.1.${index}`)));
      expect(greetings.filter(({ counted }) => counted)).toHaveLength(1);
    }
    expect([await rows(), await counter("visits:2026-11"), await counter("changes")]).toEqual([3, 32, 3]);
  });

  it("counts everybody of a crowd that scans at once", async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `K${index}`);
    for (const nis of numbers) {
      await givenStudent(test.database, { nis });
    }
    const greetings = await Promise.all(numbers.map((nis) => sign({ nis })));

    expect(greetings.every(({ counted }) => counted)).toBe(true);
    expect(await counter("visits:2026-11")).toBe(20);
  });

  it("knows a guest again by name and institution, however they are typed", async () => {
    expect(await sign({ visitorName: "Sri  Wahyuni", institution: "SMA Negeri 3", purpose: "reference" })).toEqual({
      greeting: "Selamat pagi, Sri",
      counted: true,
      awaited: false,
      named: true,
    });
    expect((await sign({ visitorName: "SRI WAHYUNI", institution: "SMA negeri 3." })).counted).toBe(false);
    expect((await sign({ visitorName: "Sri Wahyuni", institution: "Dinas Pendidikan" })).counted).toBe(true);
    expect((await sign({ visitorName: "Sri Wahyuni" })).counted).toBe(true);
    expect(await rows()).toBe(3);
  });

  it("counts the people of a class, and a class that sends its form twice once", async () => {
    expect(await sign({ className: "Kelas X IPA 1", peopleCount: 32, purpose: "assignment" })).toEqual({
      greeting: "Selamat pagi, kelas X IPA 1",
      counted: true,
      awaited: false,
      named: true,
    });
    expect((await sign({ className: "x ipa 1", peopleCount: 31 })).counted).toBe(false);
    expect((await sign({ className: "X IPA 2", peopleCount: 1 })).counted).toBe(true);

    expect(await counter("visits:2026-11")).toBe(33);
    expect(await names({ className: "X IPA 1" })).toEqual(["Kelas X IPA 1"]);
  });

  it("counts in the month that the library's clock shows", async () => {
    clock = new Date("2026-11-30T16:59:59Z");
    await sign({ nis: "240101" });
    clock = new Date("2026-11-30T17:00:00Z");
    await sign({ nis: "240102" });
    expect((await sign({ nis: "240101" })).counted).toBe(false);

    expect([await counter("visits:2026-11"), await counter("visits:2026-12")]).toEqual([1, 1]);
  });

  it("counts two scans of one card once, also where the month ends between them", async () => {
    const at = (instant: string) =>
      new GuestBookService(test.database, "Asia/Jakarta", isBookKeptFor, () => new Date(instant));
    const [lastOfNovember, firstOfDecember] = [at("2026-11-30T16:59:59Z"), at("2026-11-30T17:00:00Z")];
    const guests = Array.from({ length: 20 }, (_, index) => ({ visitorName: `Tamu ${index}` }));
    await Promise.all(
      guests.flatMap((guest) =>
        [lastOfNovember, firstOfDecember].map((service) =>
          service.recordVisit(visitor, guest, { address: "10.0.0.1", doorKey: "door" }),
        ),
      ),
    );

    expect([await rows(), (await counter("visits:2026-11")) + (await counter("visits:2026-12"))]).toEqual([20, 20]);
  });

  it("says no more of a number that nobody has than of one that is no longer a student's", async () => {
    const messages = [];
    for (const [nis, status] of [
      ["LULUS", "graduated"],
      ["PINDAH", "moved"],
    ]) {
      const id = await givenStudent(test.database, { nis: nis ?? "" });
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE students SET status = ${status} WHERE id = ${id}`),
      );
    }
    for (const nis of ["999999", "LULUS", "PINDAH", "24010%", "240101' OR 1=1"]) {
      const refused = await sign({ nis }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(NotFoundError);
      messages.push((refused as Error).message);
    }
    expect(new Set(messages)).toEqual(new Set(["Nomor ini tidak ditemukan. Periksa lagi, atau isi sebagai tamu."]));
    expect(await rows()).toBe(0);

    const suspended = await givenStudent(test.database, { nis: "TANGGUH", name: "Tono" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET status = 'suspended' WHERE id = ${suspended}`),
    );
    expect(await sign({ nis: "TANGGUH" })).toEqual({
      greeting: "Selamat pagi, Tono",
      counted: true,
      awaited: false,
      named: true,
    });
  });

  it.each([
    ["nothing", {}, ["nis"]],
    ["blanks", { nis: "  ", visitorName: "" }, ["nis"]],
    ["two ways", { nis: "240101", visitorName: "Sri" }, ["nis", "visitorName"]],
    ["three ways", { nis: "240101", visitorName: "Sri", className: "X" }, ["className", "nis", "visitorName"]],
    ["an institution without a guest", { nis: "240101", institution: "SMA 3" }, ["institution"]],
    ["people without a class", { visitorName: "Sri", peopleCount: 3 }, ["peopleCount"]],
    ["a class without people", { className: "X IPA 1" }, ["peopleCount"]],
    ["a class of nobody", { className: "X IPA 1", peopleCount: 0 }, ["peopleCount"]],
    ["a class of 101", { className: "X IPA 1", peopleCount: 101 }, ["peopleCount"]],
    ["half a person", { className: "X IPA 1", peopleCount: 1.5 }, ["peopleCount"]],
    [
      "an unknown purpose and field",
      { nis: "240101", purpose: "tidur", visitedAt: "2026-01-01" },
      ["purpose", "visitedAt"],
    ],
    ["a name without end", { visitorName: "a".repeat(121) }, ["visitorName"]],
  ])("refuses %s and writes nothing", async (_what, input, fields) => {
    const refused = await sign(input).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(ValidationError);
    expect((refused as ValidationError).fields.map(({ name }) => name).sort()).toEqual(fields);
    expect(await rows()).toBe(0);
  });

  it("lets a class of forty sign at one tablet within a minute, and throttles one address that goes on", async () => {
    for (let turn = 0; turn < 120; turn += 1) {
      clock = new Date(morning.getTime() + turn);
      await sign({ nis: "240101" });
    }
    const refused = await sign({ nis: "240102" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ThrottledError);
    expect((refused as ThrottledError).retryAfterSeconds).toBe(1);
    expect((await sign({ nis: "240102" }, "10.0.0.9")).counted).toBe(true);

    clock = minutes(1);
    expect((await sign({ nis: "240101" })).counted).toBe(false);
  });

  it("counts the addresses of one IPv6 network as one, since a device may choose any of them", async () => {
    for (let turn = 0; turn < 120; turn += 1) {
      clock = new Date(morning.getTime() + turn);
      await sign({ nis: "240101" }, `2001:db8:1:2::${turn.toString(16)}`);
    }

    await expect(sign({ nis: "240102" }, "2001:db8:1:2:ffff::1")).rejects.toBeInstanceOf(ThrottledError);
    expect((await sign({ nis: "240102" }, "2001:db8:1:3::1")).counted).toBe(true);
  });

  it("is listed by days of the library, by kind, class and name, with the people it counts", async () => {
    for (const [at, input] of [
      ["2026-11-19T16:59:59Z", { nis: "240101" }],
      ["2026-11-19T17:00:00Z", { visitorName: "Sri Wahyuni", institution: "SMA Negeri 3" }],
      ["2026-11-20T16:59:59Z", { className: "XI IPA 1", peopleCount: 30 }],
      ["2026-11-20T17:00:00Z", { nis: "240102" }],
    ] as const) {
      clock = new Date(at);
      await sign(input);
    }
    const day = { from: "2026-11-20", to: "2026-11-20" };

    expect(await names({})).toEqual(["BUDI SANTOSO", "Kelas XI IPA 1", "Sri Wahyuni", "Rina Kartika"]);
    expect(await names(day)).toEqual(["Kelas XI IPA 1", "Sri Wahyuni"]);
    expect(await visits.totals(admin, day)).toEqual({ visits: 2, people: 31 });
    expect(await names({ to: "2026-11-19" })).toEqual(["Rina Kartika"]);
    expect(await names({ kind: "student" })).toEqual(["BUDI SANTOSO", "Rina Kartika"]);
    expect(await names({ className: "XI IPA 1" })).toEqual(["Kelas XI IPA 1", "Rina Kartika"]);
    expect(await names({ search: "budi" })).toEqual(["BUDI SANTOSO"]);
    expect(await names({ search: "WAHYUNI sma" })).toEqual(["Sri Wahyuni"]);
    expect(await names({ search: "240102" })).toEqual(["BUDI SANTOSO"]);
    expect(await names({ search: "%" })).toHaveLength(4);
    expect(await visits.totals(admin, { search: "nobody" })).toEqual({ visits: 0, people: 0 });

    const first = await visits.page(admin, {}, { first: 3 });
    const second = await visits.page(admin, {}, { first: 3, after: first.edges[2]?.cursor ?? null });
    expect([first.hasNextPage, second.edges.map(({ node }) => node.name), second.hasNextPage]).toEqual([
      true,
      ["Rina Kartika"],
      false,
    ]);

    const refused = await visits
      .page(admin, { from: "2026-02-30", to: "kemarin", kind: "x" }, {})
      .catch((error: unknown) => error);
    expect((refused as ValidationError).fields.map(({ name }) => name)).toEqual(["from", "to", "kind"]);
    for (const [name, most] of [
      ["className", 100],
      ["search", 200],
    ] as const) {
      expect(await names({ [name]: "x".repeat(most) })).toEqual([]);
      await expect(visits.page(admin, { [name]: "x".repeat(most + 1) }, {})).rejects.toMatchObject({
        fields: [{ name }],
      });
    }
    await expect(visits.page(admin, { from: "2026-11-21", to: "2026-11-20" }, {})).rejects.toThrow(
      "Tanggal akhir tidak boleh sebelum tanggal awal.",
    );
  });

  it("keeps a student's class of that day, when the class moves up", async () => {
    await sign({ nis: "240101" });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET class_name = 'XII IPA 1' WHERE nis = '240101'`),
    );

    expect(await names({ className: "XI IPA 1" })).toEqual(["Rina Kartika"]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE students SET class_name = 'XI IPA 1' WHERE nis = '240101'`),
    );
  });

  it("shows students their own visits and nobody else's", async () => {
    const [mine, other] = [await givenStudentViewer(test.database), await givenStudentViewer(test.database)];
    const nisOf = async (id: number) =>
      (
        await test.database.read((reader) =>
          reader.rows<{ nis: string }>(sql`SELECT nis FROM students WHERE id = ${id}`),
        )
      )[0]?.nis;
    await sign({ nis: await nisOf(mine.studentId) });
    await sign({ nis: await nisOf(other.studentId) });
    const [own] = (await visits.ownVisits(mine, {})).edges;

    expect((await visits.ownVisits(mine, {})).edges).toHaveLength(1);
    expect(own?.node.studentId).toBe(mine.studentId);
    expect(await visits.ownTotals(mine)).toEqual({ visits: 1, people: 1 });
    expect((await visits.ownVisits(admin, {})).edges).toEqual([]);
    const id = own?.node.id ?? 0;
    expect(
      await Promise.all(
        [mine, other, visitor, admin, system].map(async (viewer) => (await visits.byId(viewer, id))?.id),
      ),
    ).toEqual([id, undefined, undefined, id, id]);
    await expect(visits.ownVisits(visitor, {})).rejects.toThrow(UnauthenticatedError);
    await expect(visits.page(visitor, {}, {})).rejects.toThrow(UnauthenticatedError);
    await expect(visits.page(mine, {}, {})).rejects.toThrow(ForbiddenError);
    await expect(visits.totals(mine, {})).rejects.toThrow(ForbiddenError);
    const reading: AdminViewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } };
    await expect(
      guestBook.recordVisit(reading, { nis: "240101" }, { address: "10.0.0.1", doorKey: "door" }),
    ).rejects.toThrow(ForbiddenError);
  });

  it("takes out what was no visit, with its people, and keeps who did it", async () => {
    await sign({ className: "Lelucon", peopleCount: 100 });
    await sign({ visitorName: "Sri" });
    const [, jest] = (await visits.page(admin, {}, {})).edges;
    const id = jest?.node.id ?? 0;
    expect(await counter("visits:2026-11")).toBe(101);

    expect(await editing.voidVisit(admin, id)).toBe("Kunjungan Kelas Lelucon dibatalkan.");
    expect(await names({})).toEqual(["Sri"]);
    expect(await counter("visits:2026-11")).toBe(1);
    expect(
      await number(sql`SELECT COUNT(*) AS n FROM audit_entries WHERE action = 'visit.void' AND record_id = ${id}
      AND before_values LIKE '%Lelucon%' AND user_id = ${admin.userId}`),
    ).toBe(1);
    await expect(editing.voidVisit(admin, id)).rejects.toThrow(NotFoundError);
    await expect(editing.voidVisit(visitor, id)).rejects.toThrow(UnauthenticatedError);
    expect(await sign({ className: "Lelucon", peopleCount: 3 })).toMatchObject({ counted: true });
  });

  it("is corrected by what its kind has, with its counts, and says what was changed", async () => {
    await sign({ className: "Kelas X IPA 1", peopleCount: 30 });
    await sign({ visitorName: "Sri", institution: "SMA 3" });
    await sign({ nis: "240101" });
    const [student, guest, schoolClass] = (await visits.page(admin, {}, {})).edges.map(({ node }) => node.id);

    expect(
      await editing.updateVisit(admin, schoolClass ?? 0, { className: "kelas X IPA 2", peopleCount: 28 }),
    ).toMatchObject({ name: "Kelas X IPA 2", className: "X IPA 2", peopleCount: 28, purpose: null });
    expect(await counter("visits:2026-11")).toBe(30);
    expect(
      await editing.updateVisit(admin, guest ?? 0, { visitorName: "Sri Wahyuni", purpose: "reading" }),
    ).toMatchObject({
      name: "Sri Wahyuni",
      institution: "SMA 3",
      purpose: "reading",
    });
    expect(await names({ search: "wahyuni" })).toEqual(["Sri Wahyuni"]);
    expect(await editing.updateVisit(admin, guest ?? 0, { institution: null })).toMatchObject({ institution: null });
    expect(await editing.updateVisit(admin, student ?? 0, { className: "XI IPA 2" })).toMatchObject({
      name: "Rina Kartika",
      className: "XI IPA 2",
    });
    // Who is corrected into one who came just now is known as that one.
    expect(await sign({ className: "x ipa 2", peopleCount: 28 })).toMatchObject({ counted: false });

    const entries = await test.database.read((reader) =>
      reader.rows<{ before_values: string; after_values: string }>(
        sql`SELECT before_values, after_values FROM audit_entries WHERE action = 'visit.update' ORDER BY id`,
      ),
    );
    expect(
      entries.map(({ before_values, after_values }) => [
        JSON.parse(before_values) as object,
        JSON.parse(after_values) as object,
      ]),
    ).toEqual([
      [
        { name: "Kelas X IPA 1", className: "X IPA 1", peopleCount: 30 },
        { name: "Kelas X IPA 2", className: "X IPA 2", peopleCount: 28 },
      ],
      [
        { name: "Sri", purpose: null },
        { name: "Sri Wahyuni", purpose: "reading" },
      ],
      [{ institution: "SMA 3" }, { institution: null }],
      [{ className: "XI IPA 1" }, { className: "XI IPA 2" }],
    ]);
  });

  it("is not corrected into what its kind is not, and unchanged leaves no trace", async () => {
    await sign({ className: "X IPA 1", peopleCount: 30 });
    await sign({ nis: "240101", purpose: "reading" });
    const [student, schoolClass] = (await visits.page(admin, {}, {})).edges.map(({ node }) => node.id);
    const refused = (id: number | undefined, input: object) =>
      editing.updateVisit(admin, id ?? 0, input).then(
        () => [],
        (error: unknown) => (error instanceof ValidationError ? error.fields.map(({ name }) => name) : error),
      );

    expect(await refused(student, { visitorName: "Budi", peopleCount: 2 })).toEqual(["visitorName", "peopleCount"]);
    expect(await refused(schoolClass, { institution: "SMA 3" })).toEqual(["institution"]);
    expect(await refused(schoolClass, { className: " ", peopleCount: null })).toEqual(["className", "peopleCount"]);
    expect(await refused(schoolClass, { peopleCount: 101 })).toEqual(["peopleCount"]);
    expect(await refused(schoolClass, { visitedAt: "2026-01-01" })).toEqual(["visitedAt"]);
    const entries = () => number(sql`SELECT COUNT(*) AS n FROM audit_entries WHERE action = 'visit.update'`);
    const before = await entries();
    await editing.updateVisit(admin, student ?? 0, { purpose: "reading" });
    expect(await entries()).toBe(before);
    await expect(editing.updateVisit(admin, 999_999, {})).rejects.toThrow(NotFoundError);
    await expect(editing.updateVisit(visitor, student ?? 0, {})).rejects.toThrow(UnauthenticatedError);
  });

  it("is corrected without a name where the library has forgotten the guest's", async () => {
    await sign({ visitorName: "Sri", institution: "SMA 3", purpose: "reading" });
    const [guest] = (await visits.page(admin, {}, {})).edges.map(({ node }) => node.id);
    const ids = [guest ?? 0];
    await test.database.write(testWrite, (tx) => forgetGuests(tx, { ids, timeZone: "Asia/Jakarta" }));
    const nameless = { name: null, institution: "SMA 4", purpose: "reading" };
    expect(await editing.updateVisit(admin, guest ?? 0, { institution: "SMA 4" })).toMatchObject(nameless);
    expect(await names({ kind: "guest" })).toEqual([null]);
  });

  it("counts what is there when twenty correct a class and void it at once", async () => {
    await sign({ className: "X IPA 1", peopleCount: 30 });
    await sign({ visitorName: "Sri" });
    const [, schoolClass] = (await visits.page(admin, {}, {})).edges.map(({ node }) => node.id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index === 10
          ? editing.voidVisit(admin, schoolClass ?? 0)
          : editing.updateVisit(admin, schoolClass ?? 0, { peopleCount: index + 1 }),
      ),
    );
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(NotFoundError);
    }
    expect(await names({})).toEqual(["Sri"]);
    expect(await counter("visits:2026-11")).toBe(1);
  });

  it("is told in figures by days, months, classes and purposes, of what the list shows", async () => {
    clock = new Date("2026-09-30T16:59:00Z");
    await sign({ className: "X IPA 1", peopleCount: 30, purpose: "assignment" });
    clock = new Date("2026-11-20T17:00:00Z");
    await sign({ nis: "240101", purpose: "reading" });
    await sign({ visitorName: "Sri", purpose: "reading" });
    clock = morning;
    await sign({ className: "X IPA 2", peopleCount: 3 });
    await sign({ className: "10-ipa 2", peopleCount: 2 });

    expect(await visits.stats(admin, { from: "2026-11-20", to: "2026-11-21" })).toEqual({
      from: "2026-11-20",
      to: "2026-11-21",
      visits: 4,
      people: 7,
      perDay: [
        { period: "2026-11-20", count: 0 },
        { period: "2026-11-21", count: 7 },
      ],
      perMonth: [{ period: "2026-11", count: 7 }],
      perClass: [
        { className: "X IPA 2", count: 5 },
        { className: "XI IPA 1", count: 1 },
      ],
      perPurpose: [
        { purpose: null, count: 5 },
        { purpose: "reading", count: 2 },
      ],
    });
    const year = await visits.stats(admin, {});
    expect([year.from, year.to, year.people, year.perDay]).toEqual(["2025-12-01", "2026-11-21", 37, []]);
    expect(year.perMonth.filter(({ count }) => count > 0)).toEqual([
      { period: "2026-09", count: 30 },
      { period: "2026-11", count: 7 },
    ]);
    expect(year.perMonth).toHaveLength(12);
    expect(await visits.stats(admin, { purpose: "reading", kind: "guest" })).toMatchObject({ visits: 1, people: 1 });
    expect(await visits.stats(admin, { search: "240101", from: "2026-11-01" })).toMatchObject({ people: 1 });
    expect(await visits.stats(admin, { from: "2026-11-21", to: "2026-11-21" })).toMatchObject({ people: 7 });
    expect((await visits.stats(admin, { from: "2026-09-20" })).perDay).toEqual([]);
    expect((await visits.stats(admin, { from: "2026-09-21" })).perDay).toHaveLength(62);
    expect(await names({ purpose: "reading" })).toEqual(["Sri", "Rina Kartika"]);
    for (const list of [{ from: "2016-11-21", to: "2026-11-21" }, { from: "2026-11-22" }, { to: "2026-11-32" }]) {
      await expect(visits.stats(admin, list)).rejects.toThrow(ValidationError);
    }
    await expect(visits.stats(visitor, {})).rejects.toThrow(UnauthenticatedError);
  });

  it("counts a visit to the month in which it was, when it is taken out in another", async () => {
    clock = new Date("2026-11-30T16:59:59Z");
    await sign({ className: "November", peopleCount: 7 });
    clock = new Date("2026-11-30T17:00:00Z");
    await sign({ className: "Desember", peopleCount: 5 });
    const counts = async () => [await counter("visits:2026-11"), await counter("visits:2026-12")];
    expect(await counts()).toEqual([7, 5]);
    const changes = await counter("changes");

    const [december, november] = (await visits.page(admin, {}, {})).edges;
    await editing.voidVisit(admin, november?.node.id ?? 0);
    expect(await counts()).toEqual([0, 5]);
    await editing.voidVisit(admin, december?.node.id ?? 0);
    expect(await counts()).toEqual([0, 0]);
    expect(await counter("changes")).toBeGreaterThan(changes);
  });

  it("counts so many people of one address whose forms all come at once, and none that did not come in", async () => {
    const send = (count: number, people: number) =>
      Promise.allSettled(
        Array.from({ length: count }, (_, number) => sign({ className: `X ${number}`, peopleCount: people })),
      );
    await send(30, 100);
    expect(await counter("visits:2026-11")).toBe(2_000);
    expect((await sign({ className: "Y 1", peopleCount: 1 }, "10.0.0.2")).counted).toBe(true);

    clock = minutes(24 * 60);
    await send(19, 100);
    clock = minutes(24 * 60 + 1);
    // Who is known to be there takes nobody's place.
    await send(1, 100);
    expect((await sign({ className: "Y 2", peopleCount: 100 })).counted).toBe(true);
    await expect(sign({ visitorName: "Tamu" })).rejects.toBeInstanceOf(ValidationError);
  });

  it("begins the people of a day anew when the library's day begins", async () => {
    clock = new Date("2026-11-21T16:58:00Z");
    for (let number = 0; number < 20; number += 1) {
      await sign({ className: `X ${number}`, peopleCount: 100 });
    }
    clock = new Date("2026-11-21T16:59:59.999Z");
    await expect(sign({ visitorName: "Tamu malam" })).rejects.toBeInstanceOf(ValidationError);
    clock = new Date("2026-11-21T17:00:00Z");
    expect((await sign({ visitorName: "Tamu malam" })).counted).toBe(true);
  });

  it("greets again whoever comes back at the last moment of the hour", async () => {
    await sign({ visitorName: "Tamu" });
    clock = new Date(minutes(60).getTime() - 1);
    expect((await sign({ visitorName: "Tamu" })).counted).toBe(false);
    clock = minutes(60);
    expect((await sign({ visitorName: "Tamu" })).counted).toBe(true);
  });

  it("counts two thousand people a day from one address, and then asks for an administrator", async () => {
    for (let number = 0; number < 20; number += 1) {
      await sign({ className: `X ${number}`, peopleCount: 100 }, `2001:db8:1:2::${number}`);
    }
    const more = { visitorName: "Tamu ke-2.001" };
    await expect(sign(more, "2001:db8:1:2::ff")).rejects.toMatchObject({
      kind: "validation",
      fields: [{ name: "visitorName" }],
    });
    expect(await sign({ visitorName: "Tamu lain" }, "2001:db8:1:3::1")).toMatchObject({ counted: true });
    expect(await guestBook.recordVisit(admin, more, { address: "2001:db8:1:2::ff", doorKey: null })).toMatchObject({
      counted: true,
    });
    clock = minutes(24 * 60);
    expect(await sign({ visitorName: "Tamu pagi" }, "2001:db8:1:2::ff")).toMatchObject({ counted: true });
  });
});

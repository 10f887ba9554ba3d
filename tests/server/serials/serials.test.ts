import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../server/authorities/editing/AuthorityEditingService.js";
import { BinService } from "../../../server/bin/BinService.js";
import { binHandlers } from "../../../server/binHandlers.js";
import { CopyService } from "../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { recordUses } from "../../../server/serials/recordUses.js";
import { required } from "../../../server/platform/required.js";
import { SerialEditingService } from "../../../server/serials/editing/SerialEditingService.js";
import { SerialIssueService } from "../../../server/serials/issues/SerialIssueService.js";
import { SerialExportService } from "../../../server/serials/SerialExportService.js";
import { SerialService } from "../../../server/serials/SerialService.js";
import { type AdminViewer, type LibrarianViewer, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStaff } from "../../support/people.js";
import { testFiles } from "../platform/files/testFiles.js";

onBothEngines("Serials", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let staff: LibrarianViewer;
  /** Noon in Jakarta. */
  let now = new Date("2026-11-30T05:00:00Z");
  const time = { timeZone: "Asia/Jakarta", now: () => now };
  const copies = () =>
    new CopyService(
      test.database,
      {
        timeZone: time.timeZone,
        readSeries: () => Promise.resolve({ pattern: "{0001}/PERPUS/{tahun}", restartsYearly: true }),
      },
      time.now,
    );
  const editing = () => new SerialEditingService(test.database, time);
  const desk = () => new SerialIssueService(test.database, copies(), time);
  const reading = () => new SerialService(test.database, time);
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  const today = (day: string) => {
    now = new Date(`${day}T05:00:00Z`);
  };

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    staff = await givenStaff(test.database);
  });
  beforeEach(() => today("2026-11-30"));
  afterAll(files.remove);

  const aTitle = async () => required((await givenBooks(test.database, [{ materialKind: "serial" }]))[0], "a title");
  const monthly = async (values: object = {}) => {
    const bookId = await aTitle();
    return editing().create(admin, {
      bookId,
      frequency: "monthly",
      firstOn: "2026-09-15",
      firstVolume: 12,
      firstNumber: 9,
      restartsYearly: true,
      supplier: "Agen Ilmu",
      price: 60_000,
      ...values,
    });
  };
  const issuesOf = async (serialId: number, list: object = {}) =>
    (await reading().issuePage(admin, { serialId, sort: "oldest", ...list }, { first: 100 })).edges.map(
      ({ node }) => node,
    );
  const labelled = async (serialId: number) =>
    (await issuesOf(serialId)).slice(0, 5).map(({ label, status }) => [label, status]);
  const nth = async (serialId: number, index: number) => required((await issuesOf(serialId))[index], "an issue");
  const copyRows = (bookId: number) =>
    test.database.read((reader) =>
      reader.rows<Record<string, unknown>>(sql`SELECT * FROM copies WHERE book_id = ${bookId} ORDER BY id`),
    );

  it("foretell their issues with numbers, restart them with the year, and know which are late", async () => {
    const { id } = await monthly();
    expect(await labelled(id)).toEqual([
      ["Vol. 12 No. 9, September 2026", "late"],
      ["Vol. 12 No. 10, Oktober 2026", "late"],
      ["Vol. 12 No. 11, November 2026", "late"],
      ["Vol. 12 No. 12, Desember 2026", "expected"],
      ["Vol. 13 No. 1, Januari 2027", "expected"],
    ]);
    expect(await reading().figures(admin, [id])).toEqual([{ due: 0, late: 3, claimed: 0, nextOn: "2026-12-15" }]);
  });

  it("are late only after their days of grace", async () => {
    const { id } = await monthly({ firstOn: "2026-11-27", graceDays: 3 });
    expect((await nth(id, 0)).status).toBe("expected");
    today("2026-12-01");
    expect((await nth(id, 0)).status).toBe("late");
    await editing().update(admin, id, { graceDays: 10 });
    expect((await nth(id, 0)).status).toBe("expected");
  });

  it("make the copies of what comes, with all that a copy has", async () => {
    const place = await test.database.read((reader) => reader.rows<{ id: number }>(sql`SELECT id FROM locations`));
    const { id, bookId } = await monthly({ copiesPerIssue: 2, locationId: place[0]?.id ?? null });
    const { id: issueId } = await nth(id, 2);
    const [received] = await desk().receive(admin, { issueIds: [issueId], receivedOn: "2026-11-20" });
    expect(received).toMatchObject({ status: "received", receivedOn: "2026-11-20", copiesMade: 2 });
    const made = await copyRows(bookId);
    expect(made).toHaveLength(2);
    for (const copy of made) {
      expect(copy).toMatchObject({
        issue_label: "Vol. 12 No. 11, November 2026",
        serial_issue_id: issueId,
        supplier: "Agen Ilmu",
        price: 60_000,
        status: "available",
      });
      expect(copy.inventory_code).toMatch(/^\d{4}\/PERPUS\/2026$/u);
    }
    const [[first, second] = []] = await reading().copiesOf(admin, [issueId]);
    expect([first?.issueLabel, second?.issueLabel]).toEqual(Array(2).fill("Vol. 12 No. 11, November 2026"));
  });

  it("make one copy where two take the same issue in at once, and none where one presses again", async () => {
    const { id, bookId } = await monthly();
    const { id: issueId } = await nth(id, 0);
    await Promise.all([1, 2, 3].map(() => desk().receive(admin, { issueIds: [issueId] })));
    await desk().receive(admin, { issueIds: [issueId] });
    expect(await copyRows(bookId)).toHaveLength(1);
  });

  it("take in several at once, or none of them where one is not there", async () => {
    const { id, bookId } = await monthly();
    const [one, two] = await issuesOf(id);
    const failed = desk().receive(admin, { issueIds: [one?.id, 999_999] });
    expect((await expectDomainError(failed)).kind).toBe("notFound");
    expect(await copyRows(bookId)).toHaveLength(0);
    expect(await desk().receive(admin, { issueIds: [two?.id, one?.id] })).toMatchObject([
      { id: two?.id, status: "received" },
      { id: one?.id, status: "received" },
    ]);
    expect(await copyRows(bookId)).toHaveLength(2);
  });

  it("divide the price of a year, and only note newspapers that are not kept", async () => {
    const yearly = await monthly({ price: 600_000, pricePer: "year" });
    await desk().receive(admin, { issueIds: [(await nth(yearly.id, 0)).id] });
    expect((await copyRows(yearly.bookId))[0]).toMatchObject({ price: 50_000 });
    const paper = await monthly({ makesCopies: false });
    const [received] = await desk().receive(admin, { issueIds: [(await nth(paper.id, 0)).id] });
    expect(received).toMatchObject({ status: "received", copiesMade: 0 });
    expect(await copyRows(paper.bookId)).toEqual([]);
    expect(await reading().countIssuesOfBook(visitor, paper.bookId)).toBe(1);
  });

  it("take a reception back with its copy, unless that was ever lent", async () => {
    const { id, bookId } = await monthly();
    const { id: issueId } = await nth(id, 0);
    await desk().receive(admin, { issueIds: [issueId] });
    const { issue, binEntryIds } = await desk().undoReception(admin, issueId);
    expect(issue).toMatchObject({ status: "late", receivedOn: null, copiesMade: 0 });
    expect(binEntryIds).toHaveLength(1);
    expect(await copyRows(bookId)).toEqual([]);
    expect((await expectDomainError(desk().undoReception(admin, issueId))).kind).toBe("conflict");

    await desk().receive(admin, { issueIds: [issueId] });
    const [copy] = await copyRows(bookId);
    await test.database.write({ unaudited: "A loan that is over." }, (tx) =>
      tx.run(sql`INSERT INTO borrowings (copy_id, borrowed_at, due_at, returned_at, fine, policy_loan_days,
        policy_renewals, policy_fine_per_day, policy_grace_days)
        VALUES (${copy?.id as number}, '2026-11-01 00:00:00', '2026-11-08', '2026-11-07 00:00:00', 0, 7, 1, 0, 0)`),
    );
    expect((await expectDomainError(desk().undoReception(admin, issueId))).kind).toBe("conflict");
    expect(await copyRows(bookId)).toHaveLength(1);
    expect((await nth(id, 0)).status).toBe("received");
  });

  it("number those that follow anew where one never came out, and take the number back with it", async () => {
    const { id } = await monthly();
    const { id: issueId } = await nth(id, 1);
    await desk().mark(admin, { issueIds: [issueId], state: "skipped" });
    expect((await labelled(id)).slice(0, 4)).toEqual([
      ["Vol. 12 No. 9, September 2026", "late"],
      ["Oktober 2026", "skipped"],
      ["Vol. 12 No. 10, November 2026", "late"],
      ["Vol. 12 No. 11, Desember 2026", "expected"],
    ]);
    await desk().mark(admin, { issueIds: [issueId], state: "claimed" });
    expect((await labelled(id)).slice(1, 3)).toEqual([
      ["Vol. 12 No. 10, Oktober 2026", "claimed"],
      ["Vol. 12 No. 11, November 2026", "late"],
    ]);
    await desk().receive(admin, { issueIds: [issueId] });
    const again = desk().mark(admin, { issueIds: [issueId], state: "missing" });
    expect((await expectDomainError(again)).kind).toBe("conflict");
  });

  it("correct a number also on the copies, and go on from it", async () => {
    const { id, bookId } = await monthly();
    const { id: issueId } = await nth(id, 0);
    await desk().receive(admin, { issueIds: [issueId] });
    await desk().update(admin, issueId, { number: 100 });
    expect((await labelled(id)).slice(0, 2).map(([label]) => label)).toEqual([
      "Vol. 12 No. 100, September 2026",
      "Vol. 12 No. 101, Oktober 2026",
    ]);
    expect((await copyRows(bookId))[0]).toMatchObject({ issue_label: "Vol. 12 No. 100, September 2026" });
  });

  it("have special issues beside the schedule, which take no number and can be taken away", async () => {
    const { id, bookId } = await monthly();
    const added = await desk().create(admin, id, {
      issuedOn: "2026-10-01",
      label: "Edisi khusus Batik",
      isReceived: true,
    });
    expect(added).toMatchObject({ label: "Edisi khusus Batik", status: "received", plannedOn: null });
    expect(await copyRows(bookId)).toMatchObject([{ issue_label: "Edisi khusus Batik" }]);
    expect((await nth(id, 2)).label).toBe("Vol. 12 No. 10, Oktober 2026");
    expect((await expectDomainError(desk().delete(admin, added.id))).kind).toBe("conflict");
    await desk().undoReception(admin, added.id);
    await desk().delete(admin, added.id);
    expect((await expectDomainError(desk().delete(admin, (await nth(id, 0)).id))).kind).toBe("conflict");
    expect((await issuesOf(id)).some(({ label }) => label === "Edisi khusus Batik")).toBe(false);
  });

  it("count on by themselves where they come irregularly", async () => {
    const { id } = await monthly({ frequency: "irregular", firstNumber: 5, firstVolume: null });
    expect(await issuesOf(id)).toEqual([]);
    await desk().create(admin, id, { issuedOn: "2026-10-01", isReceived: true });
    await desk().create(admin, id, { issuedOn: "2026-11-20", isReceived: true });
    expect((await issuesOf(id)).map(({ label }) => label)).toEqual([
      "No. 5, 1 Oktober 2026",
      "No. 6, 20 November 2026",
    ]);
  });

  it("leave what came with another schedule, and foretell anew from today on", async () => {
    const { id } = await monthly();
    await desk().receive(admin, { issueIds: [(await nth(id, 0)).id, (await nth(id, 3)).id] });
    await editing().update(admin, id, { frequency: "quarterly" });
    expect((await issuesOf(id)).map(({ issuedOn, status }) => [issuedOn, status]).slice(0, 6)).toEqual([
      ["2026-09-15", "received"],
      ["2026-10-15", "late"],
      ["2026-11-15", "late"],
      ["2026-12-15", "received"],
      ["2027-03-15", "expected"],
      ["2027-06-15", "expected"],
    ]);
    expect((await nth(id, 4)).label).toBe("Vol. 13 No. 1, Maret 2027");
  });

  it("stop with their end, and go on where it is put off", async () => {
    const { id } = await monthly({ endsOn: "2026-12-31" });
    const days = async () => (await issuesOf(id)).map(({ issuedOn }) => issuedOn);
    expect((await days()).at(-1)).toBe("2026-12-15");
    await editing().update(admin, id, { endsOn: "2026-11-30" });
    expect((await days()).at(-1)).toBe("2026-11-15");
    today("2027-02-20");
    await editing().sweep();
    expect((await days()).at(-1)).toBe("2026-11-15");
    expect(reading().isActive({ endsOn: "2026-11-30" })).toBe(false);
    await editing().update(admin, id, { endsOn: "2027-03-31" });
    expect((await days()).slice(-4)).toEqual(["2026-12-15", "2027-01-15", "2027-02-15", "2027-03-15"]);
  });

  it("come within sight with the days, each once, also where two look at the same time", async () => {
    const { id } = await monthly({ frequency: "daily", firstOn: "2026-11-28", weekdays: ["saturday", "monday"] });
    const days = async () => (await issuesOf(id)).map(({ issuedOn }) => issuedOn);
    expect((await days()).slice(0, 3)).toEqual(["2026-11-28", "2026-11-30", "2026-12-05"]);
    const before = (await days()).length;
    today("2026-12-31");
    await Promise.all([editing().sweep(), editing().sweep()]);
    const after = await days();
    expect(after.length).toBeGreaterThan(before);
    expect(new Set(after).size).toBe(after.length);
    await editing().sweep();
    expect(await days()).toEqual(after);
  });

  it("show everybody what is there, and nobody else what is not", async () => {
    const { id, bookId } = await monthly();
    const [one, two] = await issuesOf(id);
    await desk().receive(admin, { issueIds: [one?.id, two?.id] });
    const shown = async () =>
      (await reading().issuesOfBook(visitor, bookId, { first: 10 })).edges.map(({ node }) => node.label);
    expect(await shown()).toEqual(["Vol. 12 No. 10, Oktober 2026", "Vol. 12 No. 9, September 2026"]);
    const [copy] = await copyRows(bookId);
    await copies().update(admin, Number(copy?.id), { status: "lost" });
    expect(await shown()).toEqual(["Vol. 12 No. 10, Oktober 2026"]);
    expect(await reading().issueById(visitor, one?.id ?? 0)).toBeNull();
    expect(await reading().issueById(visitor, two?.id ?? 0)).not.toBeNull();
    expect(await reading().byId(visitor, id)).toBeNull();
    expect((await expectDomainError(reading().one(visitor, id))).kind).toBe("unauthenticated");
    expect((await expectDomainError(desk().receive(staff, { issueIds: [one?.id] }))).kind).toBe("forbidden");
  });

  it("go to the bin and come back with their issues, and go with their title", async () => {
    const { id, bookId, title } = await monthly();
    await desk().receive(admin, { issueIds: [(await nth(id, 0)).id] });
    const { binEntryIds } = await editing().delete(admin, id);
    expect(await reading().byId(admin, id)).toBeNull();
    expect(await issuesOf(id)).toEqual([]);
    expect(await reading().countIssuesOfBook(visitor, bookId)).toBe(0);
    expect(await copyRows(bookId)).toHaveLength(1);
    await bin().restore(admin, { ids: [...binEntryIds] });
    expect(await reading().byId(admin, id)).toMatchObject({ title });
    expect((await issuesOf(id))[0]).toMatchObject({ status: "received" });

    const books = new BookEditingService(test.database);
    const entry = await books.delete(admin, bookId);
    expect(await reading().byId(admin, id)).toBeNull();
    await bin().restore(admin, { ids: [entry] });
    expect(await reading().byId(admin, id)).not.toBeNull();
    await bin().purge(admin, { ids: [...(await editing().delete(admin, id)).binEntryIds] });
    expect(await copyRows(bookId)).toMatchObject([
      { issue_label: "Vol. 12 No. 9, September 2026", serial_issue_id: null },
    ]);
  });

  it("are refused with the field and the way out", async () => {
    const [bookId] = await givenBooks(test.database, [{}]);
    const given = { bookId, frequency: "monthly", firstOn: "2026-11-01" };
    expect((await expectDomainError(editing().create(admin, given))).fields).toEqual({
      bookId: expect.stringContaining("Terbitan berkala") as string,
    });
    const refused = async (values: object) => {
      const failure = await expectDomainError(editing().create(admin, { ...given, bookId: await aTitle(), ...values }));
      return Object.keys(failure.fields);
    };
    expect(await refused({ firstOn: "2020-01-01" })).toEqual(["firstOn"]);
    expect(await refused({ endsOn: "2026-10-01" })).toEqual(["endsOn"]);
    expect(await refused({ labelPattern: "Edisi {angka}" })).toEqual(["labelPattern"]);
    expect(await refused({ locationId: 999_999 })).toEqual(["locationId"]);
    expect(await refused({ weekdays: [] })).toEqual(["weekdays"]);
  });

  it("are foretold once their first issue comes within sight", async () => {
    const { id } = await monthly({ frequency: "weekly", firstOn: "2027-08-02" });
    expect(await issuesOf(id)).toEqual([]);
    today("2027-07-30");
    await editing().sweep();
    expect((await nth(id, 0)).issuedOn).toBe("2027-08-02");
  });

  it("number one that came although it was said not to come out, and go on from it", async () => {
    const { id, bookId } = await monthly();
    const [first, second, third] = (await issuesOf(id)).map((issue) => issue.id);
    await desk().mark(admin, { issueIds: [first, second], state: "skipped" });
    await desk().receive(admin, { issueIds: [third, second, first] });
    expect((await labelled(id)).slice(0, 4).map(([label]) => label)).toEqual([
      "Vol. 12 No. 9, September 2026",
      "Vol. 12 No. 10, Oktober 2026",
      "Vol. 12 No. 11, November 2026",
      "Vol. 12 No. 12, Desember 2026",
    ]);
    expect((await copyRows(bookId)).map((copy) => copy.issue_label)).toEqual([
      "Vol. 12 No. 11, November 2026",
      "Vol. 12 No. 10, Oktober 2026",
      "Vol. 12 No. 9, September 2026",
    ]);
  });

  it("number on past one that came without a number", async () => {
    const { id } = await monthly({ firstNumber: null, firstVolume: null });
    await desk().receive(admin, { issueIds: [(await nth(id, 0)).id] });
    await editing().update(admin, id, { firstNumber: 3 });
    expect((await labelled(id)).slice(0, 3).map(([label]) => label)).toEqual([
      "September 2026",
      "No. 3, Oktober 2026",
      "No. 4, November 2026",
    ]);
  });

  it("are added once, also where the answer was lost and the form is sent again", async () => {
    const values = { key: randomUUID() };
    const bookId = await aTitle();
    const sent = { bookId, frequency: "irregular", firstOn: "2026-11-01", ...values };
    const [one, other] = await Promise.all([editing().create(admin, sent), editing().create(admin, sent)]);
    expect(other.id).toBe(one.id);
    const issue = { issuedOn: "2026-11-20", isReceived: true, key: randomUUID() };
    const added = await Promise.all([1, 2].map(() => desk().create(admin, one.id, issue)));
    expect(await desk().create(admin, one.id, issue)).toMatchObject({ id: added[0]?.id, status: "received" });
    expect(await issuesOf(one.id)).toHaveLength(1);
    expect(await copyRows(bookId)).toHaveLength(1);
    await editing().delete(admin, one.id);
    expect((await editing().create(admin, sent)).id).not.toBe(one.id);
  });

  it("keep the name that somebody typed when the day or the number is corrected", async () => {
    const { id } = await monthly();
    const { id: issueId } = await nth(id, 0);
    await desk().update(admin, issueId, { label: "Edisi Kemerdekaan" });
    expect(await desk().update(admin, issueId, { number: 20 })).toMatchObject({ label: "Edisi Kemerdekaan" });
    expect(await desk().update(admin, issueId, { label: null })).toMatchObject({
      label: "Vol. 12 No. 20, September 2026",
    });
    expect(await desk().update(admin, issueId, { number: 21 })).toMatchObject({
      label: "Vol. 12 No. 21, September 2026",
    });
  });

  it("foretell nothing of the past where they came irregularly before", async () => {
    const { id } = await monthly({ frequency: "irregular" });
    await desk().create(admin, id, { issuedOn: "2026-10-01", isReceived: true });
    await editing().update(admin, id, { frequency: "monthly" });
    expect((await issuesOf(id)).slice(0, 2).map(({ issuedOn }) => issuedOn)).toEqual(["2026-10-01", "2026-12-15"]);
  });

  it("go with their place where it is merged, come back with it, and keep it from being deleted", async () => {
    const places = new AuthorityEditingService(test.database, recordUses);
    const { id: from } = await places.create(admin, "locations", { name: "Ruang majalah" });
    const { id: to } = await places.create(admin, "locations", { name: "Ruang koran" });
    const { id } = await monthly({ locationId: from });
    const refused = await expectDomainError(places.delete(admin, "locations", from, {}));
    expect(refused).toMatchObject({ kind: "conflict", message: expect.stringContaining("1 langganan") as string });
    const { binEntryIds } = await places.delete(admin, "locations", from, { replacementId: to });
    expect((await reading().byId(admin, id))?.locationId).toBe(to);
    await bin().restore(admin, { ids: [...binEntryIds] });
    expect((await reading().byId(admin, id))?.locationId).toBe(from);
  });

  it("tell in a file what came and what did not", async () => {
    const { id } = await monthly();
    await desk().receive(admin, { issueIds: [(await nth(id, 0)).id] });
    const { fileName, chunks } = new SerialExportService(test.database, time).export(admin, {
      serialId: id,
      until: "2026-10-31",
      sort: "oldest",
    });
    const written: string[] = [];
    for await (const part of chunks) written.push(part);
    const lines = written.join("").trim().split(/\r?\n/u);
    expect(fileName).toBe("edisi-terbitan-berkala-2026-11-30.csv");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("Diterima");
    expect(lines[2]).toContain("Belum datang");
  });
});

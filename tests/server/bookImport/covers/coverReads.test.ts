import sql from "sql-template-tag";

import { booksNamingCovers } from "../../../../server/bookImport/covers/coverImportReads.js";
import { CoverImportHistoryService } from "../../../../server/bookImport/covers/CoverImportHistoryService.js";
import { CoverImportService } from "../../../../server/bookImport/covers/CoverImportService.js";
import { coverProgress } from "../../../../server/bookImport/covers/StoredCoverImport.js";
import { required } from "../../../../server/platform/required.js";
import { system } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { aPicture } from "../../../support/files/givenFiles.js";
import { aZip } from "../../../support/files/zipArchive.js";
import { givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { receivedFile, testFiles } from "../../platform/files/testFiles.js";
import { numberOf, rowsOf } from "../importing.js";

onSqlite("The books whose covers may follow", (test) => {
  it("are all that are listed and name one, however many, each once and in their order", async () => {
    const given = (count: number, listed: boolean, coverFileName: string | null) =>
      givenBooks(
        test.database,
        Array.from({ length: count }, () => ({ coverFileName })),
        { listed },
      );
    const first = await given(2, true, "a.jpg");
    await given(1, true, null);
    await given(1, false, "b.jpg");
    const then = await given(1, true, "c.jpg");
    const pieces: number[][] = [];
    const read = async () => {
      pieces.length = 0;
      for await (const books of booksNamingCovers((work) => test.database.read(work))) {
        pieces.push(books.map(({ id }) => id));
      }
    };
    await read();
    expect(pieces).toEqual([[...first, ...then]]);
    // As a large import leaves them.
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO books (title, title_key, identity_key, slug, listed, cover_file_name, created_at, updated_at)
                 WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
                 SELECT 'Buku', 'buku', 'x', 'massal-' || i, 1, 'd.jpg', '2026-01-01 00:00:00', '2026-01-01 00:00:00'
                 FROM n`),
    );
    await read();
    const ids = pieces.flat();
    expect(ids).toHaveLength(4_003);
    expect(new Set(ids).size).toBe(4_003);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
  });
});

onSqlite("The history of covers", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());
  const history = () => new CoverImportHistoryService(test.database);
  const service = () =>
    new CoverImportService(test.database, files.stored(), {
      dataDir: files.dataDir,
      coverBytes: () => Promise.resolve(100_000),
    });
  const send = async (names: readonly string[], fileName = "docs.zip") => {
    const covers = service();
    const archive = aZip(names.map((name) => ({ name, content: Buffer.from("x") })));
    const { id } = await covers.upload(system, {}, receivedFile(archive, fileName));
    await covers.whenIdle();
    return id;
  };
  const endedBefore = async (id: number, ms: number) => {
    const ended = new Date(Date.now() - ms).toISOString().slice(0, 19).replace("T", " ");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE cover_imports SET finished_at = ${ended} WHERE id = ${id}`),
    );
  };
  const outcomes = () => numberOf(test.database, sql`SELECT COUNT(*) AS n FROM cover_outcomes`);
  const HOUR = 3_600_000;

  it("keeps its lists for thirty days and no longer, also the only one", async () => {
    const id = await send(["a.jpg", "b.jpg"]);
    await endedBefore(id, 30 * 24 * HOUR - HOUR);
    await service().resume();
    expect(await outcomes()).toBe(2);
    await endedBefore(id, 30 * 24 * HOUR + HOUR);
    await service().resume();
    expect(await outcomes()).toBe(0);
    const [expired, kept] = [await send(["c.jpg"]), await send(["d.jpg"])];
    await endedBefore(expired, 31 * 24 * HOUR);
    await service().resume();
    expect(await rowsOf(test.database, sql`SELECT cover_import_id AS id FROM cover_outcomes`)).toEqual([{ id: kept }]);
    expect(await history().byId(system, expired)).toMatchObject({ unmatched: 1 });
  });

  it("has of a long file name what it ends with, and the newest first without what still arrives", async () => {
    const before = await history().count(system);
    const name = `${"x".repeat(300)}.zip`;
    const [first, second] = [await send(["a.jpg"], name), await send(["a.jpg"])];
    expect((await history().byId(system, first))?.fileName).toBe(name.slice(-255));
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO cover_imports (state, actor, archive, running_slot, owner, heartbeat_at, created_at)
                 VALUES ('arriving', 'sistem', 'x', 1, 'jauh:1:x:y', '2099-01-01 00:00:00', '2026-01-01 00:00:00')`),
    );
    const arriving = await numberOf(test.database, sql`SELECT MAX(id) AS n FROM cover_imports`);
    const page = await history().page(system, { first: 2 });
    expect(page.edges.map(({ node }) => node.id)).toEqual([second, first]);
    expect(await history().count(system)).toBe(before + 2);
    expect(await history().byId(system, arriving)).toBeNull();
    await expect(service().cancel(system, arriving)).rejects.toMatchObject({ kind: "notFound" });
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM cover_imports WHERE id = ${arriving}`));
  });

  it("is written for two hundred files together", async () => {
    const names = Array.from({ length: 401 }, (_, index) => `${index}.jpg`);
    const writes = async (count: number) => {
      const statements = await test.counter.statementsDuring(() => send(names.slice(0, count)));
      return statements.filter((statement) => /INSERT INTO .?cover_outcomes/u.test(statement)).length;
    };
    expect([await writes(199), await writes(200), await writes(401)]).toEqual([1, 1, 3]);
  });

  it("counts a picture that cannot be one once for all its books, and each book that has or gets a cover", async () => {
    const picture = await aPicture(20, 30).jpeg().toBuffer();
    const [first = 0] = await givenBooks(
      test.database,
      ["x.jpg", "x.jpg", "y.jpg", "y.jpg", "y.jpg"].map((coverFileName) => ({ coverFileName })),
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET image_url = '/static/covers/a-640.webp' WHERE id = ${first + 3}`),
    );
    expect(await history().countAwaiting(system)).toBe(4);
    const covers = service();
    const { id } = await covers.upload(
      system,
      {},
      receivedFile(
        aZip([
          { name: "x.jpg", content: Buffer.from("teks") },
          { name: "y.jpg", content: picture },
          { name: "Y.JPG", content: picture },
        ]),
        "docs.zip",
      ),
    );
    expect(coverProgress({ ...required(await history().byId(system, id), "it"), filesSeen: 1 })).toBeCloseTo(1 / 3);
    await covers.whenIdle();
    const row = required(await history().byId(system, id), "the covers");
    expect(row).toMatchObject({ state: "done", files: 3, filesSeen: 3, refused: 1, attached: 2, covered: 2 });
    expect(coverProgress(row)).toBeNull();
    const listed = async (kind: "attached" | "covered" | "refused") =>
      (await history().outcomes(system, row, kind, { first: 9 })).edges.map(({ node }) => [node.fileName, node.bookId]);
    expect(await listed("attached")).toEqual([
      ["y.jpg", first + 2],
      ["y.jpg", first + 4],
    ]);
    expect(await listed("covered")).toEqual([
      ["y.jpg", first + 3],
      ["Y.JPG", null],
    ]);
    expect(await listed("refused")).toEqual([["x.jpg", null]]);
    expect(await history().countOutcomes(system, row, "attached")).toBe(2);
    expect(await history().countOutcomes(system, { id: id + 1 }, "attached")).toBe(0);
  });

  it("has nothing of what its sender has called off", async () => {
    const before = await history().count(system);
    const stop = new AbortController();
    stop.abort();
    const archive = aZip([{ name: "a.jpg", content: Buffer.from("x") }]);
    await expect(service().upload(system, {}, receivedFile(archive), stop.signal)).rejects.toMatchObject({
      kind: "conflict",
      message: "Pengiriman berkas dibatalkan.",
    });
    expect(await history().count(system)).toBe(before);
    expect(await numberOf(test.database, sql`SELECT COUNT(*) AS n FROM cover_imports WHERE state = 'arriving'`)).toBe(
      0,
    );
  });

  it("is the administrators', each part by itself", async () => {
    const student = await givenStudentViewer(test.database);
    const row = { id: 1 };
    for (const ask of [
      () => service().upload(student, {}, receivedFile(Buffer.from("PK"))),
      () => service().cancel(student, 1),
      () => history().page(student, {}),
      () => history().count(student),
      () => history().byId(student, 1),
      () => history().outcomes(student, row, "attached", {}),
      () => history().countOutcomes(student, row, "attached"),
      () => history().countAwaiting(student),
    ]) {
      await expect(ask()).rejects.toMatchObject({ kind: "forbidden" });
    }
    const id = await send(["a.jpg"]);
    expect([await history().findForNode(student, id), (await history().findForNode(system, id))?.id]).toEqual([
      null,
      id,
    ]);
  });
});

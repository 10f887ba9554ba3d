import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { onBothEngines } from "../../support/database.js";
import { givenDoorDevice } from "../../support/givenDoorDevice.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent, givenStudent, givenUser, loginHeaders } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const RECORD = `mutation ($input: RecordVisitInput!) {
  recordVisit(input: $input) {
    __typename
    ... on RecordVisitPayload { greeting counted }
    ... on UserError { code message }
    ... on ValidationError { fields { name } }
    ... on ThrottledError { retryAfterSeconds }
  }
}`;

onBothEngines("The guest book through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let door: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
    door = await givenDoorDevice(app, admin);
    const studentId = await givenStudent(test.database, { nis: "240101", name: "Rina Kartika" });
    await givenUser(test.database, { username: "rina", studentId });
    await givenStudent(test.database, { nis: "240102", name: "Budi Santoso" });
  });
  afterAll(() => app.close());

  it("is signed at the door, without a login, and answers with a greeting and nothing else", async () => {
    const scanned = await requestRest(app, "POST", "/visits", {
      as: door,
      body: { nis: "240101\r\n", purpose: "reading" },
    });
    expect([scanned.status, scanned.body]).toEqual([
      201,
      {
        status_code: 201,
        data: {
          greeting: expect.stringMatching(/^Selamat (pagi|siang|sore|malam), Rina$/),
          counted: true,
          named: true,
          awaited: false,
        },
      },
    ]);
    expect((await postGraphql(app, RECORD, { input: { nis: "240101" } }, door)).data).toEqual({
      recordVisit: { __typename: "RecordVisitPayload", greeting: "Selamat datang kembali, Rina", counted: false },
    });
    expect(
      (
        await requestRest(app, "POST", "/visits", {
          as: door,
          body: { visitor_name: "Sri Wahyuni", institution: "SMA 3", purpose: "reference" },
        })
      ).status,
    ).toBe(201);
    expect(
      (
        await postGraphql(
          app,
          RECORD,
          { input: { className: "X IPA 1", peopleCount: 30, purpose: "ASSIGNMENT" } },
          door,
        )
      ).data,
    ).toMatchObject({ recordVisit: { counted: true } });
    expect((await requestRest(app, "GET", "/library-info")).body).toMatchObject({ data: { visits_this_month: 32 } });
  });

  it("tells everybody how many people came today and this month, and nothing of who they were", async () => {
    await test.database.write(testWrite, async (tx) => {
      const yesterday = toSqlDateTime(new Date(Date.now() - 86_400_000));
      await tx.run(sql`INSERT INTO visits (kind, visitor_name, people_count, visited_at)
        VALUES ('guest', 'Kemarin', 7, ${yesterday})`);
    });
    const both = async () => [
      (await requestRest(app, "GET", "/visits/figures")).body.data,
      (await postGraphql<{ visitorFigures: object }>(app, "{ visitorFigures { today thisMonth } }")).data
        .visitorFigures,
    ];
    expect(await both()).toEqual([
      { today: 32, this_month: 32 },
      { today: 32, thisMonth: 32 },
    ]);
    await requestRest(app, "POST", "/visits", { as: door, body: { class_name: "X IPA 2", people_count: 4 } });
    expect(await both()).toEqual([
      { today: 36, this_month: 36 },
      { today: 36, thisMonth: 36 },
    ]);
    const { body } = await requestRest(app, "GET", "/visits?search=x%20ipa%202", { as: admin });
    await requestRest(app, "DELETE", `/visits/${(body.data as { id: number }[])[0]?.id}`, { as: admin });
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM visits WHERE visitor_name = 'Kemarin'`));
    expect((await both())[0]).toEqual({ today: 32, this_month: 32 });
  });

  it("says that the desk keeps a book for somebody, and not which", async () => {
    const studentId = await givenStudent(test.database, { nis: "240103", name: "Citra Dewi" });
    await givenStudent(test.database, { nis: "240104", name: "Doni Prakoso" });
    const [bookId] = await givenBooks(test.database, [{ title: "Bumi Manusia" }]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`INSERT INTO reservations (book_id, open_book_id, student_id, status, position, created_at)
        VALUES (${bookId}, ${bookId}, ${studentId}, 'ready', 1, '2026-11-20 01:00:00')`);
    });
    const answers = [];
    for (const nis of ["240103", "240104"]) {
      const rest = await requestRest(app, "POST", "/visits", { as: door, body: { nis } });
      const { data } = await postGraphql<{ recordVisit: { awaited: boolean } }>(
        app,
        "mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { ... on RecordVisitPayload { awaited } } }",
        { input: { nis } },
        door,
      );
      answers.push([(rest.body.data as { awaited: boolean }).awaited, data.recordVisit.awaited]);
      expect(JSON.stringify([rest.body, data])).not.toContain("Bumi");
    }
    expect(answers).toEqual([
      [true, true],
      [false, false],
    ]);
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM reservations`));
    const { body } = await requestRest(app, "GET", "/visits?kind=student", { as: admin });
    for (const { id, nis } of body.data as { id: number; nis: string }[]) {
      if (nis !== "240101") await requestRest(app, "DELETE", `/visits/${id}`, { as: admin });
    }
  });

  it("refuses what it cannot read, in the words of each door", async () => {
    const unknown = await requestRest(app, "POST", "/visits", { as: door, body: { nis: "999" } });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      "Nomor ini tidak ditemukan. Periksa lagi, atau isi sebagai tamu.",
    ]);
    const wrong = await requestRest(app, "POST", "/visits", {
      as: door,
      body: { class_name: "X IPA 1", visited_at: "2026-01-01" },
    });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ["visited_at", "people_count"]]);
    expect(
      (await requestRest(app, "POST", "/visits", { as: door, body: { class_name: "X IPA 1" } })).body,
    ).toMatchObject({
      errors: { people_count: ["Wajib diisi."] },
    });
    expect((await postGraphql(app, RECORD, { input: { nis: "999" } }, door)).data).toMatchObject({
      recordVisit: { __typename: "NotFoundError", code: "NOT_FOUND" },
    });
    expect((await postGraphql(app, RECORD, { input: { nis: "240101", visitorName: "Sri" } }, door)).data).toMatchObject(
      {
        recordVisit: { __typename: "ValidationError", fields: [{ name: "nis" }, { name: "visitorName" }] },
      },
    );
  });

  it("is read by administrators, with the people it counts", async () => {
    const list = await requestRest(app, "GET", "/visits?per_page=2&page=1", { as: admin });
    expect(list.body).toMatchObject({
      status_code: 200,
      people_count: 32,
      data: [
        { kind: "class", name: "Kelas X IPA 1", class_name: "X IPA 1", people_count: 30, nis: null },
        { kind: "guest", name: "Sri Wahyuni", institution: "SMA 3", purpose: "reference" },
      ],
    });
    expect(list.headers["x-total-count"]).toBe("3");
    expect(
      (await requestRest(app, "GET", "/visits?kind=student&search=rina&from=2026-01-01", { as: admin })).body,
    ).toMatchObject({ people_count: 1, data: [{ nis: "240101", purpose: "reading" }] });
    expect((await requestRest(app, "GET", "/visits?from=2026-13-01", { as: admin })).status).toBe(422);

    const { data } = await postGraphql(
      app,
      `{
      visits(first: 1, search: "x ipa", filter: { kind: CLASS, from: "2026-01-01" }) { totalCount peopleCount
      nodes { databaseId kind name className peopleCount purpose studentDatabaseId } }
      ofStudents: visits(first: 1, filter: { kind: STUDENT }) { nodes { student { nis } studentDatabaseId } }
    }`,
      {},
      admin,
    );
    expect(data).toEqual({
      visits: {
        totalCount: 1,
        peopleCount: 30,
        nodes: [
          {
            databaseId: 3,
            kind: "CLASS",
            name: "Kelas X IPA 1",
            className: "X IPA 1",
            peopleCount: 30,
            purpose: "ASSIGNMENT",
            studentDatabaseId: null,
          },
        ],
      },
      ofStudents: {
        nodes: [{ student: { nis: "240101" }, studentDatabaseId: expect.any(Number) as number }],
      },
    });
  });

  it("tells its figures alike by both doors", async () => {
    const rest = await requestRest(app, "GET", "/visits/stats?from=2026-01-01&kind=class", { as: admin });
    expect(rest.body).toMatchObject({
      data: {
        from: "2026-01-01",
        visits: 1,
        people: 30,
        per_day: [],
        per_class: [{ class_name: "X IPA 1", people: 30 }],
        per_purpose: [{ purpose: "assignment", people: 30 }],
      },
    });
    const { data } = await postGraphql(
      app,
      `{ visitStats(filter: { kind: CLASS, from: "2026-01-01" }) { from visits people perDay { count }
        perClass { className count } perPurpose { purpose count } } }`,
      {},
      admin,
    );
    expect(data).toEqual({
      visitStats: {
        from: "2026-01-01",
        visits: 1,
        people: 30,
        perDay: [],
        perClass: [{ className: "X IPA 1", count: 30 }],
        perPurpose: [{ purpose: "ASSIGNMENT", count: 30 }],
      },
    });
    const wrong = await requestRest(app, "GET", "/visits/stats?from=2001-01-01", { as: admin });
    expect([wrong.status, wrong.body.message]).toEqual([
      422,
      "Maksimal sepuluh tahun. Pilih tanggal awal yang lebih baru.",
    ]);
  });

  it("is exported as it is narrowed, and nothing in it becomes a formula", async () => {
    await requestRest(app, "POST", "/visits", { as: door, body: { visitor_name: "=1+1", institution: "@SMA 3" } });
    const { body, headers } = await app.inject({ url: "/api/visits/export?kind=guest&search=sma", headers: admin });
    const [header, first, second, ...rest] = body.split("\r\n");
    expect(header).toBe("\uFEFFTanggal;Jam;Jenis;Nama;NIS / No. anggota;Kelas;Instansi;Keperluan;Jumlah orang");
    expect(first).toMatch(/^\d{4}-\d\d-\d\d;\d\d:\d\d;Tamu;'=1\+1;;;'@SMA 3;;1$/);
    expect(second).toMatch(/;Tamu;Sri Wahyuni;;;SMA 3;Mencari referensi;1$/);
    expect(rest).toEqual([""]);
    expect(headers["content-disposition"]).toContain("kunjungan-");
    expect((await app.inject({ url: "/api/visits/export" })).statusCode).toBe(401);
    const wrong = await app.inject({ url: "/api/visits/export?from=2026-13-01", headers: admin });
    expect(wrong.statusCode).toBe(422);
    const { data } = (await requestRest(app, "GET", "/visits?search=sma", { as: admin })).body as {
      data: { id: number }[];
    };
    expect((await requestRest(app, "DELETE", `/visits/${data[0]?.id}`, { as: admin })).status).toBe(200);
  });

  it("shows students their own visits by both doors, and strangers none", async () => {
    const rina = await loginHeaders(app, "rina");
    const other = await asStudent(app, test.database);
    const mine = await postGraphql<{ myVisits: { nodes: { id: string }[] } }>(
      app,
      "{ myVisits { totalCount peopleCount nodes { id name purpose } } }",
      {},
      rina,
    );
    expect(mine.data).toMatchObject({
      myVisits: { totalCount: 1, peopleCount: 1, nodes: [{ name: "Rina Kartika", purpose: "READING" }] },
    });
    expect((await requestRest(app, "GET", "/user-info/visits", { as: rina })).body).toMatchObject({
      data: [{ nis: "240101" }],
    });
    expect((await requestRest(app, "GET", "/user-info/visits", { as: other })).body).toEqual({
      status_code: 200,
      data: [],
    });

    const node = `{ node(id: "${mine.data.myVisits.nodes[0]?.id ?? ""}") { id } }`;
    expect((await postGraphql(app, node, {}, rina)).data).toMatchObject({ node: { id: expect.any(String) } });
    for (const as of [other, {}]) {
      expect((await postGraphql(app, node, {}, as)).data).toEqual({ node: null });
    }
    for (const [as, status, code] of [
      [{}, 401, "UNAUTHENTICATED"],
      [rina, 403, "FORBIDDEN"],
    ] as const) {
      expect((await requestRest(app, "GET", "/visits", { as })).status).toBe(status);
      for (const query of ["{ visits { nodes { id } } }", "{ visits { totalCount } }", "{ visits { peopleCount } }"]) {
        expect((await postGraphql(app, query, {}, as)).errors[0]?.extensions?.code).toBe(code);
      }
    }
    expect((await requestRest(app, "GET", "/user-info/visits")).status).toBe(401);
    expect((await postGraphql(app, "{ myVisits { totalCount } }")).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("asks an address that goes on and on to wait, while others go on signing", async () => {
    const busy = await createTestApp(test.database, { TRUSTED_PROXIES: "127.0.0.1" });
    const from = (address: string) => ({ ...door, "x-forwarded-for": address });
    const statuses = new Set<number>();
    for (let turn = 0; turn < 120; turn += 1) {
      statuses.add(
        (await requestRest(busy, "POST", "/visits", { body: { nis: "240101" }, as: from("10.0.0.7") })).status,
      );
    }
    let refused = await requestRest(busy, "POST", "/visits", { body: { nis: "240102" }, as: from("10.0.0.7") });
    for (let turn = 0; refused.status !== 429 && turn < 120; turn += 1) {
      // Two a second come back meanwhile.
      refused = await requestRest(busy, "POST", "/visits", { body: { nis: "240101" }, as: from("10.0.0.7") });
    }

    expect([...statuses]).toEqual([201]);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
    expect((await postGraphql(busy, RECORD, { input: { nis: "240102" } }, from("10.0.0.8"))).data).toMatchObject({
      recordVisit: { counted: expect.any(Boolean) },
    });
    await busy.close();
  });
});

onBothEngines("The door's key", (test) => {
  const BIND = `mutation ($input: BindDoorDeviceInput!) {
    bindDoorDevice(input: $input) {
      __typename
      ... on ValidationError { fields { name message } }
      ... on ThrottledError { code }
    }
  }`;
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  let lastGuest = 0;
  /** What a new guest's visit by each door comes to. */
  const sign = async (as: Record<string, string> = {}) => {
    const name = `Tamu ${++lastGuest}`;
    const byGraphql = await postGraphql<{ recordVisit: { counted: boolean } | null }>(
      app,
      RECORD,
      { input: { visitorName: `${name} Lain` } },
      as,
    );
    return [
      (await requestRest(app, "POST", "/visits", { as, body: { visitor_name: name } })).status,
      byGraphql.errors[0]?.extensions?.code ?? byGraphql.data.recordVisit?.counted,
    ];
  };
  const bind = (key: string, remoteAddress = "192.168.1.30") =>
    app.inject({ method: "POST", url: "/api/visits/door-key", payload: { key }, remoteAddress });
  const makeKey = async () => {
    const { body } = await requestRest(app, "POST", "/settings/door-key", { as: admin });
    return (body.data as { key: string }).key;
  };
  const deviceWith = async (key: string) => {
    const [cookie] = (await bind(key)).cookies;
    return { cookie: `${cookie?.name}=${cookie?.value}` };
  };

  it("is asked of every device once there is one, but not of an administrator", async () => {
    expect(await sign()).toEqual([201, true]);
    const key = await makeKey();
    expect(key).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/);
    expect(await sign()).toEqual([403, "FORBIDDEN"]);
    expect(await sign({ cookie: "door_key=AAAABBBBCCCC" })).toEqual([403, "FORBIDDEN"]);
    expect(await sign(admin)).toEqual([201, true]);

    const { cookies, statusCode } = await bind(` ${key.toLowerCase().replace(/-/g, " ")}`);
    expect([statusCode, cookies]).toEqual([
      200,
      [expect.objectContaining({ name: "door_key", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 34_560_000 })],
    ]);
    expect(await sign(await deviceWith(key))).toEqual([201, true]);
    expect((await postGraphql(app, BIND, { input: { key } })).data).toEqual({
      bindDoorDevice: { __typename: "BindDoorDevicePayload" },
    });
  });

  it("is shown once, and stored as a digest that neither settings nor the audit trail tell", async () => {
    const key = await makeKey();
    const rows = await test.database.read((reader) =>
      reader.rows<{ value: string }>(sql`SELECT value FROM settings WHERE name = 'doorKey'`),
    );
    expect(rows.map(({ value }) => value)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const read = await Promise.all([
      requestRest(app, "GET", "/settings/door-key", { as: admin }),
      requestRest(app, "GET", "/settings"),
      requestRest(app, "GET", "/audit-entries?record_type=doorKey", { as: admin }),
    ]);
    expect(read[0].body.data).toEqual({ created_at: expect.stringMatching(/Z$/) });
    expect(read[2].body.data).toMatchObject([{ action: "doorKey.create" }, { action: "doorKey.create" }]);
    const reported = JSON.stringify(read.map(({ body }) => body));
    for (const secret of [key, key.replace(/-/g, ""), rows[0]?.value ?? ""]) {
      expect(reported).not.toContain(secret);
    }
  });

  it("replaces the one before it, and once revoked lets every device sign", async () => {
    const old = await deviceWith(await makeKey());
    const { data } = await postGraphql<{ createDoorKey: { key: string; doorKey: object } }>(
      app,
      "mutation { createDoorKey { key doorKey { createdAt } } }",
      {},
      admin,
    );
    expect(await sign(old)).toEqual([403, "FORBIDDEN"]);
    const device = await deviceWith(data.createDoorKey.key);
    expect(await sign(device)).toEqual([201, true]);
    // Other settings have nothing to do with it.
    await requestRest(app, "PUT", "/settings", { as: admin, body: { phone: "(022) 555-0101" } });
    expect(await sign()).toEqual([403, "FORBIDDEN"]);

    await postGraphql(app, "mutation { revokeDoorKey { message } }", {}, admin);
    expect(await sign()).toEqual([201, true]);
    expect((await postGraphql(app, "{ doorKey { createdAt } }", {}, admin)).data).toEqual({ doorKey: null });
    expect((await bind(data.createDoorKey.key)).statusCode).toBe(422);
  });

  it("is not guessed: ten tries a minute from a network", async () => {
    await makeKey();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      statuses.push((await bind("AAAA-AAAA-AAAA", "192.168.1.99")).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

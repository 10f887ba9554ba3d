import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { forgetAddresses } from "../../../server/audit/forgetAddresses.js";
import type { AuditChange } from "../../../server/platform/database/auditChange.js";
import type { AdminViewer } from "../../../server/viewer.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asStudent, givenAdmin, loginHeaders } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";
import { testWrite } from "../../support/testWrite.js";

interface Reported {
  readonly id: number;
  readonly action: string;
  readonly address: string | null;
}

onBothEngines("Reading what was changed", (test) => {
  let app: FastifyInstance;
  let rina: AdminViewer;
  let ali: AdminViewer;
  let as: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    [rina, ali] = [await givenAdmin(test.database), await givenAdmin(test.database)];
    as = await loginHeaders(app, rina.username);
    const given: AuditChange[] = [
      {
        viewer: rina,
        action: "book.create",
        recordId: 1,
        after: { title: "Laskar Pelang", publishYear: 2005 },
      },
      {
        viewer: ali,
        action: "book.update",
        recordId: 1,
        before: { title: "Laskar Pelang" },
        after: { title: "Laskar Pelangi" },
      },
      { viewer: ali, action: "book.create", recordId: 2, after: { title: "Bumi Manusia" } },
      { viewer: rina, action: "category.delete", recordId: 1, before: { name: "Fiski" } },
    ];
    await test.database.write({ viewer: rina }, () => Promise.resolve({ result: undefined, audit: given }));
  });
  afterAll(() => app.close());

  const list = async (query = "") => {
    const { status, body, headers } = await requestRest(app, "GET", `/audit-entries${query}`, { as });
    expect(status).toBe(200);
    return {
      actions: (body.data as Reported[]).map(({ action }) => action),
      data: body.data as Reported[],
      link: headers.link as string | undefined,
    };
  };

  it("tells who, when, what, before and after, the newest first", async () => {
    const { data, link } = await list();

    expect(data.map(({ action }) => action)).toEqual(["category.delete", "book.create", "book.update", "book.create"]);
    expect(data[2]).toEqual({
      id: expect.any(Number),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      user_id: ali.userId,
      actor: ali.username,
      address: null,
      action: "book.update",
      record_type: "book",
      record_id: 1,
      before: { title: "Laskar Pelang" },
      after: { title: "Laskar Pelangi" },
    });
    expect(data[3]).toMatchObject({ before: null, after: { title: "Laskar Pelang", publish_year: 2005 } });
    expect(link).toBeUndefined();
  });

  it("is narrowed to a record and to an account", async () => {
    expect((await list("?record_type=book&record_id=1")).actions).toEqual(["book.update", "book.create"]);
    expect((await list("?record_type=category")).actions).toEqual(["category.delete"]);
    expect((await list(`?user_id=${ali.userId}`)).actions).toEqual(["book.create", "book.update"]);
    expect((await list("?record_type=%25")).actions).toEqual([]);
  });

  it("is narrowed to days by the library's clock, their last moment included, and tells which days cannot be", async () => {
    const ids = (await list()).data.map(({ id }) => id).reverse();
    const moments = ["2026-11-01 16:59:59.999", "2026-11-01 17:00:00.000", "2026-11-02 16:59:59.999"];
    for (const [index, moment] of moments.entries()) {
      await test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE audit_entries SET created_at = ${moment} WHERE id = ${ids[index]}`),
      );
    }
    expect((await list("?to=2026-11-01")).actions).toEqual(["book.create"]);
    expect((await list("?from=2026-11-02&to=2026-11-02")).actions).toEqual(["book.create", "book.update"]);
    expect((await list("?from=2026-11-03")).actions).toEqual(["category.delete"]);
    expect((await list("?from=2099-01-01")).actions).toEqual([]);
    expect((await list(`?from=2026-11-02&to=2026-11-02&user_id=${rina.userId}`)).actions).toEqual([]);
    const query = '{ auditEntries(from: "2026-11-02", to: "2026-11-02") { totalCount } }';
    expect((await postGraphql(app, query, {}, as)).data).toEqual({ auditEntries: { totalCount: 2 } });
    const { status, body } = await requestRest(app, "GET", "/audit-entries?from=2026-11-03&to=2026-11-02", { as });
    expect([status, body.message]).toEqual([422, "Tanggal akhir tidak boleh sebelum tanggal awal."]);
  });

  it("is exported as it is narrowed, a row for each value that changed, and nothing in it becomes a formula", async () => {
    await test.database.write({ viewer: ali }, () =>
      Promise.resolve({
        result: undefined,
        audit: [{ viewer: ali, action: "source.create", recordId: 7, after: { name: "=1+1\nHibah", note: null } }],
      }),
    );
    const { body } = await app.inject({ url: "/api/audit-entries/export?record_type=source", headers: as });
    const [header, ...rows] = body.split("\r\n");
    expect(header).toBe("\uFEFFTanggal;Jam;Oleh;Alamat jaringan;Kegiatan;Jenis data;Nomor;Isian;Sebelum;Setelah");
    expect(rows[0]).toMatch(
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d;\\d\\d[.:]\\d\\d;${ali.username};;source.create;source;7;name;;"'=1\\+1\nHibah"$`,
      ),
    );
    const all = await app.inject({ url: "/api/audit-entries/export?from=2026-11-02&to=2026-11-02", headers: as });
    expect(all.body.split("\r\n").slice(1, -1)).toHaveLength(2);
    expect(all.headers["content-disposition"]).toContain("catatan-aktivitas-");
    expect((await app.inject({ url: "/api/audit-entries/export" })).statusCode).toBe(401);
  });

  it("is read page by page, following the links, each entry once", async () => {
    const seen: string[] = [];
    let next: string | undefined = "?record_type=book&per_page=1";
    while (next !== undefined) {
      const page = await list(next);
      seen.push(...page.actions);
      next = /^<\/api\/audit-entries(.+)>; rel="next"$/.exec(page.link ?? "")?.[1];
    }

    expect(seen).toEqual(["book.create", "book.update", "book.create"]);
  });

  it("refuses a query that cannot be", async () => {
    const { status, body } = await requestRest(
      app,
      "GET",
      "/audit-entries?record_id=satu&per_page=101&after=&sort=id",
      {
        as,
      },
    );
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([422, ["per_page", "record_id", "sort"]]);
    expect((await requestRest(app, "GET", "/audit-entries?after=bukan", { as })).status).toBe(422);
  });

  it("is the same by GraphQL, in as many statements for many as for one", async () => {
    const query = `query ($first: Int) { auditEntries(recordType: "book", first: $first) { totalCount
      pageInfo { hasNextPage } nodes {
      actor action recordType recordId user { username } changes { name before after } } } }`;
    type Answer = Awaited<
      ReturnType<typeof postGraphql<{ auditEntries: { nodes: { action: string; changes: object[] }[] } }>>
    >;
    const answers: Answer[] = [];
    const count = async (first: number) =>
      (
        await test.counter.statementsDuring(async () => {
          answers.push(await postGraphql(app, query, { first }, as));
        })
      ).length;
    const statements = [await count(1), await count(10)];
    const all = answers[1]?.data.auditEntries;

    expect(all).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
    expect(all?.nodes[1]).toEqual({
      actor: ali.username,
      action: "book.update",
      recordType: "book",
      recordId: 1,
      user: { username: ali.username },
      changes: [{ name: "title", before: "Laskar Pelang", after: "Laskar Pelangi" }],
    });
    expect(all?.nodes[2]?.changes).toContainEqual({ name: "publishYear", before: null, after: "2005" });
    expect(statements[1]).toBe(statements[0]);
  });

  it("is narrowed by an account's global id, as a node too", async () => {
    const { data } = await postGraphql<{ viewer: { id: string } }>(app, "{ viewer { id } }", {}, as);
    const mine = await postGraphql<{ auditEntries: { nodes: { id: string; action: string }[] } }>(
      app,
      "query ($id: ID!) { auditEntries(userId: $id) { nodes { id action } } }",
      { id: data.viewer.id },
      as,
    );

    expect(mine.data.auditEntries.nodes.map(({ action }) => action)).toEqual(["category.delete", "book.create"]);
    const node = "query ($id: ID!) { node(id: $id) { ... on AuditEntry { action } } }";
    const id = mine.data.auditEntries.nodes[0]?.id;
    expect((await postGraphql(app, node, { id }, as)).data).toEqual({ node: { action: "category.delete" } });
    expect((await postGraphql(app, node, { id }, await asStudent(app, test.database))).data).toEqual({ node: null });
  });

  it("is for administrators, with a reading token as well", async () => {
    const { read } = await givenToken(app, test.database);
    const student = await asStudent(app, test.database);
    const codes = await Promise.all(
      [{}, student].map(
        async (headers) =>
          (await postGraphql(app, "{ auditEntries { totalCount } }", {}, headers)).errors[0]?.extensions?.code,
      ),
    );

    expect([
      (await requestRest(app, "GET", "/audit-entries")).status,
      (await requestRest(app, "GET", "/audit-entries", { as: student })).status,
    ]).toEqual([401, 403]);
    expect(codes).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
    expect((await requestRest(app, "GET", "/audit-entries", { as: read })).status).toBe(200);
  });

  it("outlives the account that did it", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users WHERE id = ${ali.userId}`));
    const { data } = await postGraphql<{ auditEntries: { nodes: object[] } }>(
      app,
      '{ auditEntries(recordType: "book", recordId: 2) { nodes { actor user { username } } } }',
      {},
      as,
    );

    expect(data.auditEntries.nodes).toEqual([{ actor: ali.username, user: null }]);
  });

  it("tells by both doors the address that a change came from, and forgets it after 90 days", async () => {
    const from = (remoteAddress: string, headers: Record<string, string>) =>
      app.inject({
        method: "POST",
        url: "/api/books",
        headers,
        payload: { title: `Dari ${remoteAddress}` },
        remoteAddress,
      });
    const { write: program } = await givenToken(app, test.database);
    await from("::ffff:192.168.1.20", as);
    await from("2001:db8::7", program);
    const addresses = async () => {
      const byRest = (await requestRest(app, "GET", "/audit-entries?per_page=2", { as })).body.data as Reported[];
      const { data } = await postGraphql<{ auditEntries: { nodes: object[] } }>(
        app,
        "{ auditEntries(first: 2) { nodes { address } } }",
        {},
        as,
      );
      expect(data.auditEntries.nodes).toEqual(byRest.map(({ address }) => ({ address })));
      return byRest.map(({ address }) => address);
    };
    expect(await addresses()).toEqual(["2001:db8::7", "192.168.1.20"]);

    const day = 24 * 3_600_000;
    await forgetAddresses(test.database, new Date(Date.now() + 89 * day));
    expect(await addresses()).toEqual(["2001:db8::7", "192.168.1.20"]);
    await forgetAddresses(test.database, new Date(Date.now() + 91 * day));
    expect(await addresses()).toEqual([null, null]);
  });
});

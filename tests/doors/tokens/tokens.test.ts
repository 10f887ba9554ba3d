import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStudent, givenUser, loginHeaders, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

interface Reported {
  readonly id: number;
  readonly token: string;
}

onBothEngines("A personal access token", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  async function made(
    as: Record<string, string>,
    body: object = { name: "Sinkronisasi", scope: "read" },
  ): Promise<Reported> {
    const answer = await requestRest(app, "POST", "/tokens", { as, body });
    expect(answer.status).toBe(201);
    return answer.body.data as Reported;
  }

  it("is shown once, kept as a digest, and listed by its first letters", async () => {
    const as = await asAdmin(app, test.database);
    const { id, token } = await made(as, { name: "Dinas", scope: "read", expires_in_days: 30 });

    expect(token).toMatch(/^aksara_[\w-]{43}$/);
    const listed = await requestRest(app, "GET", "/tokens", { as });
    expect(listed.body.data).toEqual([
      {
        id,
        name: "Dinas",
        scope: "read",
        hint: token.slice(0, 12),
        created_at: expect.any(String),
        last_used_at: null,
        expires_at: expect.any(String),
      },
    ]);
    const stored = await test.database.read((reader) => reader.rows(sql`SELECT * FROM access_tokens WHERE id = ${id}`));
    const trail = await test.database.read((reader) =>
      reader.rows(sql`SELECT * FROM audit_entries WHERE record_type = 'token'`),
    );
    expect(JSON.stringify([stored, trail, listed.body])).not.toContain(token.slice(12));
    expect(JSON.stringify(trail)).not.toMatch(/hash|digest/i);
  });

  it("ends after ninety days where nobody says otherwise, and lasts no longer than a year", async () => {
    const as = await asAdmin(app, test.database);
    await made(as);
    const { body } = await requestRest(app, "GET", "/tokens", { as });
    const [{ created_at: from = "", expires_at: to = "" } = {}] = body.data as Record<string, string>[];
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(90);
    for (const expires_in_days of [0, 366, null]) {
      const refused = await requestRest(app, "POST", "/tokens", {
        as,
        body: { name: "Lama", scope: "read", expires_in_days },
      });
      expect(refused.status).toBe(422);
    }
  });

  it("ends with the password of its owner, and no other's does", async () => {
    const username = "berganti";
    await givenUser(test.database, { username });
    const { token } = await made(await loginHeaders(app, username));
    const other = await made(await asAdmin(app, test.database));
    const isOpen = async (key: string) => (await requestRest(app, "GET", "/user-info", { as: bearer(key) })).status;
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([200, 200]);

    const changed = await requestRest(app, "PUT", "/user-info/password", {
      as: await loginHeaders(app, username),
      body: { current_password: PASSWORD, password: "bukit-kapur-biru" },
    });
    expect(changed.status).toBe(200);
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([401, 200]);
  });

  it("opens both doors without a CSRF token, before any cookie, and says when it was used", async () => {
    const username = "integrator";
    await givenUser(test.database, { username });
    const as = await loginHeaders(app, username);
    const { token } = await made(as, { name: "Menulis", scope: "write" });
    const student = await asStudent(app, test.database);

    expect(
      (await requestRest(app, "GET", "/user-info", { as: { ...bearer(token), cookie: student.cookie ?? "" } })).body
        .data,
    ).toMatchObject({ username, role: "admin" });
    expect(
      (
        await requestRest(app, "POST", "/books", {
          as: { ...bearer(token), cookie: student.cookie ?? "" },
          body: { title: "Dari program" },
        })
      ).status,
    ).toBe(201);
    const { data } = await postGraphql(app, "{ viewer { username viewerCanManage } }", {}, bearer(token));
    expect(data).toEqual({ viewer: { username, viewerCanManage: true } });
    const { body } = await requestRest(app, "GET", "/tokens", { as });
    expect(body.data).toEqual([expect.objectContaining({ last_used_at: expect.any(String) })]);
  });

  it("for reading changes nothing by either door", async () => {
    const { token } = await made(await asAdmin(app, test.database));

    expect((await requestRest(app, "GET", "/user-info", { as: bearer(token) })).status).toBe(200);
    expect((await requestRest(app, "PUT", "/user-info", { as: bearer(token), body: { name: "X" } })).status).toBe(403);
    const { data, errors } = await postGraphql(app, "{ viewer { viewerCanManage } }", {}, bearer(token));
    expect([data, errors]).toEqual([{ viewer: { viewerCanManage: false } }, []]);
    const change = await postGraphql(
      app,
      'mutation { updateUserInfo(input: {name: "X"}) { __typename } }',
      {},
      bearer(token),
    );
    expect(change.errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("opens nothing when it is made up, cut short, over, revoked or its owner's account is closed", async () => {
    const as = await asAdmin(app, test.database);
    const [over, revoked, closed] = [await made(as), await made(as), await made(as)];
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE access_tokens SET expires_at = '2026-01-01 00:00:00.000' WHERE id = ${over.id}`),
    );
    expect((await requestRest(app, "DELETE", `/tokens/${revoked.id}`, { as })).body).toEqual({
      status_code: 200,
      message: "Token sudah dicabut",
    });
    const opens = async (authorization: string) => [
      (await requestRest(app, "GET", "/user-info", { as: { authorization } })).status,
      (await postGraphql(app, "{ __typename }", {}, { authorization })).status,
    ];

    for (const authorization of [
      `Bearer aksara_${"A".repeat(43)}`,
      `Bearer ${closed.token.slice(0, -1)}`,
      "Bearer",
      "Basic YWRtaW46YWRtaW4=",
      `Bearer ${over.token}`,
      `Bearer ${revoked.token}`,
    ]) {
      expect([authorization, await opens(authorization)]).toEqual([authorization, [401, 401]]);
    }
    expect(await opens(`Bearer ${closed.token}`)).toEqual([200, 200]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE users SET active = 0 WHERE id = (SELECT user_id FROM access_tokens WHERE id = ${closed.id})`),
    );
    expect(await opens(`Bearer ${closed.token}`)).toEqual([401, 401]);
  });

  it("is made, listed and revoked by administrators in a session alone, and only their own", async () => {
    const as = await asAdmin(app, test.database);
    const { id, token } = await made(as, { name: "Menulis", scope: "write" });
    const all = async (headers: Record<string, string>) =>
      (
        await Promise.all([
          requestRest(app, "GET", "/tokens", { as: headers }),
          requestRest(app, "POST", "/tokens", { as: headers, body: { name: "Lagi", scope: "write" } }),
          requestRest(app, "DELETE", `/tokens/${id}`, { as: headers }),
        ])
      ).map(({ status }) => status);

    expect(await all({})).toEqual([401, 401, 401]);
    expect(await all(await asStudent(app, test.database))).toEqual([403, 403, 403]);
    expect(await all(bearer(token))).toEqual([403, 403, 403]);
    const other = await asAdmin(app, test.database);
    expect((await requestRest(app, "GET", "/tokens", { as: other })).body.data).toEqual([]);
    expect((await requestRest(app, "DELETE", `/tokens/${id}`, { as: other })).status).toBe(404);
    expect((await requestRest(app, "DELETE", "/tokens/nol", { as })).status).toBe(404);
    expect((await requestRest(app, "GET", "/user-info", { as: bearer(token) })).status).toBe(200);
  });

  it("refuses every wrong value at once", async () => {
    const { status, body } = await requestRest(app, "POST", "/tokens", {
      as: await asAdmin(app, test.database),
      body: { name: " ", scope: "admin", expires_in_days: 366, user_id: 1 },
    });

    expect(status).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual(["expires_in_days", "name", "scope", "user_id"]);
  });

  it("is refused when the user already has fifty", async () => {
    const as = await asAdmin(app, test.database);
    await Promise.all(Array.from({ length: 49 }, () => made(as)));

    const last = await Promise.all(
      [1, 2, 3].map(() => requestRest(app, "POST", "/tokens", { as, body: { name: "Terakhir", scope: "read" } })),
    );

    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("is made and revoked by GraphQL alike", async () => {
    const as = await asAdmin(app, test.database);
    const created = await postGraphql<{
      createAccessToken: {
        token: string;
        accessToken: { id: string; databaseId: number };
        accessTokenEdge: { cursor: string; node: { id: string } };
      };
    }>(
      app,
      `mutation {
      createAccessToken(input: { name: "Dinas", scope: WRITE, expiresInDays: 7 }) {
        ... on CreateAccessTokenPayload { token accessToken { id databaseId name scope hint lastUsedAt expiresAt }
        accessTokenEdge { cursor node { id } } } ... on UserError { message } } }`,
      {},
      as,
    );
    const { token, accessToken, accessTokenEdge } = created.data.createAccessToken;

    expect(accessToken).toMatchObject({ name: "Dinas", scope: "WRITE", hint: token.slice(0, 12), lastUsedAt: null });
    const list = "{ accessTokens { totalCount nodes { id name } } }";
    expect(accessTokenEdge.node.id).toBe(accessToken.id);
    expect(
      (
        await postGraphql<{ accessTokens: { edges: unknown[] } }>(
          app,
          "{ accessTokens(first: 1) { edges { cursor node { id } } } }",
          {},
          as,
        )
      ).data.accessTokens.edges,
    ).toEqual([accessTokenEdge]);
    expect((await postGraphql(app, list, {}, as)).data).toEqual({
      accessTokens: { totalCount: 1, nodes: [{ id: accessToken.id, name: "Dinas" }] },
    });
    expect(
      (
        await postGraphql(
          app,
          "query ($id: ID!) { node(id: $id) { id } }",
          { id: accessToken.id },
          await asAdmin(app, test.database),
        )
      ).data,
    ).toEqual({ node: null });
    const revoke = () =>
      postGraphql(
        app,
        `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) {
          ... on RevokeAccessTokenPayload { deletedAccessTokenId } ... on NotFoundError { code } } }`,
        { id: accessToken.id },
        as,
      );
    expect((await revoke()).data).toEqual({ revokeAccessToken: { deletedAccessTokenId: accessToken.id } });
    expect((await revoke()).data).toEqual({ revokeAccessToken: { code: "NOT_FOUND" } });
    expect((await requestRest(app, "GET", "/user-info", { as: bearer(token) })).status).toBe(401);
    expect((await postGraphql(app, list)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, givenStudent, givenUser, loginHeaders, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

onBothEngines("A session", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const isIn = async (as: Record<string, string>) =>
    (await requestRest(app, "GET", "/user-info", { as })).status === 200;
  const sessions = () =>
    test.database.read(async (reader) => {
      const [row] = await reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM sessions`);
      return Number(row?.count);
    });

  it("begins with the right password and sets the user", async () => {
    await givenUser(test.database, { username: "Bu Rina" });

    const answer = await requestRest(app, "POST", "/auth/login", { body: { username: "bu rina", password: PASSWORD } });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status_code: 200,
      user: { username: "Bu Rina", role: "admin", student: null },
      message: "Berhasil login",
    });
  });

  it("begins and ends by GraphQL alike, and knows its user in the same answer", async () => {
    const studentId = await givenStudent(test.database, { name: "Rani" });
    await givenUser(test.database, { username: "rani", studentId });
    const login = `mutation ($input: LoginInput!) { login(input: $input) {
      ... on LoginPayload { user { username role viewerCanManage student { name } } }
      ... on UserError { code message } ... on ValidationError { fields { name } } } }`;
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: login, variables: { input: { username: "RANI", password: PASSWORD } } },
    });
    expect(answer.json()).toEqual({
      data: {
        login: { user: { username: "rani", role: "STUDENT", viewerCanManage: false, student: { name: "Rani" } } },
      },
    });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const as = {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join("="))
        .join("; "),
      "x-csrf-token": cookies.csrf_access_token ?? "",
    };

    expect((await postGraphql(app, "{ viewer { username } }", {}, as)).data).toEqual({ viewer: { username: "rani" } });
    const logout = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "mutation { logout { message } }" },
      headers: as,
    });
    expect(logout.json()).toEqual({ data: { logout: { message: "Berhasil logout" } } });
    expect(logout.cookies).toContainEqual(expect.objectContaining({ name: "logged_out", value: "1" }));
    expect(await isIn(as)).toBe(false);
    const wrong = await postGraphql<{ login: object }>(app, login, { input: { username: "rani", password: "salah" } });
    expect(wrong.data.login).toEqual({ code: "INVALID_CREDENTIALS", message: "Nama pengguna atau kata sandi salah." });
    expect(
      (await postGraphql<{ login: object }>(app, login, { input: { username: "", password: "" } })).data.login,
    ).toMatchObject({ fields: [{ name: "username" }, { name: "password" }] });
  });

  it("is the same answer for an unknown user, a wrong password and a closed account", async () => {
    await givenUser(test.database, { username: "ada" });
    const closed = await givenUser(test.database, { username: "tutup" });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET active = 0 WHERE id = ${closed}`));
    const answers = await Promise.all(
      [
        ["ada", "salah-sekali"],
        ["tidak-ada", "salah-sekali"],
        ["tutup", PASSWORD],
      ].map(([username, password]) => requestRest(app, "POST", "/auth/login", { body: { username, password } })),
    );

    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([401, { status_code: 401, message: "Nama pengguna atau kata sandi salah." }]),
    );
  });

  it("ends on the server with the logout, wherever its cookie still lies", async () => {
    const headers = await asAdmin(app, test.database);
    expect(await isIn(headers)).toBe(true);

    const answer = await app.inject({ method: "POST", url: "/api/auth/logout", headers });

    expect(answer.json()).toEqual({ status_code: 200, message: "Berhasil logout" });
    expect(answer.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
      ["__Host-session", "", 0],
      ["csrf_access_token", "", 0],
      ["logged_out", "1", undefined],
    ]);
    // The client clears by it what is private, and removes it: so scripts may read it.
    expect(answer.cookies[2]).toMatchObject({ path: "/", secure: true, sameSite: "Lax", maxAge: 400 * 24 * 3_600 });
    expect(answer.cookies[2]?.httpOnly).toBeUndefined();
    // Browsers pass over a __Host- cookie without these, even one that ends it.
    expect(answer.cookies[0]).toMatchObject({ path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
    // It would take along what a desk has scanned and could not send.
    expect(answer.headers["clear-site-data"]).toBeUndefined();
    expect(await isIn(headers)).toBe(false);
  });

  it("that is over stands in nobody's way: its cookie, without the token, lets in whom a visitor lets in", async () => {
    await givenUser(test.database, { username: "besok pagi" });
    const old = await loginHeaders(app, "besok pagi");
    const payload = { username: "besok pagi", password: PASSWORD };
    const send = (url: string, body: object) =>
      app.inject({ method: "POST", url, headers: { cookie: old.cookie }, payload: body });
    expect((await send("/api/auth/login", payload)).statusCode).toBe(403);
    await app.inject({ method: "POST", url: "/api/auth/logout", headers: old });

    const login =
      "mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { user { username } } } }";
    for (const [url, body] of [
      ["/api/auth/login", payload],
      ["/graphql", { query: login, variables: { input: payload } }],
    ] as const) {
      const answer = await send(url, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.not.objectContaining({ errors: [] })]);
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`);
      expect(cookie).toHaveLength(3);
      expect(await isIn({ cookie: cookie.join("; ") })).toBe(true);
    }
    const statuses = await Promise.all(
      ["/api/books", "/api/auth/logout"].map(async (url) => (await send(url, { title: "X" })).statusCode),
    );
    expect(statuses).toEqual([401, 200]);
  });

  it("is a new one with each login, and the browser's old one ends", async () => {
    await givenUser(test.database, { username: "lagi" });
    const first = await loginHeaders(app, "lagi");
    const elsewhere = await loginHeaders(app, "lagi");
    const before = await sessions();

    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: first,
      payload: { username: "lagi", password: PASSWORD },
    });

    expect(answer.statusCode).toBe(200);
    expect(first.cookie).not.toContain(answer.cookies.find(({ name }) => name === "__Host-session")?.value);
    expect([await isIn(first), await isIn(elsewhere), await sessions()]).toEqual([false, true, before]);
  });

  it("ends at once when its account is closed or gone, and stays ended when the cookie comes again", async () => {
    const [id, gone] = [
      await givenUser(test.database, { username: "sementara" }),
      await givenUser(test.database, { username: "hilang" }),
    ];
    const [closing, going] = [await loginHeaders(app, "sementara"), await loginHeaders(app, "hilang")];
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET active = 0 WHERE id = ${id}`));
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM users WHERE id = ${gone}`));

    expect([await isIn(closing), await isIn(going)]).toEqual([false, false]);
    const answer = await app.inject({
      method: "GET",
      url: "/api/user-info",
      headers: { cookie: closing.cookie ?? "" },
    });
    expect(answer.cookies.map(({ value }) => value)).toEqual(["", ""]);
  });

  it("ends after two hours of rest, and after a day in any case", async () => {
    await givenUser(test.database, { username: "lama" });
    const move = (column: "last_seen_at" | "expires_at", instant: Date) =>
      test.database.write(testWrite, (tx) =>
        tx.run(
          column === "expires_at"
            ? sql`UPDATE sessions SET expires_at = ${toSqlDateTime(instant)}`
            : sql`UPDATE sessions SET last_seen_at = ${toSqlDateTime(instant)}`,
        ),
      );
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

    const rested = await loginHeaders(app, "lama");
    await move("last_seen_at", minutesAgo(119));
    expect(await isIn(rested)).toBe(true);
    await move("last_seen_at", minutesAgo(121));
    expect(await isIn(rested)).toBe(false);
    const [stored] = await test.database.read((reader) =>
      reader.rows<{ hours: number }>(
        test.engine === "sqlite"
          ? sql`SELECT (julianday(expires_at) - julianday(created_at)) * 24 AS hours FROM sessions ORDER BY id DESC
            LIMIT 1`
          : sql`SELECT TIMESTAMPDIFF(SECOND, created_at, expires_at) / 3600 AS hours FROM sessions ORDER BY id DESC
            LIMIT 1`,
      ),
    );
    expect(Math.round(Number(stored?.hours))).toBe(24);
    const old = await loginHeaders(app, "lama");
    await move("expires_at", minutesAgo(1));
    expect(await isIn(old)).toBe(false);
    await loginHeaders(app, "lama");
    expect(await sessions()).toBe(1);
  });

  it("keeps no cookie's content, only its digest", async () => {
    const { cookie = "" } = await asAdmin(app, test.database);
    const [, token = "?"] = /__Host-session=([^;]+)/.exec(cookie) ?? [];
    const rows = await test.database.read((reader) => reader.rows(sql`SELECT * FROM sessions`));

    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

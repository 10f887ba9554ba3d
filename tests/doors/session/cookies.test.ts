import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";

import { SessionCookies } from "../../../server/platform/auth/cookies.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin, givenUser, loginHeaders, PASSWORD } from "../../support/people.js";

onSqlite("The session's cookies", (test) => {
  async function cookiesWith(environment: Record<string, string>) {
    const app = await createTestApp(test.database, environment);
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { username: "kue", password: PASSWORD },
    });
    await app.close();
    return answer.headers["set-cookie"] as string[];
  }
  beforeAll(() => givenUser(test.database, { username: "kue" }));

  it("are for HTTPS, this host and this site alone; no script reads the key", async () => {
    const [session, csrf] = await cookiesWith({ NODE_ENV: "production" });

    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/);
    expect(csrf).toMatch(/^csrf_access_token=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; Secure; SameSite=Lax$/);
  });

  it.each([
    ["PUBLIC_URL", "http://perpustakaan.local"],
    ["NODE_ENV", "test"],
  ])("work over plain HTTP where there is nothing else: %s=%s", async (name, value) => {
    const [session, csrf] = await cookiesWith({ [name]: value });

    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/);
    expect(csrf).toMatch(/^csrf_access_token=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; SameSite=Lax$/);
  });

  describe("of a library that has said nothing of HTTPS", () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = await createTestApp(test.database, { NODE_ENV: "production", TRUSTED_PROXIES: "10.9.9.9" });
    });
    afterAll(() => app.close());

    async function login(host: string, headers: Readonly<Record<string, string>> = {}, remoteAddress = "192.168.1.20") {
      const payload = { username: "kue", password: PASSWORD };
      const answer = await app.inject({
        method: "POST",
        url: "/api/auth/login",
        headers: { host, ...headers },
        payload,
        remoteAddress,
      });
      return answer.cookies;
    }

    it.each([
      "192.168.1.7:3000",
      "10.0.0.5",
      "172.31.255.1:3000",
      "[fd12:3456::1]:3000",
      "perpustakaan:3000",
      "perpus.local",
      "server.lan:3000",
    ])("hold over plain HTTP in the house: %s", async (host) => {
      const cookies = await login(host);
      const [session, csrf] = cookies;
      expect(session).toMatchObject({ name: "session", httpOnly: true, sameSite: "Lax" });
      expect([session?.secure, csrf?.secure]).toEqual([undefined, undefined]);

      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const who = await app.inject({ url: "/api/user-info", headers: { host, cookie }, remoteAddress: "192.168.1.20" });
      expect(who.statusCode).toBe(200);
      const elsewhere = await app.inject({ url: "/api/user-info", headers: { host: "perpus.sch.id", cookie } });
      expect(elsewhere.statusCode).toBe(401);
      const logout = await app.inject({
        method: "POST",
        url: "/api/auth/logout",
        headers: { host, cookie, "x-csrf-token": csrf?.value ?? "" },
      });
      expect([logout.statusCode, logout.cookies.map(({ name, value }) => [name, value])]).toEqual([
        200,
        [
          ["session", ""],
          ["csrf_access_token", ""],
          ["logged_out", "1"],
        ],
      ]);
    });

    it.each([
      ["the Internet", "perpus.sch.id", {}, undefined],
      ["a public address", "203.0.113.7:3000", {}, undefined],
      ["this machine", "localhost:3000", {}, undefined],
      ["this machine by its address", "127.0.0.1:3000", {}, undefined],
      ["a proxy that nobody trusts", "192.168.1.7:3000", { "x-forwarded-proto": "http" }, undefined],
      ["a trusted proxy with HTTPS", "192.168.1.7", { "x-forwarded-proto": "https" }, "10.9.9.9"],
    ])("need HTTPS from %s", async (_case, host, headers, remoteAddress) => {
      const [session, csrf] = await login(host, headers, remoteAddress);
      expect([session?.name, session?.secure, csrf?.secure]).toEqual(["__Host-session", true, true]);
    });
  });

  it("hold on this machine over plain HTTP, where Safari sends no Secure ones, and only there", async () => {
    const app = await createTestApp(test.database, { NODE_ENV: "production" });
    const send = (url: string, headers: Record<string, string>, payload?: object) =>
      app.inject({ method: payload ? "POST" : "GET", url, headers, ...(payload ? { payload } : {}) });
    const login = async (host: string, origin: string, headers: Record<string, string> = {}) =>
      (await send("/api/auth/login", { host, origin, ...headers }, { username: "kue", password: PASSWORD })).cookies;
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
      const cookies = await login(host, `http://${host}`);
      expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
        ["session", undefined],
        ["csrf_access_token", undefined],
        ["known_device", undefined],
      ]);
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      expect((await send("/api/user-info", { host, cookie })).statusCode).toBe(200);
    }
    // A proxy beside the server that passes on nothing but its own request.
    const [behindProxy] = await login("127.0.0.1:3000", "https://perpus.sch.id");
    // One that says whom it asks for, on whose other side may be HTTPS, whatever the page says.
    const [forSomebody] = await login("127.0.0.1:3000", "http://perpus.sch.id", { "x-forwarded-for": "203.0.113.7" });
    const [elsewhere] = await login("perpus.sch.id", "http://perpus.sch.id");
    await app.close();
    expect([behindProxy, forSomebody, elsewhere]).toMatchObject(
      Array(3).fill({ name: "__Host-session", secure: true }),
    );
  });

  it("are lost on a page without HTTPS that is no house's, which is reported once with what to change", async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } });
    await app.register(cookie);
    const cookies = new SessionCookies({ secureCookies: true });
    app.post("/", (_request, reply) => {
      cookies.set(reply, { token: "t", csrfToken: "c", expiresAt: new Date(0), deviceMarks: "d" });
      return {};
    });
    const loginAt = (origin: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: "POST",
        url: "/",
        headers: { host: new URL(origin).host, origin, ...headers },
        remoteAddress: "10.9.9.9",
      });
    await loginAt("https://perpus.sch.id");
    await loginAt("http://192.168.1.7:3000");
    await loginAt("http://localhost:3000", { "x-forwarded-for": "203.0.113.7" });
    expect(lines).toEqual([]);

    await loginAt("http://192.168.1.7", { "x-forwarded-for": "203.0.113.7" });
    await loginAt("http://perpus.sch.id");
    await app.close();
    expect(lines).toEqual([
      expect.stringMatching(
        /set PUBLIC_URL=http:\/\/192\.168\.1\.7; .+ TRUSTED_PROXIES to its own \(requests come from 10\.9\.9\.9\)/,
      ),
    ]);
  });

  it("stay the Secure ones in a browser that has them, whatever its page's origin", async () => {
    const app = await createTestApp(test.database, { NODE_ENV: "production" });
    const host = "localhost:3000";
    const payload = { username: "kue", password: PASSWORD };
    const { cookies } = await app.inject({ method: "POST", url: "/api/auth/login", headers: { host }, payload });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const headers = { host, cookie, origin: `http://${host}` };
    const { statusCode } = await app.inject({ method: "GET", url: "/api/user-info", headers });
    await app.close();
    expect([cookies[0]?.name, statusCode]).toEqual(["__Host-session", 200]);
  });

  it("need HTTPS in the house too where the library has said that it has it", async () => {
    const app = await createTestApp(test.database, { NODE_ENV: "production", PUBLIC_URL: "https://perpus.sch.id" });
    const { cookies } = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { host: "192.168.1.7:3000" },
      payload: { username: "kue", password: PASSWORD },
    });
    await app.close();
    expect(cookies[0]).toMatchObject({ name: "__Host-session", secure: true });
  });

  it("are mended by the next read where the browser lost the CSRF token or has another's", async () => {
    const app = await createTestApp(test.database);
    const mine = await loginHeaders(app, "kue");
    const [sessionCookie = ""] = (mine.cookie ?? "").split("; ");
    for (const cookie of [sessionCookie, `${sessionCookie}; csrf_access_token=salah`]) {
      for (const url of ["/api/user-info", "/graphql?query=%7B__typename%7D", "/"]) {
        const answer = await app.inject({ method: "GET", url, headers: { cookie } });
        expect([url, answer.cookies.map(({ name, value }) => [name, value])]).toEqual([
          url,
          [["csrf_access_token", mine["x-csrf-token"]]],
        ]);
      }
    }
    const whole = await app.inject({ method: "GET", url: "/api/user-info", headers: { cookie: mine.cookie } });
    const visitor = await app.inject({ method: "GET", url: "/graphql?query=%7B__typename%7D" });
    expect([whole.headers["set-cookie"], visitor.headers["set-cookie"]]).toEqual([undefined, undefined]);
    await app.close();
  });
});

onSqlite("A change that another site sends", (test) => {
  let app: FastifyInstance;
  let mine: Record<string, string>;
  let others: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    mine = await asAdmin(app, test.database);
    others = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const CHANGE = 'mutation { updateUserInfo(input: { name: "Penyusup" }) { __typename } }';
  const multipart = {
    boundary: "x",
    body: (query: string) =>
      [
        "--x",
        'Content-Disposition: form-data; name="operations"',
        "",
        JSON.stringify({ query }),
        "--x",
        'Content-Disposition: form-data; name="map"',
        "",
        "{}",
        "--x--",
        "",
      ].join("\r\n"),
  };
  const withoutToken = () => ({ cookie: mine.cookie ?? "" });
  const wrongTokens = () => [
    withoutToken(),
    { ...withoutToken(), "x-csrf-token": "" },
    { ...withoutToken(), "x-csrf-token": others["x-csrf-token"] ?? "" },
    // A cookie that another subdomain planted beside its copy in the header.
    { cookie: `${mine.cookie ?? ""}; csrf_access_token=palsu`, "x-csrf-token": "palsu" },
  ];

  it("is refused by REST whatever its method", async () => {
    for (const as of wrongTokens()) {
      const answers = await Promise.all([
        requestRest(app, "POST", "/tokens", { as, body: { name: "X", scope: "write" } }),
        requestRest(app, "PUT", "/user-info", { as, body: { name: "Penyusup" } }),
        requestRest(app, "DELETE", "/tokens/1", { as }),
        requestRest(app, "POST", "/auth/logout", { as }),
        requestRest(app, "POST", "/auth/login", { as, body: { username: "a", password: "b" } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect(answers[0].body).toMatchObject({ status_code: 403, message: expect.stringContaining("kedaluwarsa") });
    }
    expect((await requestRest(app, "GET", "/user-info", { as: mine })).body.data).toMatchObject({ name: null });
  });

  it("is refused by GraphQL, as JSON and as multipart", async () => {
    for (const as of wrongTokens()) {
      expect((await postGraphql(app, CHANGE, {}, as)).status).toBe(403);
      const form = await app.inject({
        method: "POST",
        url: "/graphql",
        payload: multipart.body(CHANGE),
        headers: { ...as, "content-type": "multipart/form-data; boundary=x" },
      });
      expect(form.statusCode).toBe(403);
    }
    const form = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: multipart.body("{ __typename }"),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(form.statusCode).toBe(401);
    expect((await requestRest(app, "GET", "/user-info", { as: mine })).body.data).toMatchObject({ name: null });
  });

  it("is refused as multipart by REST too", async () => {
    for (const url of ["/api/books/1/upload-file", "/api/user-info", "/api/auth/login"]) {
      const send = (headers: Record<string, string>) =>
        app.inject({
          method: "POST",
          url,
          headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
          payload: multipart.body("{}"),
        });
      expect([url, (await send(withoutToken())).statusCode, (await send({})).statusCode]).toEqual([url, 403, 401]);
    }
  });

  it.each(["application/x-www-form-urlencoded", "text/plain", "text/plain;charset=UTF-8"])(
    "is refused as %s by both doors, with the token as well",
    async (type) => {
      const body = type.startsWith("text")
        ? JSON.stringify({ query: CHANGE, username: "a", password: "b" })
        : `query=${encodeURIComponent(CHANGE)}`;
      for (const headers of [{}, mine]) {
        for (const url of ["/api/auth/login", "/api/tokens", "/graphql"]) {
          const answer = await app.inject({
            method: "POST",
            url,
            headers: { ...headers, "content-type": type },
            payload: body,
          });
          expect([url, answer.statusCode]).toEqual([url, 415]);
        }
      }
    },
  );

  it("is none by GET: a mutation needs a POST", async () => {
    const answer = await app.inject({
      method: "GET",
      url: `/graphql?query=${encodeURIComponent(CHANGE)}`,
      headers: mine,
    });

    expect(answer.statusCode).toBe(405);
    expect((await requestRest(app, "GET", "/user-info", { as: mine })).body.data).toMatchObject({ name: null });
  });

  it("passes with its own token", async () => {
    expect((await postGraphql(app, CHANGE, {}, mine)).data).toEqual({
      updateUserInfo: { __typename: "UpdateUserInfoPayload" },
    });
    const form = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: multipart.body(CHANGE),
      headers: { ...mine, "content-type": "multipart/form-data; boundary=x" },
    });
    expect([form.statusCode, form.json()]).toEqual([
      200,
      { data: { updateUserInfo: { __typename: "UpdateUserInfoPayload" } } },
    ]);
  });
});

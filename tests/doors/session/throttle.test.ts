import type * as Argon2 from "@node-rs/argon2";
import type { FastifyInstance, InjectOptions } from "fastify";
import sql from "sql-template-tag";

import type { AccessEvent } from "../../../server/platform/auth/accessLog.js";
import { hashPassword } from "../../../server/users/passwords/passwordHash.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { asAdmin, givenUser, PASSWORD } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

/** The package itself, which the server calls; an import would be a copy of its functions. */
const argon2 = jest.requireActual<typeof Argon2>("@node-rs/argon2");
const MOST = 8;
let lastHost = 0;
/** An address that nobody has tried from. */
const freshAddress = () => `198.51.${Math.floor((lastHost += 1) / 250)}.${(lastHost % 250) + 1}`;

interface From {
  readonly address: string;
  readonly forwardedFor?: string;
}

function tryLogin(app: FastifyInstance, username: string, password: string, { address, forwardedFor }: From) {
  return app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { username, password },
    remoteAddress: address,
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  });
}

async function statusesOf(answers: Iterable<Promise<{ readonly statusCode: number }>>): Promise<number[]> {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

onBothEngines("Wrong passwords", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    await givenUser(test.database, { username: "korban" });
  });
  afterAll(() => app.close());

  async function wrongTries(username: string, address: string, times: number) {
    const answers = [];
    for (let number = 0; number < times; number += 1) {
      answers.push(await tryLogin(app, username, `salah-${number}`, { address }));
    }
    return answers;
  }

  it("are answered 429 from the ninth on, with the time to wait, alike for a name that nobody has", async () => {
    const [known, unknown] = [
      await wrongTries("korban", freshAddress(), 10),
      await wrongTries("bukan-siapa-siapa", freshAddress(), 10),
    ];

    expect(known.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(MOST).fill(401), 429, 429]);
    expect(known.at(-1)?.json()).toEqual({
      status_code: 429,
      message: "Terlalu banyak percobaan. Tunggu 15 menit, lalu coba lagi.",
    });
    const wait = Number(known.at(-1)?.headers["retry-after"]);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    const reported = (answers: typeof known) => answers.map(({ statusCode, body }) => [statusCode, body]);
    expect(reported(unknown)).toEqual(reported(known));
  });

  it("do not slip through twenty at once", async () => {
    for (const username of ["korban", "tidak-ada"]) {
      const address = freshAddress();
      const statuses = await statusesOf(
        Array.from({ length: 20 }, (_, number) => tryLogin(app, username, `salah-${number}`, { address })),
      );

      expect([
        statuses.filter((status) => status === 401).length,
        statuses.filter((status) => status === 429).length,
      ]).toEqual([MOST, 20 - MOST]);
    }
  });

  it("keep the right one out only from where they come, whatever the spelling, and only for a while", async () => {
    const address = freshAddress();
    await wrongTries("Korban", address, MOST);

    expect((await tryLogin(app, "KORBAN ", PASSWORD, { address })).statusCode).toBe(429);
    expect((await tryLogin(app, "korban", PASSWORD, { address: freshAddress() })).statusCode).toBe(200);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE login_throttles SET window_ends_at = '2026-01-01 00:00:00.000'`),
    );
    expect((await tryLogin(app, "korban", PASSWORD, { address })).statusCode).toBe(200);
  });

  it("do not keep out who has logged in on the device before, whichever door lets them in", async () => {
    const login = "mutation Login($input: LoginInput!) { login(input: $input) { __typename } }";
    const address = freshAddress();
    const first = await tryLogin(app, "korban", PASSWORD, { address });
    const mark = first.cookies.find(({ name }) => name === "known_device");
    expect(mark).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", maxAge: 400 * 24 * 3_600 });
    await wrongTries("korban", address, MOST);

    const headers = { cookie: `known_device=${mark?.value ?? ""}` };
    const byRest = (cookie: object) =>
      app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { username: "korban", password: PASSWORD },
        remoteAddress: address,
        headers: { ...cookie },
      });
    const byGraphql = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: login, variables: { input: { username: "korban", password: PASSWORD } } },
      remoteAddress: address,
      headers,
    });
    expect(byGraphql.json()).toEqual({ data: { login: { __typename: "LoginPayload" } } });
    expect([(await byRest(headers)).statusCode, (await byRest({})).statusCode]).toEqual([200, 429]);
  });

  it("that were refused do not make the wait longer", async () => {
    const address = freshAddress();
    await wrongTries("korban", address, MOST + 5);
    const rows = await test.database.read((reader) =>
      reader.rows<{ tries: number }>(sql`SELECT tries FROM login_throttles WHERE tries > ${MOST}`),
    );

    expect(rows).toEqual([]);
  });

  it("are forgotten with the right one", async () => {
    const address = freshAddress();
    for (let round = 0; round < 3; round += 1) {
      await wrongTries("korban", address, MOST - 1);
      expect((await tryLogin(app, "korban", PASSWORD, { address })).statusCode).toBe(200);
    }
  });

  it("under many names are stopped by their address, which lets a whole school through", async () => {
    const [address, elsewhere] = [freshAddress(), freshAddress()];
    await tryLogin(app, "murid-0", "salah", { address });
    await test.database.write(testWrite, (tx) =>
      tx.run(
        sql`UPDATE login_throttles SET tries = 99 WHERE id = (SELECT newest FROM (SELECT MAX(id) AS newest
          FROM login_throttles) AS rows_)`,
      ),
    );

    const logins = [];
    for (let number = 0; number < 5; number += 1) {
      logins.push((await tryLogin(app, "korban", PASSWORD, { address })).statusCode);
    }
    expect(logins).toEqual([200, 200, 200, 200, 200]);
    expect((await tryLogin(app, "murid-1", "salah", { address })).statusCode).toBe(401);
    const refused = await tryLogin(app, "murid-2", "salah", { address });
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await tryLogin(app, "murid-2", "salah", { address: elsewhere })).statusCode).toBe(401);
  });

  it("from one IPv6 network are from one address", async () => {
    for (let number = 0; number < MOST; number += 1) {
      await tryLogin(app, "korban", "salah", { address: `2001:db8:1:2::${(number + 1).toString(16)}` });
    }

    expect((await tryLogin(app, "korban", PASSWORD, { address: "2001:db8:1:2:ffff::1" })).statusCode).toBe(429);
    expect((await tryLogin(app, "korban", PASSWORD, { address: "2001:db8:1:3::1" })).statusCode).toBe(200);
  });

  it("are the same by GraphQL, and counted together", async () => {
    await wrongTries("korban", "127.0.0.1", MOST - 1);
    const login = `mutation { login(input: { username: "korban", password: "salah" }) { __typename
        ... on ThrottledError { code retryAfterSeconds } } }`;

    expect((await postGraphql(app, login)).data).toEqual({ login: { __typename: "CredentialsError" } });
    expect((await postGraphql(app, login)).data).toEqual({
      login: { __typename: "ThrottledError", code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) },
    });
  });

  it("leave nothing behind when their time is over", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE login_throttles SET window_ends_at = '2026-01-01 00:00:00.000'`),
    );
    await tryLogin(app, "baru", "salah", { address: freshAddress() });

    const rows = await test.database.read((reader) => reader.rows(sql`SELECT tries FROM login_throttles`));
    expect(rows).toEqual([{ tries: 1 }, { tries: 1 }]);
  });
});

onSqlite("The address that is counted", (test) => {
  beforeAll(() => givenUser(test.database, { username: "korban" }));

  async function afterEightFrom(
    environment: Record<string, string>,
    tries: (number: number) => From,
    next: From,
  ): Promise<number> {
    const app = await createTestApp(test.database, environment);
    for (let number = 0; number < MOST; number += 1) {
      await tryLogin(app, "korban", "salah", tries(number));
    }
    const { statusCode } = await tryLogin(app, "korban", PASSWORD, next);
    await app.close();
    return statusCode;
  }

  it("is the connection's own where no proxy is trusted: a made-up X-Forwarded-For opens no new count", async () => {
    const address = freshAddress();

    expect(
      await afterEightFrom({}, (number) => ({ address, forwardedFor: `203.0.113.${number}` }), {
        address,
        forwardedFor: "203.0.113.99",
      }),
    ).toBe(429);
  });

  it("is the one a trusted proxy saw, and what callers wrote before it counts for nothing", async () => {
    const trusting = { TRUSTED_PROXIES: "10.0.0.0/8" };
    const proxy = "10.0.0.5";

    expect(
      await afterEightFrom(trusting, () => ({ address: proxy, forwardedFor: "203.0.113.1" }), {
        address: proxy,
        forwardedFor: "203.0.113.2",
      }),
    ).toBe(200);
    expect(
      await afterEightFrom(trusting, (number) => ({ address: proxy, forwardedFor: `192.0.2.${number}, 203.0.113.3` }), {
        address: proxy,
        forwardedFor: "203.0.113.3",
      }),
    ).toBe(429);
    const stranger = freshAddress();
    expect(
      await afterEightFrom(trusting, (number) => ({ address: stranger, forwardedFor: `203.0.113.${number}` }), {
        address: stranger,
        forwardedFor: "203.0.113.9",
      }),
    ).toBe(429);
  });
});

/** What a hash says that verifying it costs. */
const costOf = (hash: string | Uint8Array) => String(hash).split("$").slice(1, 4).join(" ");

onSqlite("A refused login", (test) => {
  it("verifies one hash of the same cost for an unknown name, a closed account and a wrong password", async () => {
    const app = await createTestApp(test.database);
    const passwordHash = await hashPassword(PASSWORD);
    await givenUser(test.database, { username: "ada", passwordHash });
    const closed = await givenUser(test.database, { username: "tutup", passwordHash });
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET active = 0 WHERE id = ${closed}`));
    const verify = jest.spyOn(argon2, "verify");

    for (const [username, password] of [
      ["ada", "salah"],
      ["tutup", PASSWORD],
      ["tidak-ada", "salah"],
    ] as const) {
      verify.mockClear();
      expect((await tryLogin(app, username, password, { address: freshAddress() })).statusCode).toBe(401);
      expect([username, ...verify.mock.calls.map(([hash]) => costOf(hash))]).toEqual([
        username,
        "argon2id v=19 m=19456,t=2,p=1",
      ]);
    }
    verify.mockRestore();
    await app.close();
  });

  it("is written down with its outcome, without name, address and password, but so that one sees which are of the same", async () => {
    const app = await createTestApp(test.database);
    await givenUser(test.database, { username: "dicatat" });
    const written: unknown[] = [];
    const write = (event: unknown, message?: string) => {
      if (message === "access") written.push(event);
    };
    jest.spyOn(app.log, "info").mockImplementation(write);
    jest.spyOn(app.log, "warn").mockImplementation(write);

    await tryLogin(app, "dicatat", "rahasia-salah", { address: "203.0.113.7" });
    await tryLogin(app, "dicatat", PASSWORD, { address: "203.0.113.7" });
    await tryLogin(app, "x\r\nlogin ok admin\u2028", "rahasia-salah", { address: "203.0.113.8" });
    for (let number = 0; number < MOST; number += 1) {
      await tryLogin(app, "throttle", "rahasia-salah", { address: "203.0.113.9" });
    }
    written.length = 3;
    await tryLogin(app, "throttle", "rahasia-salah", { address: "203.0.113.9" });
    await app.inject({ method: "GET", url: "/api/user-info?token=rahasia", remoteAddress: "203.0.113.10" });
    await app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ accessTokens { totalCount } }" },
      remoteAddress: "203.0.113.11",
    });
    await app.close();

    const tag = expect.stringMatching(/^[0-9a-f]{8}$/) as string;
    const refused = { event: "access", outcome: "refused", account: null, from: tag, status: 401 };
    expect(written).toEqual([
      { event: "login", outcome: "wrong", account: tag, from: tag },
      { event: "login", outcome: "ok", account: tag, from: tag },
      { event: "login", outcome: "wrong", account: tag, from: tag },
      { event: "login", outcome: "throttled", account: tag, from: tag },
      { ...refused, call: "GET /api/user-info" },
      { ...refused, call: "graphql accessTokens" },
    ]);
    const [wrong, right, other] = written as readonly { account: string; from: string }[];
    expect([right?.account, right?.from]).toEqual([wrong?.account, wrong?.from]);
    expect(other?.account === wrong?.account || other?.from === wrong?.from).toBe(false);
    expect(JSON.stringify(written)).not.toMatch(/rahasia|dicatat|admin|203\.0/);
  });

  it("is one line of many once they flood the log: thirty a minute of each kind, and how many there were", async () => {
    const app = await createTestApp(test.database, { READ_BUDGET: "100" });
    const written: AccessEvent[] = [];
    const write = (event: unknown, message?: string) => {
      if (message === "access") written.push(event as AccessEvent);
    };
    jest.spyOn(app.log, "info").mockImplementation(write);
    jest.spyOn(app.log, "warn").mockImplementation(write);
    const as = await asAdmin(app, test.database);
    written.length = 0;
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance"] });
    const flood = async (times: number, request: InjectOptions) => {
      const statuses = new Set<number>();
      for (let call = 0; call < times; call += 1) {
        statuses.add((await app.inject({ ...request, remoteAddress: `203.0.113.${call % 100}` })).statusCode);
      }
      return [...statuses];
    };
    expect(await flood(100, { method: "GET", url: "/api/user-info" })).toEqual([401]);
    const withoutToken = { headers: { cookie: as.cookie }, payload: { name: "Penyusup" } };
    expect(await flood(31, { method: "PUT", url: "/api/user-info", ...withoutToken })).toEqual([403]);
    for (let call = 0; call < 80; call += 1) {
      await app.inject({ method: "GET", url: "/api/books", remoteAddress: "198.51.100.7" });
    }
    const linesOf = (status: number) => written.filter((event) => event.status === status);
    expect([401, 403, 429].map((status) => linesOf(status).length)).toEqual([30, 30, 30]);
    written.length = 0;
    jest.advanceTimersByTime(60_000);
    const none = { account: null, from: null };
    expect(written).toEqual([
      { event: "access", outcome: "refused", status: 401, ...none, suppressed: 70 },
      { event: "access", outcome: "refused", status: 403, ...none, suppressed: 1 },
      { event: "access", outcome: "throttled", status: 429, ...none, suppressed: expect.any(Number) },
    ]);
    // The next minute begins anew.
    await flood(1, { method: "GET", url: "/api/user-info" });
    expect(written.at(-1)).toMatchObject({ status: 401, call: "GET /api/user-info" });
    jest.useRealTimers();
    await app.close();
  });
});

import { once } from "node:events";
import { Socket } from "node:net";

import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";

import { SessionCookies } from "../../../server/platform/auth/cookies.js";
import { RequestAuth } from "../../../server/platform/auth/RequestAuth.js";
import { SessionKeys } from "../../../server/platform/auth/sessionKeys.js";
import type { RequestContext } from "../../../server/platform/requestContext.js";
import { visitor } from "../../../server/viewer.js";
import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin, asStudent, givenAdmin, loginHeaders } from "../../support/people.js";
import { givenToken } from "../../support/tokens.js";

onSqlite("Who makes a request", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  const ask = (method: "GET" | "HEAD" | "OPTIONS", url: string, headers: Record<string, string>) =>
    app.inject({ method, url, headers });

  it("is asked of no token for what changes nothing, by whatever method", async () => {
    const { cookie = "" } = await asAdmin(app, test.database);

    expect((await ask("GET", "/api/user-info", { cookie })).statusCode).toBe(200);
    expect((await ask("HEAD", "/api/user-info", { cookie })).statusCode).toBe(200);
    expect((await ask("OPTIONS", "/api/user-info", { cookie })).statusCode).not.toBe(403);
  });

  it("is whom the whole Authorization header names, and nobody where it names more or less", async () => {
    const { authorization = "" } = (await givenToken(app, test.database)).read;
    const [, token = ""] = authorization.split(" ");
    const statuses = [];
    for (const header of [`Bearer ${token}`, `bearer   ${token}`, `XBearer ${token}`, `Bearer ${token} x`, token]) {
      statuses.push((await ask("GET", "/api/user-info", { authorization: header })).statusCode);
    }

    expect(statuses).toEqual([200, 200, 401, 401, 401]);
  });

  it("is the program where a browser's cookies come with it, and these stay as they are", async () => {
    const { read } = await givenToken(app, test.database);
    const over = await asAdmin(app, test.database);
    await requestRest(app, "POST", "/auth/logout", { as: over });
    const [valid = ""] = ((await asAdmin(app, test.database)).cookie ?? "").split("; ");

    for (const cookie of [over.cookie ?? "", valid]) {
      const answer = await ask("GET", "/api/user-info", { ...read, cookie });
      expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([200, undefined]);
    }
  });

  it("decides whether anybody may keep the answer", async () => {
    const isKept = async (headers: Record<string, string>) =>
      (await ask("GET", "/api/books", headers)).headers["cache-control"] !== "no-store";

    expect(await isKept({})).toBe(true);
    expect(await isKept(await asStudent(app, test.database))).toBe(false);
    expect(await isKept((await givenToken(app, test.database)).read)).toBe(false);
  });

  it("is looked up once, however many ask", async () => {
    const { cookie = "" } = await asAdmin(app, test.database);
    const statements = await test.counter.statementsDuring(() =>
      ask("GET", "/graphql?query=%7Bviewer%7Busername%7D%7D", { cookie }),
    );

    expect(statements.filter((statement) => statement.includes("FROM sessions"))).toHaveLength(1);
  });

  it("is written down where it is refused, with what was asked for, and once where a login was", async () => {
    const student = await asStudent(app, test.database);
    const { username } = await givenAdmin(test.database);
    const admin = await loginHeaders(app, username);
    const written: unknown[] = [];
    const spies = (["info", "warn"] as const).map((level) =>
      jest.spyOn(app.log, level).mockImplementation((event: unknown, message?: string) => {
        if (message === "access") written.push(event);
      }),
    );
    const students = await requestRest(app, "GET", "/students", { as: student });
    const withoutToken = await requestRest(app, "PUT", "/user-info", { as: { cookie: admin.cookie ?? "" }, body: {} });
    const none = await requestRest(app, "GET", "/students/999", { as: admin });
    const activation = { nis: "404", code: "AAAA-AAAA", username: "siapa", password: "kopi-tubruk-pagi" };
    const activated = await requestRest(app, "POST", "/auth/activate", { body: activation });
    spies.forEach((spy) => spy.mockRestore());

    expect([students, withoutToken, none, activated].map(({ status }) => status)).toEqual([403, 403, 404, 401]);
    expect(written).toEqual([
      expect.objectContaining({
        event: "access",
        account: expect.stringMatching(/^[0-9a-f]{8}$/),
        call: "GET /api/students",
      }),
      expect.objectContaining({ event: "access", outcome: "refused", call: "PUT /api/user-info" }),
      expect.objectContaining({ event: "activation", outcome: "wrong" }),
    ]);
  });
});

describe("The work for a request", () => {
  /** Whether it had been called off when its connection or its answer was over. */
  async function isCalledOff({ leaves }: { readonly leaves: boolean }): Promise<boolean> {
    const auth = new RequestAuth({
      viewerOf: { session: () => Promise.resolve(visitor), bearer: () => Promise.resolve(visitor) },
      createContext: ({ signal }) => ({ signal }) as RequestContext,
      keys: new SessionKeys("rahasia-untuk-pengujian-saja-0123456789"),
      cookies: new SessionCookies({ secureCookies: true }),
      log: () => undefined,
    });
    const app = fastify({ forceCloseConnections: true });
    await app.register(cookie);
    const caller = new Socket();
    const outcome = new Promise<boolean>((resolve) => {
      app.get("/", async (request, reply) => {
        const { signal } = await auth.contextOf(request, reply);
        const isOver = once(reply.raw, "close").then(() => signal.aborted);
        resolve(isOver);
        if (leaves) {
          caller.destroy();
          await isOver;
        }
        return {};
      });
    });
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    caller.connect(Number(port), "127.0.0.1").write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    const wasCalledOff = await outcome;
    caller.destroy();
    await app.close();
    return wasCalledOff;
  }

  it("is called off when its caller leaves before the answer, and not once the answer is there", async () => {
    expect(await isCalledOff({ leaves: true })).toBe(true);
    expect(await isCalledOff({ leaves: false })).toBe(false);
  });
});

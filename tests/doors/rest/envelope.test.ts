import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";

import { addRestRoutes } from "../../../server/platform/rest/restRoutes.js";
import { type RestRoute, route, StreamedBody } from "../../../server/platform/rest/route.js";
import { TimeBudget } from "../../../server/platform/database/reading/TimeBudget.js";
import { createTestApp, requestRest } from "../../support/createTestApp.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { asAdmin, asStudent } from "../../support/people.js";

onSqlite("Every REST answer", (test) => {
  let app: FastifyInstance;
  const send = (options: {
    method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";
    url: string;
    type?: string;
    payload?: string;
    headers?: Record<string, string>;
  }) =>
    app.inject({
      method: options.method ?? "POST",
      url: `/api${options.url}`,
      payload: options.payload ?? "",
      headers: { ...(options.type ? { "content-type": options.type } : {}), ...options.headers },
    });

  beforeAll(async () => {
    app = await createTestApp(test.database);
  });
  afterAll(() => app.close());

  it.each([
    ["broken JSON", "application/json", '{"username": ', 400],
    ["lists in lists", "application/json", `{"username":${"[".repeat(45_000)}${"]".repeat(45_000)}}`, 400],
    ["a form", "application/x-www-form-urlencoded", "username=a&password=b", 415],
    ["plain text", "text/plain", '{"username":"a"}', 415],
    ["a list", "application/json", "[]", 422],
    ["null", "application/json", "null", 422],
    ["a text", "application/json", '"x"', 422],
    ["a number", "application/json", "1", 422],
    ["nothing", "application/json", "", 422],
    ["an unknown field", "application/json", '{"username":"a","password":"b","role":"admin"}', 422],
    [
      "a prototype",
      "application/json",
      '{"__proto__":{"username":"a"},"constructor":{"prototype":{"username":"b"}}}',
      422,
    ],
    [
      "more than any record holds",
      "application/json",
      JSON.stringify({ username: "a".repeat(1_000_001), password: "b" }),
      413,
    ],
  ])("to %s is an envelope with its status", async (_what, type, payload, status) => {
    const answer = await send({ url: "/auth/login", type, payload });

    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.json()).toMatchObject({ status_code: status, message: expect.any(String) });
    expect(({} as Record<string, unknown>).username).toBeUndefined();
  });

  it("names the fields of a body as REST writes them", async () => {
    const { body } = await requestRest(app, "POST", "/auth/login", { body: { __proto: 1, nama_pengguna: "a" } });

    expect(Object.keys(body.errors as object)).toEqual(
      expect.arrayContaining(["username", "password", "nama_pengguna"]),
    );
  });

  it("to a method that an address does not take is 405 and says which it takes", async () => {
    for (const [method, url, allow] of [
      ["POST", "/library-info", "GET, HEAD"],
      ["PATCH", "/books", /GET/],
      ["OPTIONS", "/auth/login", "POST"],
      ["GET", "/auth/login", "POST"],
    ] as const) {
      const answer = await send({ method, url });
      expect([url, answer.statusCode, answer.json<{ status_code: number }>().status_code]).toEqual([url, 405, 405]);
      expect(answer.headers.allow).toEqual(typeof allow === "string" ? allow : expect.stringMatching(allow));
    }
  });

  it("to an address that is none is 404", async () => {
    for (const url of ["/tidak-ada", "/books/1/tidak-ada", "/"]) {
      const answer = await send({ method: "GET", url });
      expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
        url,
        404,
        "application/json; charset=utf-8",
      ]);
      expect(answer.json()).toMatchObject({ status_code: 404, message: "Alamat ini tidak ditemukan." });
    }
  });

  it("to an address with more than any id or slug has is 414 in its own words, and a long slug is looked for", async () => {
    for (const [path, status, message] of [
      [`/books/${"1".repeat(300)}`, 414, "Alamat halaman ini terlalu panjang. Kurangi pencarian atau filternya."],
      [`/blogs/${"a".repeat(6_000)}`, 414, "Alamat halaman ini terlalu panjang. Kurangi pencarian atau filternya."],
      [`/blogs/${"a".repeat(190)}`, 404, expect.any(String)],
    ] as const) {
      const answer = await requestRest(app, "GET", path);
      expect([answer.status, answer.body]).toEqual([status, { status_code: status, message }]);
      expect(answer.headers["permissions-policy"]).toBeDefined();
    }
  });

  it("refuses parameters where none are known", async () => {
    expect((await requestRest(app, "GET", "/library-info?tahun=2026")).body).toMatchObject({
      status_code: 422,
      errors: { tahun: ["Isian ini tidak dikenal."] },
    });
  });

  it("carries no ETag to be asked about where it failed", async () => {
    const missing = await requestRest(app, "GET", "/books/999999", { as: { "if-none-match": "*" } });
    expect([missing.status, missing.headers.etag]).toEqual([404, undefined]);
  });
});

describe("A REST door", () => {
  const response = z.object({ data: z.array(z.int()) });
  const shared = {
    method: "GET",
    tag: "Test",
    summary: "Test",
    operation: "read",
    success: 200,
    response,
    example: { response: { status_code: 200, data: [] } },
  } as const;
  const logged: { failure: unknown; errorId: string }[] = [];
  let asked = 0;

  async function* numbers(failAt: number | null): AsyncGenerator<string> {
    yield '{"status_code":200,"data":[0';
    for (let index = 1; index < 100_000; index += 1) {
      asked = index;
      await new Promise((resolve) => setImmediate(resolve));
      if (index === failAt) {
        throw new Error("the disk is gone");
      }
      yield `,${index}${" ".repeat(10_000)}`;
    }
    yield "]}";
  }

  const routes: readonly RestRoute[] = [
    route({
      ...shared,
      path: "/long",
      operationId: "long",
      access: "everyone",
      handle: () => Promise.resolve(new StreamedBody(numbers(null))),
    }),
    route({
      ...shared,
      path: "/breaks",
      operationId: "breaks",
      access: "everyone",
      handle: () => Promise.resolve(new StreamedBody(numbers(50))),
    }),
    route({
      ...shared,
      path: "/never",
      operationId: "never",
      access: "everyone",
      handle: () =>
        Promise.resolve(
          new StreamedBody(
            (async function* (): AsyncGenerator<string> {
              await Promise.resolve();
              throw new Error("at once");
              yield "";
            })(),
          ),
        ),
    }),
    ...(["read", "create", "update", "delete", "upload"] as const).map((operation) =>
      route({
        ...shared,
        operation,
        path: `/fails/${operation}`,
        operationId: operation,
        access: "everyone",
        handle: () => Promise.reject(new Error("SELECT secret FROM users")),
      }),
    ),
    route({
      ...shared,
      path: "/admin",
      operationId: "admin",
      access: "accounts.write",
      query: z.strictObject({}),
      handle: () => Promise.resolve({ data: [1] }),
    }),
  ];

  async function door(): Promise<{ app: FastifyInstance; port: number; close: () => Promise<unknown> }> {
    const bare = fastify();
    await bare.register((await import("@fastify/compress")).default, { encodings: ["gzip"] });
    addRestRoutes(bare, {
      routes,
      tags: {},
      maxFileBytes: 1_000,
      libraryName: "Perpustakaan",
      root: process.cwd(),
      originOf: () => "http://localhost",
      log: (failure, errorId) => logged.push({ failure, errorId }),
      requestAuth: {
        contextOf: () => Promise.resolve({ viewer: { role: "visitor" }, budget: new TimeBudget(60_000) }),
      } as never,
    });
    await bare.listen({ port: 0, host: "127.0.0.1" });
    const { port } = bare.server.address() as AddressInfo;
    return { app: bare, port, close: () => bare.close() };
  }

  let opened: Awaited<ReturnType<typeof door>>;
  beforeAll(async () => {
    opened = await door();
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    logged.length = 0;
    asked = 0;
  });

  /** Reads an answer until it ends or breaks off; `leaveAfter` bytes it goes away itself. */
  const read = (path: string, encoding: string, leaveAfter = Infinity) =>
    new Promise<{ bytes: number; complete: boolean }>((resolve) => {
      const sent = httpRequest(
        { port: opened.port, host: "127.0.0.1", path: `/api${path}`, headers: { "accept-encoding": encoding } },
        (response) => {
          let bytes = 0;
          response.on("data", (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > leaveAfter) {
              sent.destroy();
            }
          });
          response.on("error", () => undefined);
          response.on("close", () => resolve({ bytes, complete: response.complete }));
        },
      );
      sent.on("error", () => undefined);
      sent.end();
    });

  it.each(["identity", "gzip"])(
    "breaks the connection off when a long answer fails half-way (%s), and logs it once",
    async (encoding) => {
      const { complete } = await read("/breaks", encoding);

      expect(complete).toBe(false);
      expect(logged.map(({ failure }) => (failure as Error).message)).toEqual(["the disk is gone"]);
    },
  );

  it.each(["identity", "gzip"])("stops reading when the caller goes away (%s)", async (encoding) => {
    await read("/long", encoding, 1_000);
    // How soon the server hears of it is the machine's affair; that it then asks for nothing more is not.
    for (let then = -1; then !== asked;) {
      then = asked;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }

    expect(asked).toBeLessThan(99_999);
    expect(logged).toEqual([]);
  });

  it("answers properly where a long answer fails before it begins", async () => {
    const { statusCode, body } = await opened.app.inject({ url: "/api/never" });

    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ status_code: 500, message: "Failed to fetch data" });
  });

  it.each([
    ["read", "Failed to fetch data"],
    ["create", "Failed to store data"],
    ["update", "Failed to update data"],
    ["delete", "Failed to delete data"],
    ["upload", "Failed to store file"],
  ])(
    "says of a %s that fails for no known reason what the specification says, and keeps the rest to itself",
    async (operation, message) => {
      const answer = await opened.app.inject({ url: `/api/fails/${operation}` });
      const body = answer.json<{ error_id: string }>();

      expect(body).toEqual({
        status_code: 500,
        message,
        error: expect.stringContaining(body.error_id),
        error_id: expect.any(String),
      });
      expect(answer.body).not.toContain("SELECT");
      expect(logged).toEqual([{ failure: expect.any(Error), errorId: body.error_id }]);
    },
  );

  it("asks who calls before it tells what is wrong with the call", async () => {
    const { statusCode } = await opened.app.inject({ url: "/api/admin?salah=1" });
    expect(statusCode).toBe(401);
  });
});

onBothEngines("A database that is gone", (test) => {
  it("is a failed call with the specification's message and an id, for a page, a whole list and a record", async () => {
    const own = await openTestDatabase(test.engine);
    const app = await createTestApp(own.database);
    await own.database.close();
    for (const path of ["/books", "/books?page=1", "/books/1", "/library-info", "/books/authors"]) {
      const { status, body, headers } = await requestRest(app, "GET", path);
      expect([path, status >= 500, body.status_code === status, body.message]).toEqual([
        path,
        true,
        true,
        "Failed to fetch data",
      ]);
      expect(body.error).toContain(String(body.error_id));
      expect([headers.etag, headers["cache-control"]]).toEqual([undefined, "no-store"]);
    }
    await app.close();
    await own.dispose().catch(() => undefined);
  });

  it("keeps people's answers out of every cache", async () => {
    const app = await createTestApp(test.database);
    for (const as of [await asAdmin(app, test.database), await asStudent(app, test.database)]) {
      expect((await requestRest(app, "GET", "/library-info", { as })).headers["cache-control"]).toBe("no-store");
    }
    await app.close();
  });
});

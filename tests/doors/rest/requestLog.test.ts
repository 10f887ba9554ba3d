import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin, givenStudent, PASSWORD } from "../../support/people.js";

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly errorId?: string;
  readonly route?: string | null;
}

onSqlite("The log of requests", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  let written: string[];
  const lines = (msg: string) => written.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);
  async function open(environment: Record<string, string> = {}): Promise<void> {
    written = [];
    const logStream = { write: (line: string) => void written.push(line) };
    app = await createTestApp(test.database, { LOG_LEVEL: "info", ...environment }, undefined, { logStream });
  }
  afterEach(() => app.close());

  it("has a line a request: what was asked of which route, how it ended, under the id that the answer bears", async () => {
    await open();
    const answer = await requestRest(app, "GET", "/books?search=rahasia-rina");
    await postGraphql(app, "query Anything { libraryInfo { books } settings { name } __typename }");
    await app.inject("/api/nowhere/rahasia-rina");

    expect(lines("request")).toMatchObject([
      {
        method: "GET",
        route: "/api/books",
        status: 200,
        requestId: answer.headers["x-request-id"],
        ms: expect.any(Number),
      },
      { method: "POST", route: "/graphql", operation: "query libraryInfo settings __typename", status: 200 },
      { status: 404 },
    ]);
    expect(new Set(lines("request").map(({ requestId }) => requestId)).size).toBe(3);
    expect(written.join("")).not.toContain("rahasia-rina");
  });

  it("names nobody, though it tells whether two lines are of the same account or address", async () => {
    await open();
    admin = await asAdmin(app, test.database);
    const studentId = await givenStudent(test.database, { nis: "240177", name: "Rina Kartika" });
    await requestRest(app, "GET", `/students/${studentId}`, { as: admin });
    for (const password of ["salah-sekali", "salah-lagi"]) {
      await requestRest(app, "POST", "/auth/login", { body: { username: "korban-tertentu", password } });
    }
    await requestRest(app, "GET", `/students/${studentId}`);

    const text = written.join("");
    for (const personal of ["korban-tertentu", "salah", "Rina", "240177", "127.0.0.1", PASSWORD]) {
      expect(text).not.toContain(personal);
    }
    const [first, second] = lines("access").filter((line) => (line as { outcome?: string }).outcome === "wrong");
    expect(first).toMatchObject({ event: "login", account: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(second).toMatchObject({ account: (first as unknown as { account: string }).account });
  });

  it("keeps only what failed at the server where it is switched off, under the code that the reader saw", async () => {
    await open({ REQUEST_LOG: "off" });
    app.get("/broken", () => Promise.reject(new Error("boom")));
    await requestRest(app, "GET", "/books");
    const page = await app.inject({ url: "/broken", headers: { accept: "text/html" } });

    const id = page.headers["x-request-id"];
    expect(page.body).toContain(`kode ${String(id)}`);
    expect(lines("unexpected failure")).toMatchObject([{ errorId: id, requestId: id }]);
    expect(lines("request")).toMatchObject([{ status: 500, route: "/broken", requestId: id }]);
  });

  it("takes a request's id from a proxy that is trusted, and from nobody else", async () => {
    const headers = { "x-request-id": "4bf92f3577b34da6a3ce929d0e0e4736" };
    await open();
    expect((await app.inject({ url: "/healthz", headers })).headers["x-request-id"]).toMatch(/^[0-9a-f]{12}$/);
    await app.close();
    await open({ TRUSTED_PROXIES: "loopback" });
    expect((await app.inject({ url: "/healthz", headers })).headers["x-request-id"]).toBe(headers["x-request-id"]);
    const forged = { "x-request-id": 'a"\n{"msg":"x"}' };
    expect((await app.inject({ url: "/healthz", headers: forged })).headers["x-request-id"]).toMatch(/^[0-9a-f]{12}$/);
  });
});

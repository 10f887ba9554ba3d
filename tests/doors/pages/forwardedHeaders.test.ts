import fastify, { type FastifyInstance } from "fastify";

import { reportUntrustedProxy } from "../../../server/platform/http/forwardedHeaders.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";

onSqlite("Behind a trusted proxy, a request", (test) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(test.database, { TRUSTED_PROXIES: "127.0.0.1" });
  });
  afterAll(() => app.close());

  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await app.inject({ url: "/api/books", headers, remoteAddress: "127.0.0.1" })).statusCode;

  it.each([
    ["X-Forwarded-For", "203.0.113.7:4711"],
    ["X-Forwarded-For", "[2001:db8::1]:80"],
    ["X-Forwarded-For", "unknown"],
    ["X-Forwarded-For", "203.0.113.7, <script>"],
    ["X-Forwarded-Proto", "javascript"],
    ["X-Forwarded-Proto", "https, ftp"],
  ])("is refused with %s: %s", async (name, value) => {
    expect(await statusWith({ [name]: value })).toBe(400);
  });

  it.each([
    ["X-Forwarded-For", "203.0.113.7"],
    ["X-Forwarded-For", "junk of the client, 203.0.113.7"],
    ["X-Forwarded-For", "2001:db8::1"],
    ["X-Forwarded-Proto", "https"],
    ["X-Forwarded-Proto", "http"],
  ])("passes with %s: %s", async (name, value) => {
    expect(await statusWith({ [name]: value })).toBe(200);
  });

  it("keeps its own address and protocol where no proxy is trusted, whatever the headers say", async () => {
    const open = await createTestApp(test.database);
    const { statusCode } = await open.inject({
      url: "/api/books",
      headers: { "X-Forwarded-For": "junk", "X-Forwarded-Proto": "javascript" },
    });
    await open.close();

    expect(statusCode).toBe(200);
  });
});

it("A proxy that nobody trusts is reported once, with what to change", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: "warn", stream }, trustProxy: ["10.9.9.9"] });
  reportUntrustedProxy(app);
  app.get("/", () => "");
  const send = (remoteAddress: string, headers: Record<string, string>) =>
    app.inject({ url: "/", headers, remoteAddress });
  await send("10.9.9.9", { "X-Forwarded-For": "203.0.113.7" });
  await send("203.0.113.9", { "X-Forwarded-For": "203.0.113.7" });
  await send("192.168.1.2", {});
  expect(lines).toEqual([]);

  await send("192.168.1.2", { "X-Forwarded-Proto": "https" });
  await send("127.0.0.1", { "X-Forwarded-For": "203.0.113.7" });
  await app.close();
  expect(lines).toEqual([expect.stringContaining("TRUSTED_PROXIES=192.168.1.2 and PUBLIC_URL")]);
});

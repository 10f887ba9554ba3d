import { type IncomingMessage, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

import type { FastifyInstance } from "fastify";

import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";

const QUERY = "{ __typename }";
const MOST = 20;

onSqlite("Streams of GraphQL", (test) => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  /** By a real connection, whose answer may have no end. */
  function ask(
    query: string,
    accept: string | undefined,
    as: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      httpRequest(
        {
          port,
          path: "/graphql",
          method: "POST",
          headers: { "content-type": "application/json", ...(accept === undefined ? {} : { accept }), ...as },
        },
        resolve,
      )
        .on("error", reject)
        .end(JSON.stringify({ query }));
    });
  }

  const wholeText = async (answer: IncomingMessage) => {
    let text = "";
    for await (const piece of answer.setEncoding("utf8")) text += piece as string;
    return text;
  };

  /** Waits for a change that does not come. */
  const subscription = async (as: Readonly<Record<string, string>>) => {
    const now = await wholeText(await ask("subscription { libraryChange(after: -1) }", "text/event-stream", as));
    return `subscription { libraryChange(after: ${/"libraryChange":(\d+)/u.exec(now)?.[1] ?? ""}) }`;
  };

  it.each(["text/event-stream", "*/*", "text/*", "TEXT/Event-Stream;q=0.9", undefined])(
    "are twenty of one person at once, also when they are asked for as %s, and one that ends makes room",
    async (accept) => {
      const as = await asAdmin(app, test.database);
      const watch = await subscription(as);
      const open = [];
      for (let number = 0; number < MOST; number += 1) open.push(await ask(watch, accept, as));
      expect(open.map(({ statusCode }) => statusCode)).toEqual(Array<number>(MOST).fill(200));

      const refused = await ask(watch, accept, as);
      expect([refused.statusCode, refused.headers["content-type"], await wholeText(refused)]).toEqual([
        429,
        expect.stringContaining("application/json"),
        expect.stringContaining("Terlalu banyak tab memantau sekaligus."),
      ]);
      expect((await ask(QUERY, "application/json", as)).statusCode).toBe(200);

      const [first] = open;
      first?.destroy();
      let next = await ask(watch, accept, as);
      while (next.statusCode === 429) next = await ask(watch, accept, as);
      expect(next.statusCode).toBe(200);
      for (const stream of [...open, next]) stream.destroy();
    },
  );

  it("are not what is counted where an answer is one whole, whatever it would also take", async () => {
    const as = await asAdmin(app, test.database);
    const watch = await subscription(as);
    const streams = [];
    for (let number = 0; number < MOST; number += 1) streams.push(await ask(watch, "text/event-stream", as));
    const answer = await ask(QUERY, "application/json, text/event-stream", as);
    expect([answer.statusCode, JSON.parse(await wholeText(answer))]).toEqual([200, { data: { __typename: "Query" } }]);
    for (const stream of streams) stream.destroy();
  });

  it("in parts have one length: chunks, and no Content-Length beside them", async () => {
    const answer = await ask(QUERY, "multipart/mixed", {});
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("multipart/mixed"),
      "transfer-encoding": "chunked",
      "cache-control": "no-store",
    });
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(await wholeText(answer)).toContain('{"data":{"__typename":"Query"}}');
    const plain = await ask(QUERY, "application/json", {});
    expect([plain.headers["content-length"], plain.headers["transfer-encoding"]]).toEqual([
      expect.any(String),
      undefined,
    ]);
    plain.resume();
  });
});

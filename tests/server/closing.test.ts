import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";

import sql from "sql-template-tag";

import { openDatabase } from "../../server/openDatabase.js";
import { createTestApp } from "../support/createTestApp.js";
import { onBothEngines } from "../support/database.js";
import { givenToken } from "../support/tokens.js";

const REQUESTS = 60;

onBothEngines("An overloaded instance that stops while its clients give up", (test) => {
  it("ends what it has begun before it closes the database", async () => {
    const pooled = test.engine === "mysql" ? `${test.url}?pool=2` : test.url;
    const database = await openDatabase({ url: pooled });
    const lines: string[] = [];
    const app = await createTestApp(database, { LOG_LEVEL: "info" }, undefined, {
      write: (line) => void lines.push(line),
    });
    let begun = 0;
    const allBegun = new Promise<void>((resolve) => {
      app.addHook("preHandler", (_request, _reply, done) => {
        begun += 1;
        if (begun === REQUESTS) resolve();
        done();
      });
    });
    app.addHook("onClose", () => database.close());
    const { write } = await givenToken(app, database);
    begun = 0;
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;

    const clients = Array.from({ length: REQUESTS }, (_, number) => send(port, write, number));
    await allBegun;
    clients.forEach((client) => client.destroy());
    await app.close();

    const faults = lines
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level >= 50);
    expect(faults).toEqual([]);
    const written = await test.database.read((reader) => reader.count(sql`FROM e_resources`));
    expect(written).toBe(REQUESTS);
  });
});

function send(port: number, headers: Readonly<Record<string, string>>, number: number): Socket {
  const client = connect(port, "127.0.0.1");
  const body = JSON.stringify({ label: `Pranala ${number}`, url: `https://example.org/${number}` });
  const lines = Object.entries({
    host: "127.0.0.1",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  client.on("error", () => undefined);
  void once(client, "connect").then(() =>
    client.write(`POST /api/e-resources HTTP/1.1\r\n${lines.join("")}\r\n${body}`),
  );
  return client;
}

import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";

import sql from "sql-template-tag";

import { openDatabase } from "../../server/openDatabase.js";
import { createTestApp } from "../support/createTestApp.js";
import { onBothEngines } from "../support/database.js";
import { givenAdmin, PASSWORD } from "../support/people.js";
import { givenToken } from "../support/tokens.js";

const WRITES = 60;
/** Between reading who it is and writing the session each computes a digest, in which it uses no database. */
const LOGINS = 6;

onBothEngines("An overloaded instance that stops while its clients give up", (test) => {
  /** Stops an instance once it has begun to answer all; returns what it logged as failed. */
  async function stopUnder(
    send: (port: number, headers: Readonly<Record<string, string>>) => readonly Socket[],
  ): Promise<unknown[]> {
    const database = await openDatabase({ url: test.engine === "mysql" ? `${test.url}?pool=2` : test.url });
    const lines: string[] = [];
    const app = await createTestApp(database, { LOG_LEVEL: "info" }, undefined, {
      logStream: { write: (line) => void lines.push(line) },
    });
    let begun = 0;
    let tellBegun: () => void = () => undefined;
    app.addHook("preHandler", (_request, _reply, done) => {
      begun += 1;
      tellBegun();
      done();
    });
    app.addHook("onClose", () => database.close());
    const { write } = await givenToken(app, database);
    begun = 0;
    await app.listen({ port: 0, host: "127.0.0.1" });
    const clients = send((app.server.address() as AddressInfo).port, write);
    await new Promise<void>((resolve) => {
      tellBegun = () => begun >= clients.length && resolve();
      tellBegun();
    });
    clients.forEach((client) => client.destroy());
    await app.close();
    return lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);
  }

  it("ends what it has begun before it closes the database", async () => {
    const failures = await stopUnder((port, headers) =>
      Array.from({ length: WRITES }, (_, number) =>
        post(port, "/api/e-resources", headers, {
          label: `Pranala ${number}`,
          url: `https://example.org/${number}`,
        }),
      ),
    );

    expect(failures).toEqual([]);
    expect(await test.database.read((reader) => reader.count(sql`FROM e_resources`))).toBe(WRITES);
  });

  it("waits too for what is between two uses of the database", async () => {
    const { userId, username } = await givenAdmin(test.database);
    const failures = await stopUnder((port) =>
      Array.from({ length: LOGINS }, () => post(port, "/api/auth/login", {}, { username, password: PASSWORD })),
    );

    expect(failures).toEqual([]);
    const sessions = await test.database.read((reader) => reader.count(sql`FROM sessions WHERE user_id = ${userId}`));
    expect(sessions).toBe(LOGINS);
  });
});

function post(port: number, path: string, headers: Readonly<Record<string, string>>, sent: object): Socket {
  const client = connect(port, "127.0.0.1");
  const body = JSON.stringify(sent);
  const lines = Object.entries({
    host: "127.0.0.1",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  client.on("error", () => undefined);
  void once(client, "connect").then(() => client.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`));
  return client;
}

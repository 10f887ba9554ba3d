import { EventEmitter } from "node:events";
import { connect, type AddressInfo } from "node:net";

import fastify from "fastify";
import { z } from "zod";

import { limitConnections } from "../../../server/platform/http/connectionLimits.js";
import type { RequestAuth } from "../../../server/platform/auth/RequestAuth.js";
import { TimeBudget } from "../../../server/platform/database/reading/TimeBudget.js";
import { respondWithList } from "../../../server/platform/rest/listResponse.js";
import { addRestRoutes } from "../../../server/platform/rest/restRoutes.js";
import { route, StreamedBody } from "../../../server/platform/rest/route.js";
import { visitor } from "../../../server/viewer.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

const PART = "x".repeat(100_000);
/** Far more than the buffers between two sockets of one machine hold. */
const MOST_PARTS = 400;

/** A list that never ends, and what is known of its readings. */
async function listenWithEndlessList(limits: Parameters<typeof limitConnections>[1]) {
  let parts = 0;
  const ended: (() => void)[] = [];
  const endless = async function* () {
    try {
      for (;;) {
        parts += 1;
        yield await Promise.resolve(PART);
      }
    } finally {
      ended.shift()?.();
    }
  };
  const failures: unknown[] = [];
  const app = fastify({ forceCloseConnections: "idle" });
  limitConnections(app, limits);
  addRestRoutes(app, {
    routes: [
      route({
        method: "GET",
        path: "/endless",
        operationId: "endless",
        tag: "Test",
        access: "everyone",
        operation: "read",
        success: 200,
        summary: "Never ends",
        response: z.object({}),
        example: { response: {} },
        handle: () => Promise.resolve(new StreamedBody(endless())),
      }),
    ],
    tags: {},
    requestAuth: {
      contextOf: () => Promise.resolve({ viewer: visitor, budget: new TimeBudget(60_000) }),
    } as unknown as RequestAuth,
    log: (failure) => failures.push(failure),
    maxFileBytes: 1,
    libraryName: "Perpustakaan",
    root: process.cwd(),
    originOf: () => "",
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    failures,
    parts: () => parts,
    /** Asks for the list and reads nothing of it. Resolves once its reading has ended. */
    stall: () => {
      const reading = new Promise<void>((resolve) => ended.push(resolve));
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.pause().write("GET /api/endless HTTP/1.1\r\nhost: a\r\n\r\n");
      return { ended: reading, socket };
    },
  };
}

describe("A reader who stops reading", () => {
  it("is read for no further, let go, and leaves the turn to the next", async () => {
    const { app, failures, parts, stall } = await listenWithEndlessList({ stalledMs: 50 });
    // More than may read at once from one address: the last two begin when the first two have been let go.
    const stalled = Array.from({ length: 4 }, stall);
    await Promise.all(stalled.map(({ ended }) => ended));
    stalled.forEach(({ socket }) => socket.destroy());
    await app.close();

    expect(parts()).toBeLessThan(4 * MOST_PARTS);
    expect(failures).toEqual([]);
  });

  it("does not hold up a stop of the server", async () => {
    const { app, stall } = await listenWithEndlessList({ stalledMs: 600_000, closeWithinMs: 20 });
    const { ended, socket } = stall();
    await new Promise((resolve) => socket.once("readable", resolve));
    await app.close();
    await ended;
    socket.destroy();
  });
});

describe("A list", () => {
  const rowsOf = (page: number) => ({ edges: [{ cursor: `${page}`, node: page }], hasPreviousPage: page > 1 });

  it("counts itself while its page is read", async () => {
    let startCounting = (): void => undefined;
    const isCounting = new Promise<void>((resolve) => {
      startCounting = resolve;
    });
    const response = await respondWithList(
      {
        context: { viewer: visitor },
        query: { page: 1 },
        url: "/",
        setHeader: () => undefined,
      } as unknown as Parameters<typeof respondWithList>[0],
      {
        page: () => isCounting.then(() => ({ ...rowsOf(1), hasNextPage: false })),
        count: () => {
          startCounting();
          return Promise.resolve(1);
        },
        present: (rows) => Promise.resolve(rows),
      },
    );

    expect(response).toEqual({ data: [1] });
  });

  it("lets go with each batch of what it has loaded for it", async () => {
    let sets = 0;
    const context = {
      viewer: visitor,
      createLoaders: () => (sets += 1),
      libraryInfo: { dataVersion: () => Promise.resolve("1") },
    };
    const response = await respondWithList(
      { context, query: {}, url: "/", isUnchanged: () => false } as unknown as Parameters<typeof respondWithList>[0],
      {
        page: ({ after }) => Promise.resolve({ ...rowsOf(Number(after) + 1), hasNextPage: Number(after) < 2 }),
        count: () => Promise.resolve(3),
        present: (rows, loaders) => Promise.resolve(rows.map((row) => ({ row, loaders }))),
      },
    );
    const parts: unknown[] = [];
    for await (const part of (response as StreamedBody).chunks) parts.push(part);

    expect(JSON.parse(parts.join(""))).toEqual({
      status_code: 200,
      data: [1, 2, 3].map((number) => ({ row: number, loaders: number })),
    });
  });
});

onSqlite("A whole list on its way", (test) => {
  it("is waited for by fewer listeners than make Node warn of a leak", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 30 }, () => ({})),
    );
    const app = await createTestApp(test.database, { TRUSTED_PROXIES: "127.0.0.1" });
    let most = 0;
    app.addHook("onRequest", (_request, reply, done) => {
      reply.raw.on("newListener", (name) => {
        most = Math.max(most, name === "close" ? reply.raw.listenerCount("close") + 1 : 0);
      });
      done();
    });

    const { statusCode, headers } = await app.inject({
      url: "/api/books",
      headers: { "accept-encoding": "gzip", "x-forwarded-for": "203.0.113.7" },
    });
    await app.close();

    expect([statusCode, headers["content-encoding"]]).toEqual([200, "gzip"]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
  });
});

import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import type { Database } from "../database/Database.js";

const READY_TIMEOUT_MS = 3_000;

/**
 * /healthz: the process is alive. /readyz: the database is read and takes writes, no newer version has it, and this
 * instance is not about to stop; migrations were run before the server started to listen. Once it is about to, each
 * answer is the last one of its connection, so that a proxy that keeps connections open sends nothing to one that is
 * closed.
 */
export function addHealthRoutes(app: FastifyInstance, database: Database, leaving?: AbortSignal): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (leaving?.aborted) void reply.header("connection", "close");
    done();
  });
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    // A node that is apart from its cluster still answers what reads no row.
    const usable = database
      .read((reader) => reader.rows(sql`SELECT name FROM counters LIMIT 1`))
      .then(
        () => database.canWrite(),
        () => false,
      );
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
    });
    const isReady = await Promise.race([usable, timeout]);
    clearTimeout(timer);
    return isReady && !leaving?.aborted ? { status: "ok" } : reply.code(503).send({ status: "unavailable" });
  });
}

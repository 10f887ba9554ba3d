import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import type { Database } from "../database/Database.js";

const READY_TIMEOUT_MS = 3_000;

/**
 * /healthz: the process is alive. /readyz: the database is reachable; migrations were run before the server started
 * to listen.
 */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const reachable = database
      .read((reader) => reader.rows(sql`SELECT 1`))
      .then(
        () => true,
        () => false,
      );
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
    });
    const isReady = await Promise.race([reachable, timeout]);
    clearTimeout(timer);
    return isReady ? { status: "ok" } : reply.code(503).send({ status: "unavailable" });
  });
}

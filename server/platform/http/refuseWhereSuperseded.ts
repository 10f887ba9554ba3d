import type { FastifyInstance } from "fastify";

import { SupersededError } from "../../errors.js";
import type { Database } from "../database/Database.js";

/** What needs no database: whether the process is well, and the files of pages that are open. */
const STILL_SERVED = /^\/(?:healthz|readyz|static\/)/u;

/** Refuses every request before anything is read, where a newer version has the database. */
export function refuseWhereSuperseded(app: FastifyInstance, database: Database): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(database.isSuperseded && !STILL_SERVED.test(request.url) ? new SupersededError() : undefined);
  });
}

import { monitorEventLoopDelay } from "node:perf_hooks";

import { readConfig } from "../../server/config.js";
import { buildApp } from "../../server/http.js";
import { openDatabase } from "../../server/openDatabase.js";
import type { FromServer, ToServer } from "./serverMessages.js";

/** The server of a proof, in a process of its own, which tells how long its event loop was held. */
const { DATABASE_URL = "" } = process.env;
const database = await openDatabase({ url: DATABASE_URL });
const app = await buildApp({
  config: readConfig({ ...process.env, LOG_LEVEL: "warn" }),
  database,
  root: process.cwd(),
  renderer: { render: () => Promise.resolve({ status: 200, html: "<!doctype html><title>page</title>" }) },
});
const held = monitorEventLoopDelay({ resolution: 10 });
const tell = (message: FromServer) => process.send?.(message);

process.on("message", (message: ToServer) => {
  if (message === "start") {
    held.enable();
    held.reset();
    tell({ ready: true });
  } else {
    tell({ heldMs: held.max / 1e6 });
    held.disable();
  }
});
process.on("disconnect", () => process.exit(0));
tell({ address: await app.listen({ port: 0, host: "127.0.0.1" }) });

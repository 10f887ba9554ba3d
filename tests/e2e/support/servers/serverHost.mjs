import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";

/**
 * The built product in a process that loads it once and starts as many servers as it is asked for, each with its own
 * settings, database and port. Loading takes four times as long as starting. POST starts one, DELETE stops it.
 */
const product = (file) => import(new URL(`../../../../dist/server/${file}`, import.meta.url).href);
const { readConfig, setProductionMode } = await product("config.js");
const { startServer } = await product("startServer.js");

const DEFAULTS = { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" };
const stopping = new Map();

async function start(environment) {
  const folder = mkdtempSync(join(tmpdir(), "aksara-e2e-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const config = readConfig({ ...DEFAULTS, DATA_DIR: folder, ...environment });
    setProductionMode(config);
    const { address, close } = await startServer(config);
    stopping.set(address, () => close().finally(removeFolder));
    return { address };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

async function stop({ address }) {
  const close = stopping.get(address);
  stopping.delete(address);
  await close?.();
  return {};
}

const host = createServer((request, response) => {
  const reply = (status, body) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  json(request)
    .then(request.method === "POST" ? start : stop)
    .then(
      (result) => reply(200, result),
      (error) => reply(500, { message: error instanceof Error ? error.message : String(error) }),
    );
});

host.listen(0, "127.0.0.1", () => process.send(host.address().port));
// The run has ended, in whatever way.
process.once("disconnect", () => process.exit(0));

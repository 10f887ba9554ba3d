import { cpSync, mkdtempSync, rmSync } from "node:fs";
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
/** What the first start writes depends on these alone: database, demo collection, first administrator. */
const ofFirstStart = ["DATABASE_URL", "DEMO", "ADMIN_USERNAME", "ADMIN_PASSWORD", "LIBRARY_NAME", "LIBRARY_TIMEZONE"];
const stopping = new Map();
/** Data folders as a first start leaves them, by its settings: what follows starts from a copy. */
const startedFolders = new Map();

async function start(environment) {
  const folder = newFolder();
  try {
    if (!environment.DATABASE_URL) {
      cpSync(await startedFolder(environment), folder, { recursive: true });
    }
    const { address, close } = await serve(environment, folder);
    stopping.set(address, () => close().finally(() => remove(folder)));
    return { address };
  } catch (error) {
    remove(folder);
    throw error;
  }
}

function startedFolder(environment) {
  const settings = Object.fromEntries(ofFirstStart.map((name) => [name, environment[name]]));
  const key = JSON.stringify(settings);
  const folder = startedFolders.get(key) ?? makeStartedFolder(JSON.parse(key));
  startedFolders.set(key, folder);
  return folder;
}

async function makeStartedFolder(environment) {
  const folder = newFolder();
  const { close } = await serve(environment, folder);
  await close();
  return folder;
}

function serve(environment, folder) {
  const config = readConfig({ ...DEFAULTS, DATA_DIR: folder, ...environment });
  setProductionMode(config);
  return startServer(config);
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), "aksara-e2e-"));
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
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

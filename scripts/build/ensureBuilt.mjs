import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { buildServer } from "./buildServer.mjs";
import { hashSources } from "./hashSources.mjs";
import { precompress } from "./precompress.mjs";
import { step } from "../progress.mjs";
import { root } from "../root.mjs";
import { runQuietly } from "../process/run.mjs";

const finished = join(root, "dist");
const stamp = join(finished, "built-from");

/** Builds into dist/ unless it was built from exactly these sources. */
export async function ensureBuilt() {
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) {
    return;
  }
  await step("Membangun server dan klien", () => build(sources));
}

/** A build grows in a folder of its own and is moved into place whole, so that a killed one is never taken for done. */
async function build(sources) {
  removeAbandoned();
  const growing = join(root, `dist.${process.pid}`);
  mkdirSync(growing, { recursive: true });
  try {
    await Promise.all([
      buildServer(growing),
      buildClient(join(growing, "client")),
      vite("--ssr", "client/app/entryServer.tsx", "--outDir", join(growing, "ssr")),
    ]);
    writeFileSync(join(growing, "built-from"), sources);
    putInPlace(growing);
  } finally {
    rmSync(growing, { recursive: true, force: true });
  }
}

async function buildClient(folder) {
  await vite("--outDir", folder);
  await precompress(folder);
}

function vite(...args) {
  return runQuietly([join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn", ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}

function putInPlace(growing) {
  const old = `${growing}.old`;
  if (existsSync(finished)) {
    renameSync(finished, old);
  }
  renameSync(growing, finished);
  rmSync(old, { recursive: true, force: true });
}

function removeAbandoned() {
  for (const name of readdirSync(root)) {
    const builder = /^dist\.(\d+)(\.old)?$/.exec(name)?.[1];
    if (builder && !isRunning(Number(builder))) {
      rmSync(join(root, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

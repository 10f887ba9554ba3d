import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../..");
const build = 'import { buildServer } from "./scripts/buildServer.mjs"; await buildServer(process.argv[1]);';

/** The folder of server/ as a build leaves it, made once per run: a process starts from it in half the time that it takes from the sources. */
export function builtServer(): string {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) {
    throw new Error(
      "TEST_TEMPLATES is not set: a project whose tests start the server needs databasesUp.mjs as its globalSetup",
    );
  }
  const built = join(folder, "built");
  if (!existsSync(built)) {
    // Another worker may be building the same: each in a folder of its own, and the first that is done stays.
    const growing = mkdtempSync(`${built}.`);
    mkdirSync(join(growing, "server"));
    execFileSync(process.execPath, ["--input-type=module", "--eval", build, join(growing, "server")], { cwd: root });
    symlinkSync(join(root, "node_modules"), join(growing, "node_modules"));
    symlinkSync(join(root, "package.json"), join(growing, "package.json"));
    putInPlace(growing, built);
  }
  return join(built, "server");
}

function putInPlace(growing: string, built: string): void {
  try {
    renameSync(growing, built);
  } catch (error) {
    if (!existsSync(built)) {
      throw error;
    }
  }
}

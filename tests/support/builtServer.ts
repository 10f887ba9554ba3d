import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { transformFileSync } from "@swc/core";

const root = join(__dirname, "../..");
const build = 'import { buildServer } from "./scripts/build/buildServer.mjs"; await buildServer(process.argv[1]);';

/**
 * The folder of server/ as a build leaves it, made once per run: a process starts from it in half the time that it
 * takes from the sources.
 */
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
    execFileSync(process.execPath, ["--input-type=module", "--eval", build, growing], { cwd: root });
    symlinkSync(join(root, "node_modules"), join(growing, "node_modules"));
    symlinkSync(join(root, "package.json"), join(growing, "package.json"));
    putInPlace(growing, built);
  }
  return join(built, "server");
}

/** A program of the tests that runs in a process of its own, beside the build that it imports. */
export function builtProgram(source: string): string {
  const program = join(builtServer(), "..", relative(root, source).replace(/\.ts$/, ".js"));
  const { code } = transformFileSync(source, {
    swcrc: false,
    jsc: { target: "es2023", parser: { syntax: "typescript" } },
    module: { type: "es6" },
  });
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, code);
  return program;
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

import "./process/requireNode.mjs";

import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, sep } from "node:path";

import { ensureInstalled } from "./ensureInstalled.mjs";
import { runQuietly } from "./process/run.mjs";
import { seconds, stopWith } from "./progress.mjs";
import { root } from "./root.mjs";

/**
 * For the minutes between: the types of everything, which TypeScript remembers from the last time, and for the files
 * that are not committed (or else came with the last commit) format, lint and the tests that mirror them. The whole
 * suite, and what a change reaches elsewhere, is left to `npm test`.
 */
const begun = performance.now();
const tool = (path) => join(root, "node_modules", path);
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

await ensureInstalled().catch((error) => stopWith(error.message));
const files = changedFiles();
const sources = files.filter((file) => /\.(?:[cm]?js|tsx?)$/u.test(file) && !file.startsWith("client/gql/"));
const tests = testsOf(files);

// Two at a time: each by itself takes one core, and most machines have two.
const failures = (await Promise.all([inTurn(checksOfTypes()), inTurn(checksOfFiles())])).flat();
console.log(`\n${failures.length === 0 ? "✓" : "✗"} ${files.length} berkas berubah, ${seconds(begun)}`);
if (failures.length > 0) stopWith(failures.join("\n\n"));

function checksOfTypes() {
  return ["tsconfig.json", "tsconfig.client.json", "tsconfig.tests.json"].map((project) => ({
    title: `Tipe: ${project}`,
    args: [tool("typescript7/bin/tsc"), "-p", project, "--noEmit"],
  }));
}

function checksOfFiles() {
  const jest = [tool("jest/bin/jest.js"), "--selectProjects", "server", "doors", "client", "cache", "--"];
  return [
    ...(files.length > 0
      ? [{ title: "Format", args: [tool("prettier/bin/prettier.cjs"), "--check", "--ignore-unknown", ...files] }]
      : []),
    ...(sources.length > 0
      ? [{ title: "Lint", args: [tool("eslint/bin/eslint.js"), "--max-warnings", "0", ...sources] }]
      : []),
    ...(tests.length > 0 ? [{ title: `Tes: ${tests.join(" ")}`, args: [...jest, ...tests] }] : []),
  ];
}

async function inTurn(checks) {
  const failed = [];
  for (const { title, args } of checks) {
    const start = performance.now();
    const failure = await runQuietly(args, { cwd: root, env: { ...process.env, NODE_ENV: "test" } }).catch(
      ({ message }) => message,
    );
    console.log(`${failure ? "✗" : "✓"} ${title} (${seconds(start)})`);
    if (failure) failed.push(failure);
  }
  return failed;
}

function changedFiles() {
  const open = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  const named = open.length > 0 ? open : git("diff", "--name-only", "HEAD~1");
  return named.filter((file) => existsSync(join(root, file)));
}

/** `tests/` mirrors the sources: of a file the tests of its folder, or of the nearest folder above with tests. */
function testsOf(changed) {
  const folders = changed.flatMap((file) => {
    if (file.startsWith("tests/")) return /\.test\.tsx?$/u.test(file) && !file.includes("/e2e/") ? [file] : [];
    const [side, ...path] = file.split("/");
    if (side === "client") return [nearest(["tests", "client"], path), nearest(["tests", "cache"], path)];
    if (side === "common") return ["tests/common"];
    if (side !== "server") return [];
    const isDoor = /\.(?:graphql|rest|http)\.ts$|Presenter\.ts$/u.test(file);
    return [nearest(["tests", "server"], path), ...(isDoor ? [nearest(["tests", "doors"], path)] : [])];
  });
  const all = [...new Set(folders.filter((folder) => folder !== null))];
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(`${other}/`)));
}

/** The search ends at the feature's own folder: all tests of a side say too little of one file. */
function nearest(side, path) {
  for (let depth = path.length - 1; depth >= 1; depth -= 1) {
    const folder = [...side, ...path.slice(0, depth)];
    const place = join(root, folder.join(sep));
    if (existsSync(place) && statSync(place).isDirectory()) return folder.join("/");
  }
  return null;
}

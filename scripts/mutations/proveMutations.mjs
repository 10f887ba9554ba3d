import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import ts from "typescript";

import { root } from "../root.mjs";
import { areas, passedOver } from "./areas.mjs";
import { findCompiling } from "./compiles.mjs";
import { MutantJobs } from "./MutantJobs.mjs";
import { mutantsOf } from "./mutantsOf.mjs";

/**
 * Puts small faults into the code, one at a time, and runs the tests that reach each: a fault that no test notices is a
 * test that is missing. docs/mutations.md tells how to use it.
 */
const WANTED = 0.85;
/** As many mutants one process tries: what they leave behind goes with it. */
const PER_PROCESS = 30;

const { values: options } = parseArgs({
  options: {
    area: { type: "string", multiple: true, default: [] },
    file: { type: "string", multiple: true, default: [] },
    all: { type: "boolean", default: false },
    since: { type: "string", default: "HEAD~1" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    engines: { type: "string", default: "sqlite" },
    fresh: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
  },
});

const store = join(root, "node_modules/.cache/aksara-mutations");
mkdirSync(store, { recursive: true });
const accepted = JSON.parse(readFileSync(new URL("survivors.json", import.meta.url), "utf8"));
const sourceOf = (file) => readFileSync(join(root, file), "utf8");
const rulesHash = hashOf([sourceOf("scripts/mutations/mutantsOf.mjs")]);

const rows = [];
for (const name of Object.keys(areas)) {
  const files = filesOf(name);
  if (files.length > 0) {
    rows.push(await tryArea(name, files));
  }
}
report(rows);

function filesOf(name) {
  const { area, file, all, since } = options;
  const files = pathsOf(areas[name].files).filter((path) => !passedOver.test(path));
  if (file.length > 0) return files.filter((path) => file.some((part) => path.includes(part)));
  if (area.length > 0) return area.includes(name) ? files : [];
  return all ? files : files.filter((path) => changedSince(since).has(path));
}

/** As TypeScript's `include` reads them. */
function pathsOf(globs) {
  return ts.sys
    .readDirectory(root, [".ts", ".mjs"], undefined, globs)
    .map((path) => relative(root, path))
    .sort();
}

function changedSince(commit) {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  return new Set([...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")]);
}

async function tryArea(name, files) {
  // Whose server is a process of its own reaches no mutant.
  const tests = pathsOf(areas[name].tests).filter((path) => !path.endsWith("killed.test.ts"));
  const testsHash = hashOf([...tests, ...pathsOf(["tests/support"])].map(sourceOf));
  const sourceHash = Object.fromEntries(files.map((file) => [file, hashOf([sourceOf(file)])]));
  const every = files.flatMap((file) => mutantsOf(sourceOf(file), file));
  const sample = options.sample ? sampleOf(every, Number(options.sample), Number(options.seed)) : every;
  if (options.list) {
    sample.forEach(({ id, line, change }) => console.log(`${id} line ${line}: ${change}`));
    return { name, files: files.length, every: every.length, outcomes: [] };
  }

  const known = knownOutcomes(name);
  // What was noticed stays so, whatever tests come; what was not is tried again when there are other tests.
  const keyOf = ({ id, file }) => `${id} ${sourceHash[file]} ${rulesHash} ${options.engines}`;
  const knownOf = (mutant) => {
    const outcome = options.fresh ? undefined : known.get(keyOf(mutant));
    return outcome && (outcome.outcome !== "unnoticed" || outcome.testsHash === testsHash) ? outcome : undefined;
  };
  const keep = (mutant, outcome) => known.set(keyOf(mutant), { ...outcome, testsHash });

  const toCheck = sample.filter((mutant) => !knownOf(mutant));
  if (toCheck.length > 0) {
    const jobs = new MutantJobs({ files, engines: options.engines });
    const reach = await reachOf(
      name,
      jobs,
      tests,
      hashOf([testsHash, rulesHash, ...Object.values(sourceHash), options.engines]),
    );
    const compiling = findCompiling(toCheck);
    const toTry = [];
    for (const mutant of toCheck) {
      const reaching = reach.filter(({ reached }) => reached.includes(mutant.id));
      if (!compiling.has(mutant.id)) {
        keep(mutant, { outcome: "refused" });
      } else if (reaching.length === 0) {
        keep(mutant, { outcome: "unnoticed", isUnreached: true });
      } else {
        toTry.push({ ...mutant, tests: reaching.sort((one, other) => one.cpuMs - other.cpuMs) });
      }
    }
    saveOutcomes(name, known);
    console.log(`• ${name}: ${toTry.length} of ${sample.length} to try, of ${every.length} in ${files.length} files`);
    await tryMutants(toTry, jobs, (mutant, outcome) => {
      keep(mutant, outcome);
      saveOutcomes(name, known);
    });
  }
  const outcomes = sample.map((mutant) => ({ mutant, ...known.get(keyOf(mutant)) }));
  return { name, files: files.length, every: every.length, outcomes };
}

async function tryMutants(mutants, jobs, keep) {
  const left = [...mutants];
  const triedAgain = new Set();
  let count = 0;
  while (left.length > 0) {
    const batch = left.slice(0, PER_PROCESS).map(({ id, tests }) => ({ id, tests: tests.map(({ test }) => test) }));
    const paths = [...new Set(batch.flatMap(({ tests }) => tests))];
    let running;
    let ranOn = false;
    const finish = (outcome) => {
      const mutant = left.shift();
      keep(mutant, outcome);
      count += 1;
      const sign = outcome.outcome === "noticed" ? "·" : "!!";
      console.log(
        `${sign} ${count}/${mutants.length} ${mutant.file}:${mutant.line} ${mutant.change} ${outcome.by ?? ""}`,
      );
      running = undefined;
    };
    const said = await jobs.run(
      { mutants: batch },
      paths,
      (line) => {
        if (line.isNoticed === undefined) {
          running = line;
        } else {
          const by = line.isNoticed ? `${line.test}: ${line.failure}` : undefined;
          finish({ outcome: line.isNoticed ? "noticed" : "unnoticed", by, isLate: line.isLate });
        }
      },
      ({ cpuMs, wallMs }) => {
        const usual = left[0]?.tests.find(({ test }) => test === running?.test)?.cpuMs ?? 0;
        ranOn ||= running !== undefined && (cpuMs > 20_000 + 5 * usual || wallMs > 300_000 + 20 * usual);
        return ranOn;
      },
    );
    const [first] = left;
    if (ranOn) {
      finish({ outcome: "noticed", by: `${running?.test}: it runs on`, isLate: true });
    } else if (first && first.id === batch.find(({ id }) => id === first.id)?.id) {
      // The process ended under it. Once more, in a new one: it may have been what another left behind.
      if (triedAgain.has(first.id)) {
        finish({ outcome: "noticed", by: `the process ended: ${said.trim().split("\n").at(-1)}` });
      }
      triedAgain.add(first.id);
    }
  }
}

/** Which test reaches which mutant, and what it takes; measured once for these files. */
async function reachOf(name, jobs, tests, hash) {
  const path = join(store, `${name}.reach.json`);
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  if (kept?.hash === hash) {
    return kept.reach;
  }
  console.log(`• ${name}: measuring which tests reach what`);
  const reach = [];
  const said = await jobs.run({}, tests, (line) => reach.push(line));
  const failed = reach.filter(({ failure }) => failure !== undefined);
  if (reach.length < tests.length || failed.length > 0) {
    const unseen = tests.filter((path) => !reach.some(({ test }) => path.endsWith(test)));
    const why = failed.map(({ test, failure }) => `${test}: ${failure}`).join("\n") || `${unseen.join(" ")}\n${said}`;
    throw new Error(`The tests of ${name} fail without any mutant:\n${why}`);
  }
  writeFileSync(path, JSON.stringify({ hash, reach }));
  return reach;
}

function knownOutcomes(name) {
  const path = join(store, `${name}.json`);
  return new Map(existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : []);
}

function saveOutcomes(name, known) {
  writeFileSync(join(store, `${name}.json`), JSON.stringify([...known]));
}

function report(areaRows) {
  if (options.list) return;
  if (areaRows.length === 0) {
    console.log(`Nothing of the areas differs from ${options.since}. --all, --area and --file name what to try.`);
    return;
  }
  let withoutReason = 0;
  const table = areaRows.map(({ name, files, every, outcomes }) => {
    const tried = outcomes.filter(({ outcome }) => outcome !== "refused");
    const unnoticed = tried.filter(({ outcome }) => outcome === "unnoticed");
    for (const { mutant, isUnreached } of unnoticed) {
      const { reason } = accepted.find((entry) => isSameMutant(entry, mutant)) ?? {};
      withoutReason += reason ? 0 : 1;
      const why = reason ?? (isUnreached ? "NO TEST REACHES IT" : "NOT NOTICED");
      console.log(`${mutant.file}:${mutant.line}  ${mutant.code}\n    ${mutant.change}\n    ${why}`);
    }
    const noticed = tried.length - unnoticed.length;
    return {
      area: name,
      files,
      mutants: every,
      refused: outcomes.length - tried.length,
      tried: tried.length,
      noticed,
      share: tried.length === 0 ? 1 : noticed / tried.length,
    };
  });
  console.table(table.map(({ share, ...row }) => ({ ...row, share: `${(share * 100).toFixed(1)} %` })));
  const short = table.filter(({ share }) => share < WANTED);
  short.forEach(({ area }) => console.log(`!! ${area}: fewer than ${WANTED * 100} % are noticed`));
  if (withoutReason > 0) {
    console.log(`!! ${withoutReason} are not noticed, and survivors.json has no reason for them`);
  }
  process.exitCode = short.length > 0 || withoutReason > 0 ? 1 : 0;
}

/** By what is written there, as lines move. */
function isSameMutant({ file, code, change }, mutant) {
  return file === mutant.file && code === mutant.code && change === mutant.change;
}

/** The same ones for the same seed. */
function sampleOf(all, size, seed) {
  const order = (id) => hashOf([String(seed), id]);
  return [...all]
    .sort((one, other) => (order(one.id) < order(other.id) ? -1 : 1))
    .slice(0, size)
    .sort((one, other) => all.indexOf(one) - all.indexOf(other));
}

function hashOf(parts) {
  const hash = createHash("sha256");
  parts.forEach((part) => hash.update(part).update("\0"));
  return hash.digest("hex");
}

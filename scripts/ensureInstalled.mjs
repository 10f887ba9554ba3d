import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./root.mjs";
import { step } from "./progress.mjs";
import { npm } from "./process/npm.mjs";

const machine = `${process.platform} ${process.arch}\n`;

/** Runs `npm ci` where packages are missing, stale or half installed; otherwise returns at once. */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) {
    return;
  }
  await step("Memasang paket dari package-lock.json (sekali saja)", async () => {
    // NODE_ENV=production would leave out what the build needs.
    const { code } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: folder });
    if (code !== 0) {
      throw new Error(`npm ci gagal (kode ${code}). Periksa sambungan internet, lalu ulangi.`);
    }
  });
  writeFileSync(stampOf(folder), wantedInstall(folder));
}

/** @public */
export function isInstalled(folder) {
  const wanted = wantedInstall(folder);
  const stamp = readIfThere(stampOf(folder));
  if (stamp === wanted) {
    return true;
  }
  if ((stamp !== undefined && !stamp.endsWith(machine)) || !matchesNpmRecord(folder)) {
    return false;
  }
  try {
    writeFileSync(stampOf(folder), wanted);
  } catch {
    // A service's account may only read the packages that the administrator has installed; it looks again next time.
  }
  return true;
}

/** The stamp lies in node_modules, so that it goes when the packages go. */
function stampOf(folder) {
  return join(folder, "node_modules", ".aksara-install");
}

/** What an install depends on: the lock file and the machine that native packages are chosen for. */
function wantedInstall(folder) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  return `${lock} ${machine}`;
}

/** npm writes its own record last, so a matching one proves an install that somebody ran by hand to its end. */
function matchesNpmRecord(folder) {
  const record = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(record)) {
    return false;
  }
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(folder, "package-lock.json"))).every(([path, wanted]) => {
    const isThisProject = path === "";
    const isForAnotherMachine = wanted.optional === true && !installed[path];
    return isThisProject || isForAnotherMachine || installed[path]?.version === wanted.version;
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {};
}

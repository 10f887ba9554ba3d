import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enoughBytes = 4_000_000_000;
const ours = /^aksara-run-(\d+)$/;

/** A folder for all that this run writes: in memory where there is enough, so that no test waits for a disk. */
export function makeRunFolder() {
  const place = hasRoom(memory) ? memory : tmpdir();
  removeAbandoned(place);
  const folder = join(place, `aksara-run-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes;
  } catch {
    return false;
  }
}

/** A killed run leaves its folder behind; the next one removes it. */
function removeAbandoned(place) {
  for (const name of readdirSync(place)) {
    const owner = ours.exec(name)?.[1];
    if (owner && (Number(owner) === process.pid || !isRunning(Number(owner)))) {
      rmSync(join(place, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

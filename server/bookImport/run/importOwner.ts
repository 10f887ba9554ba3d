import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Made anew by every process, since a number of a process comes back. */
const thisProcess = randomUUID().slice(0, 8);
const SILENT_MS = 30_000;
/** A number of a process that answers, but whose import has been silent so long, belongs to somebody else by now. */
const SILENT_HERE_MS = 5 * 60_000;

const runningHere = new Set<string>();

/** Names who runs an import: `host:pid:process:number`. */
export function newOwner(): string {
  return [hostname().slice(0, 120).replaceAll(":", "-"), process.pid, thisProcess, randomUUID().slice(0, 8)].join(":");
}

/** Until `release`, the owner counts as alive in this process. */
export function keepAlive(owner: string): { readonly release: () => void } {
  runningHere.add(owner);
  return { release: () => runningHere.delete(owner) };
}

/** Whether the process that runs an import still does; another machine's is told by its heartbeat. */
export function ownerIsAlive(owner: string, heartbeatAt = new Date(), now = new Date()): boolean {
  const [host, pid, token] = owner.split(":");
  const silence = now.getTime() - heartbeatAt.getTime();
  if (host !== newOwner().split(":")[0]) {
    return silence < SILENT_MS;
  }
  if (Number(pid) === process.pid) {
    return token === thisProcess && runningHere.has(owner);
  }
  return processAnswers(Number(pid)) && silence < SILENT_HERE_MS;
}

function processAnswers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Random for every process, because process ids are reused. */
const processToken = randomUUID().slice(0, 8);
const HEARTBEAT_TIMEOUT_MS = 30_000;
/** If the process id is alive but the import sent no heartbeat for this long, the id now belongs to another process. */
const LOCAL_HEARTBEAT_TIMEOUT_MS = 5 * 60_000;

const ownersInThisProcess = new Set<string>();

/** Names who runs an import: `host:pid:process:number`. */
export function newOwner(): string {
  return [hostname().slice(0, 120).replaceAll(":", "-"), process.pid, processToken, randomUUID().slice(0, 8)].join(":");
}

/** Until `release`, the owner counts as alive in this process. */
export function registerOwner(owner: string): { readonly release: () => void } {
  ownersInThisProcess.add(owner);
  return { release: () => ownersInThisProcess.delete(owner) };
}

/** Whether the process that runs an import is still alive; a process on another machine is judged by its heartbeat. */
export function isOwnerAlive(owner: string, heartbeatAt = new Date(), now = new Date()): boolean {
  const [host, pid, token] = owner.split(":");
  const sinceHeartbeat = now.getTime() - heartbeatAt.getTime();
  if (host !== newOwner().split(":")[0]) {
    return sinceHeartbeat < HEARTBEAT_TIMEOUT_MS;
  }
  if (Number(pid) === process.pid) {
    return token === processToken && ownersInThisProcess.has(owner);
  }
  return isProcessAlive(Number(pid)) && sinceHeartbeat < LOCAL_HEARTBEAT_TIMEOUT_MS;
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Random for every process, because process ids are reused. */
const processToken = randomUUID().slice(0, 8);
const HEARTBEAT_TIMEOUT_MS = 30_000;
/** If the process id is alive but the owner sent no heartbeat for this long, the id now belongs to another process. */
const LOCAL_HEARTBEAT_TIMEOUT_MS = 5 * 60_000;

const ownersInThisProcess = new Set<string>();

const host = hostname().slice(0, 120).replaceAll(":", "-");

/**
 * A new name for whoever runs a piece of long work, `host:pid:process:number`; until `release` it counts as alive in
 * this process.
 */
export function registerOwner(): { readonly owner: string; readonly release: () => void } {
  const owner = [host, process.pid, processToken, randomUUID().slice(0, 8)].join(":");
  ownersInThisProcess.add(owner);
  return { owner, release: () => ownersInThisProcess.delete(owner) };
}

/** Whether the process that an owner names is at work; a process on another machine is judged by its heartbeat. */
export function isOwnerAlive(owner: string, heartbeatAt = new Date(), now = new Date()): boolean {
  const [ownerHost, pid, token] = owner.split(":");
  const sinceHeartbeat = now.getTime() - heartbeatAt.getTime();
  if (ownerHost !== host) {
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

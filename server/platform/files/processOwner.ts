import { createHash, randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname, uptime } from "node:os";

import { systemBootId } from "../systemBootId.js";

/** Random for every process, because process ids are reused. */
const processToken = randomUUID().slice(0, 8);
const HEARTBEAT_TIMEOUT_MS = 30_000;
/** If the process id is alive but the owner sent no heartbeat for this long, the id now belongs to another process. */
const LOCAL_HEARTBEAT_TIMEOUT_MS = 5 * 60_000;
/** What a process has for its start where the system does not say it. */
const UNKNOWN_START = "0";

const ownersInThisProcess = new Set<string>();

/**
 * Where a process id means something: two containers have the same host name and 1 as their process id, and a machine
 * that was started anew gives its ids out again.
 */
const machine = `${hostname().slice(0, 80).replaceAll(":", "-")}~${machineMark()}`;
const processStart = startOf("self");

/**
 * A new name for whoever runs a piece of long work, `machine:pid:start:process:number`; until `release` it counts as
 * alive in this process.
 */
export function registerOwner(): { readonly owner: string; readonly release: () => void } {
  const owner = [machine, process.pid, processStart, processToken, randomUUID().slice(0, 8)].join(":");
  ownersInThisProcess.add(owner);
  return { owner, release: () => ownersInThisProcess.delete(owner) };
}

/** Whether the process that an owner names is at work; a process on another machine is judged by its heartbeat. */
export function isOwnerAlive(owner: string, heartbeatAt = new Date(), now = new Date()): boolean {
  const [ownerMachine, pid, start, token] = owner.split(":");
  const sinceHeartbeat = now.getTime() - heartbeatAt.getTime();
  if (ownerMachine !== machine) {
    return sinceHeartbeat < HEARTBEAT_TIMEOUT_MS;
  }
  if (Number(pid) === process.pid) {
    return token === processToken && ownersInThisProcess.has(owner);
  }
  return isProcessAlive(Number(pid), start) && sinceHeartbeat < LOCAL_HEARTBEAT_TIMEOUT_MS;
}

function isProcessAlive(pid: number, start = UNKNOWN_START): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") {
      return false;
    }
  }
  return start === UNKNOWN_START || startOf(pid) === start;
}

/**
 * Linux names each start of the machine, and each world of process ids in it; elsewhere the minute at which it was
 * started stands for that. Where two processes of one machine disagree, they go by heartbeats.
 */
function machineMark(): string {
  const startedAt = Math.round((Date.now() / 1_000 - uptime()) / 60);
  const parts = [systemBootId() ?? String(startedAt), orElse(() => readlinkSync("/proc/self/ns/pid"), "")];
  return createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 10);
}

/** When a process was started, in the system's own count. */
function startOf(pid: number | "self"): string {
  return orElse(() => {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    // proc(5) counts it as the 22nd; the first here, behind the name of the program that may hold anything, is the 3rd.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? UNKNOWN_START;
  }, UNKNOWN_START);
}

function orElse(read: () => string, otherwise: string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

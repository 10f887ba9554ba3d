import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { isOwnerAlive, registerOwner } from "../../../../server/platform/files/processOwner.js";
import { builtProgram } from "../../../support/builtServer.js";

const NEW_PIDS = ["--user", "--map-root-user", "--pid", "--fork", "--mount-proc", "--kill-child"];
const hasContainers = spawnSync("unshare", [...NEW_PIDS, "true"]).status === 0;
if (!hasContainers) {
  console.warn("SKIPPED: no worlds of process ids of their own here (unshare), so no two processes with the id 1");
}

describe("Whose long work it is", () => {
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0)) child.kill("SIGKILL");
  });

  /** A process that names itself; in a container, as its first process. */
  async function start(isContained = false) {
    const program = [process.execPath, builtProgram(join(__dirname, "ownerProgram.ts"))];
    const [command = "", ...args] = isContained ? ["unshare", ...NEW_PIDS, ...program] : program;
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    running.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async () => String((await lines.next()).value);
    const [pid = "", owner = ""] = (await next()).split(" ");
    return {
      pid: Number(pid),
      owner,
      kill: async () => {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      },
      takesForAlive: async (other: string, heartbeatAt = new Date()) => {
        child.stdin.write(`${other} ${heartbeatAt.getTime()}\n`);
        return (await next()) === "true";
      },
    };
  }
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

  it("is this process's until it is released", () => {
    const { owner, release } = registerOwner();
    expect(isOwnerAlive(owner, ago(3_600))).toBe(true);
    release();
    expect(isOwnerAlive(owner)).toBe(false);
  });

  it("is another process's as long as it runs, though its heartbeats are late, and nobody's the moment it has died", async () => {
    const other = await start();
    expect(isOwnerAlive(other.owner, ago(60))).toBe(true);
    await other.kill();
    expect(isOwnerAlive(other.owner)).toBe(false);
  });

  it("is nobody's where its process id has gone to a process that was started later", async () => {
    const other = await start();
    const [machine, , , ...rest] = other.owner.split(":");
    const startOfThis = registerOwner().owner.split(":")[2];
    expect(isOwnerAlive([machine, other.pid, startOfThis, ...rest].join(":"))).toBe(false);
  });

  it("is told by heartbeats where the machine has been started anew, or is another one of the same name", async () => {
    const other = await start();
    const elsewhere = other.owner.replace(/~[^:]+/u, "~0123456789");
    expect(elsewhere).not.toBe(other.owner);
    expect(isOwnerAlive(elsewhere, ago(20))).toBe(true);
    expect(isOwnerAlive(elsewhere, ago(40))).toBe(false);
  });

  it("fits into its column, whatever the machine is called", () => {
    expect(registerOwner().owner.length).toBeLessThanOrEqual(190);
  });

  (hasContainers ? it : it.skip)(
    "is not taken from a container by another one, though both are the first process of their own and of one name",
    async () => {
      const [one, other] = [await start(true), await start(true)];
      expect([one.pid, other.pid]).toEqual([1, 1]);

      expect(await one.takesForAlive(other.owner)).toBe(true);
      expect(await other.takesForAlive(one.owner)).toBe(true);
      expect(await one.takesForAlive(other.owner, ago(40))).toBe(false);
    },
  );
});

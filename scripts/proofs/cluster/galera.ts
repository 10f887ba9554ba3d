import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

import { createConnection, type RowDataPacket } from "mysql2/promise";

import { findMariaDb } from "../../../tests/support/databases/startMariaDb.mjs";
import { freePort } from "../../../tests/e2e/support/servers/freePort.js";

const PROVIDERS = ["/usr/lib/galera/libgalera_smm.so", "/usr/lib64/galera-4/libgalera_smm.so"];
const COMES_UP_WITHIN_MS = 60_000;
/** Ends the node when our end of its standard input closes, however we end; first it says which process it is. */
const keeper = '"$@" & echo $!; read -r _; kill -KILL $! 2>/dev/null; wait';
/** Nothing has to survive the proof, so nothing waits for a disk. */
const forgetful = [
  "--innodb-flush-log-at-trx-commit=0",
  "--loose-innodb-flush-method=nosync",
  "--loose-innodb-doublewrite=0",
  "--innodb-buffer-pool-size=96M",
];

/** One node of the cluster: a server of MariaDB of its own. */
export class GaleraNode {
  constructor(
    readonly name: string,
    readonly port: number,
    private readonly pid: number,
    private readonly keeperProcess: ChildProcess,
  ) {}

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** As its root, in a connection of its own, which reads what the cluster had committed before. */
  async query<Row extends RowDataPacket>(statement: string, database = "library"): Promise<Row[]> {
    const connection = await createConnection(`mysql://root@${this.host}/${database}`);
    try {
      await connection.query("SET SESSION wsrep_sync_wait = 1");
      return (await connection.query<Row[]>(statement))[0];
    } finally {
      await connection.end();
    }
  }

  async status(name: string): Promise<string> {
    const connection = await createConnection(`mysql://root@${this.host}/`);
    try {
      const [rows] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE ?", [name]);
      return String(rows[0]?.Value ?? "");
    } finally {
      await connection.end();
    }
  }

  /** At once, as when its machine loses power. */
  kill(): void {
    this.signal("SIGKILL");
  }

  pause(): void {
    this.signal("SIGSTOP");
  }

  resume(): void {
    this.signal("SIGCONT");
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.keeperProcess;
    if (exitCode !== null || signalCode !== null) return;
    const ended = once(this.keeperProcess, "exit");
    this.keeperProcess.stdin?.end();
    await ended;
  }

  private signal(signal: NodeJS.Signals): void {
    process.kill(this.pid, signal);
  }
}

/** Where Galera's library is; null on a machine without it or without MariaDB. */
export function findGalera(): { readonly server: string; readonly provider: string } | null {
  const server = findMariaDb();
  const provider = PROVIDERS.find((path) => existsSync(path));
  return server && provider ? { server, provider } : null;
}

/** Three nodes on loopback, with their data in this folder; the first makes the cluster, the others take its data. */
export async function startGalera(
  { server, provider }: { readonly server: string; readonly provider: string },
  folder: string,
): Promise<GaleraNode[]> {
  const asRoot = process.getuid?.() === 0;
  const names = ["n1", "n2", "n3"];
  for (const name of names) mkdirSync(join(folder, name), { recursive: true });
  execFileSync("mariadb-install-db", [
    "--no-defaults",
    ...(asRoot ? ["--user=root"] : []),
    `--datadir=${join(folder, "n1")}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  // What copies the data from node to node runs as nobody where it is started as root.
  if (asRoot) execFileSync("chown", ["-R", "mysql", folder]);
  const portsOf = async () => ({
    sql: await freePort(),
    group: await freePort(),
    ist: await freePort(),
    sst: await freePort(),
  });
  const ports = await Promise.all(names.map(portsOf));
  const members = ports.map(({ group }) => `127.0.0.1:${group}`).join(",");
  const start = async (place: number): Promise<GaleraNode> => {
    const [name, port] = [names[place], ports[place]];
    if (name === undefined || port === undefined) throw new Error(`There is no node ${place}`);
    const options = [
      `base_host=127.0.0.1;base_port=${port.group};gmcast.listen_addr=tcp://127.0.0.1:${port.group}`,
      `ist.recv_addr=127.0.0.1:${port.ist};gcache.size=32M;gcache.recover=no;repl.causal_read_timeout=PT5S`,
    ].join(";");
    const node = spawn(
      "sh",
      [
        ...["-c", keeper, "sh", server, "--no-defaults"],
        ...(asRoot ? ["--user=mysql"] : []),
        `--datadir=${join(folder, name)}`,
        `--socket=${join(folder, `${name}.socket`)}`,
        `--log-error=${join(folder, `${name}.log`)}`,
        `--port=${port.sql}`,
        ...["--bind-address=127.0.0.1", "--skip-name-resolve", ...forgetful],
        ...["--binlog-format=ROW", "--innodb-autoinc-lock-mode=2", "--wsrep-on=ON", `--wsrep-provider=${provider}`],
        ...[`--wsrep-provider-options=${options}`, "--wsrep-cluster-name=aksara", `--wsrep-node-name=${name}`],
        ...["--wsrep-node-address=127.0.0.1", `--wsrep-sst-receive-address=127.0.0.1:${port.sst}`],
        ...["--wsrep-sst-method=rsync", "--wsrep-slave-threads=2"],
        ...(place === 0
          ? ["--wsrep-cluster-address=gcomm://", "--wsrep-new-cluster"]
          : [`--wsrep-cluster-address=gcomm://${members}`]),
      ],
      { stdio: ["pipe", "pipe", "ignore"], detached: true },
    );
    const [pid] = (await once(createInterface({ input: node.stdout }), "line")) as [string];
    const started = new GaleraNode(name, port.sql, Number(pid), node);
    await untilSynced(started);
    return started;
  };
  const first = await start(0);
  // One after the other, since one donor serves one joiner.
  return [first, await start(1), await start(2)];
}

export async function untilSynced(node: GaleraNode): Promise<void> {
  const until = performance.now() + COMES_UP_WITHIN_MS;
  while ((await node.status("wsrep_local_state_comment").catch(() => "")) !== "Synced") {
    if (performance.now() > until) throw new Error(`${node.name} did not join the cluster`);
    await wait(100);
  }
}

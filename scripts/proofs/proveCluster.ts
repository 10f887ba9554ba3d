/**
 * Starts three nodes of Galera, two built instances whose requests a proxy alternates, and shows that races have one
 * winner, that every session sees its own writes on both instances, and that nothing that was answered is lost while a
 * node falls behind, a node is killed and an instance is killed. Prints a table; ends with 1 where something does not
 * hold. Needs mariadb-server, galera-4 and rsync.
 */
import "../process/requireNode.mjs";

import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ensureBuilt } from "../build/ensureBuilt.mjs";
import { logIn } from "../limits/logIn.js";
import { AlternatingProxy } from "./cluster/AlternatingProxy.js";
import { badDay } from "./cluster/badDay.js";
import { Client } from "./cluster/Client.js";
import { findGalera, type GaleraNode, startGalera } from "./cluster/galera.js";
import { Instance } from "./cluster/instance.js";
import { ownWrites } from "./cluster/ownWrites.js";
import { counted, type Outcome, races } from "./cluster/races.js";
import { sentOnce } from "./cluster/sentOnce.js";

const ADMIN = { username: "admin", password: "kopi-tubruk-pagi" };

async function proveCluster(folder: string): Promise<boolean> {
  const galera = findGalera();
  if (!galera) {
    const line = "!".repeat(100);
    console.warn(`${line}\n!! NOT TESTED: no Galera, of the packages mariadb-server and galera-4\n${line}`);
    return true;
  }
  await ensureBuilt();
  const nodes: GaleraNode[] = [];
  const instances: Instance[] = [];
  let proxy: AlternatingProxy | undefined;
  try {
    nodes.push(...(await startGalera(galera, join(folder, "nodes"))));
    const [n1, n2, n3] = nodes as [GaleraNode, GaleraNode, GaleraNode];
    await createDatabase(n1);
    const shared = {
      DATA_DIR: join(folder, "data"),
      SESSION_SECRET: randomBytes(32).toString("hex"),
      ADMIN_PASSWORD: ADMIN.password,
      READ_BUDGET: "1000000",
    };
    const hosts = [n1, n2, n3].map(({ host }) => host);
    const start = (order: readonly string[]) =>
      Instance.start({ ...shared, DATABASE_URL: `mysql://root@${order.join(",")}/library` });
    // At once, into an empty database: one of them migrates it, on its node.
    instances.push(...(await Promise.all([start(hosts), start([...hosts.slice(1), ...hosts.slice(0, 1)])])));
    const [one, two] = instances as [Instance, Instance];
    proxy = await AlternatingProxy.start([one.port, two.port]);
    const { url } = proxy;
    const login = async (address: string) => {
      const headers = await logIn(address, ADMIN);
      return headers.cookie ? new Client(address, headers) : null;
    };
    const desk = await givenDesk(await givenAdmin(url, login));
    const addresses = [one, two].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
    const outcomes: Outcome[] = [];
    const add = (...added: readonly Outcome[]) => {
      for (const outcome of added) print(outcome);
      outcomes.push(...added);
    };
    print({ race: "what at once", rounds: "rounds", asked: "asked", statuses: "answered", wrong: [] });
    add(...(await ownWrites(desk, addresses, login)));
    // The sessions of before were too many for one account.
    const admin = await givenAdmin(url, login);
    for (const race of races) add(await race({ admin, desk, node: n3 }));
    add(await sentOnce(admin, desk, [n1, n2]));
    add(...(await badDay({ desk, nodes: [n1, n2, n3], instances: [one, two], addresses })));
    const faults = [...new Set(proxy.faults)];
    console.log(
      `\nThe instances answered ${counted(proxy.statuses)}; ${proxy.faults.length} of them no server may answer`,
    );
    for (const { troubles } of instances) console.log(`An instance logged ${counted(troubles)}`);
    for (const fault of faults.slice(0, 20)) console.error(`✗ ${fault}`);
    const isRight = outcomes.every(({ wrong }) => wrong.length === 0) && faults.length === 0;
    if (!isRight) for (const { output } of instances) console.error(output.slice(-60_000));
    return isRight;
  } finally {
    proxy?.close();
    await Promise.all(instances.map((instance) => instance.kill()));
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function createDatabase(node: GaleraNode): Promise<void> {
  await node.query("CREATE DATABASE library", "");
}

async function givenAdmin(url: string, login: (address: string) => Promise<Client | null>): Promise<Client> {
  const admin = await login(url);
  if (!admin) throw new Error("The administrator could not log in");
  return admin;
}

/** A program of the administrator's, which acts at the desk through the proxy. */
async function givenDesk(admin: Client): Promise<Client> {
  const { token } = await admin.one("POST", "/tokens", { name: "Meja", scope: "write" });
  return new Client(admin.address, { authorization: `Bearer ${String(token)}` });
}

interface Row extends Omit<Outcome, "rounds" | "asked"> {
  readonly rounds: number | string;
  readonly asked: number | string;
}

function print({ race, rounds, asked, statuses, wrong }: Row): void {
  const sign = wrong.length > 0 ? "✗" : "✓";
  console.log(`${sign} ${race.padEnd(58)} ${String(rounds).padStart(6)} ${String(asked).padStart(6)}  ${statuses}`);
  for (const line of new Set(wrong)) console.log(`    ${line}`);
}

const folder = mkdtempSync(join(tmpdir(), "aksara-cluster-"));
// The nodes run as another user where this is root.
chmodSync(folder, 0o755);
const begun = performance.now();
try {
  process.exitCode = (await proveCluster(folder)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${((performance.now() - begun) / 1_000).toFixed(0)} s`);

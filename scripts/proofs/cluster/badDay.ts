import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { createConnection, type RowDataPacket } from "mysql2/promise";

import { assertUsable } from "../../../server/assertUsable.js";
import { openDatabase } from "../../../server/openDatabase.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { storageTrouble } from "../../../server/platform/database/databaseErrors.js";
import type { HttpAnswer, Client } from "./Client.js";
import { type GaleraNode, untilSynced } from "./galera.js";
import type { Instance } from "./instance.js";
import { counted, countOf, givenBook, givenStudents, numbers, type Outcome } from "./races.js";

interface Cluster {
  readonly desk: Client;
  readonly nodes: readonly [GaleraNode, GaleraNode, GaleraNode];
  readonly instances: readonly [Instance, Instance];
  readonly addresses: readonly [string, string];
}

const ASK_EVERY_MS = 50;
const LOANS = 60;
/** A node that says nothing for longer is put out of the cluster. */
const PAUSED_MS = 2_000;
const BEHIND_MS = 2_000;
const CALM_MS = 1_500;
/** The cluster notices within five seconds that a node has gone, and writes wait until then. */
const SETTLED_MS = 7_000;
/** As long as a busy machine takes to answer what has come together meanwhile. */
const READY_WITHIN_MS = 30_000;

interface Named extends RowDataPacket {
  readonly name: string;
}

/**
 * Twenty acts a second through the proxy, reading and writing, while one thing after the other goes wrong. What was
 * answered has to be there at the end, on a node that is left.
 */
export async function badDay({ desk, nodes, instances, addresses }: Cluster): Promise<Outcome[]> {
  const [n1, n2, n3] = nodes;
  const load = await Load.begin(desk);
  const outcomes: Outcome[] = [];
  const during = async (race: string, happens: () => Promise<readonly string[]>) => {
    load.forget();
    const wrong = await happens();
    outcomes.push({ race, rounds: 1, ...load.seen(), wrong: [...wrong, ...load.wrong()] });
  };
  await during("nothing happens", async () => {
    await wait(CALM_MS);
    return [];
  });
  await during("a node falls behind by two seconds", () => readBehind(desk, n2, addresses));
  await during("a node stands still for two seconds", async () => {
    n3.pause();
    await wait(PAUSED_MS);
    n3.resume();
    await wait(CALM_MS);
    return [];
  });
  await during("a node is cut off, and comes back", async () => {
    // As an instance whose address names this node alone.
    const database = await openDatabase({ url: `mysql://root@${n2.host}/library` });
    await n2.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
    const refusal = await refusalOf(database);
    const goneOn = await goesOn(instances[1]);
    await wait(CALM_MS);
    await isolationEnds(n2);
    await database.close();
    return [...goneOn, ...(refusal === "unreachable" ? [] : ["an instance of that node alone says that it is ready"])];
  });
  await during("a node is killed", async () => {
    n1.kill();
    await wait(SETTLED_MS);
    return goesOn(instances[0]);
  });
  await during("an instance is killed", async () => {
    await instances[1].kill();
    await wait(CALM_MS);
    return [];
  });
  await load.end();
  outcomes.push(await load.kept(n3));
  return outcomes;
}

/** What is written on one instance while the node of the other one applies nothing is read there all the same. */
async function readBehind(desk: Client, node: GaleraNode, [here, there]: readonly [string, string]): Promise<string[]> {
  const connection = await createConnection(`mysql://root@${node.host}/library`);
  try {
    await connection.query("SET GLOBAL wsrep_desync = ON");
    await connection.query("FLUSH TABLES WITH READ LOCK");
    const written = await Promise.all(
      numbers(5).map((place) =>
        desk.at(here).one("POST", "/students", { nis: `77${place}`, name: `Siswa ${place}`, class_name: "XII" }),
      ),
    );
    const reading = Promise.all(written.map(({ id }) => desk.at(there).ask("GET", `/students/${id}`)));
    await wait(BEHIND_MS);
    await connection.query("UNLOCK TABLES");
    await connection.query("SET GLOBAL wsrep_desync = OFF");
    const stale = (await reading).filter(({ status }) => status !== 200).length;
    return stale > 0 ? [`${stale} of ${written.length} not seen`] : [];
  } finally {
    await connection.end();
  }
}

/** Why `/readyz` says no; null where it does not within the time. */
async function refusalOf(database: Database): Promise<unknown> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const refusal = await assertUsable(database, { dataDir: ".", databaseUrl: "" }).then(() => null, storageTrouble);
    if (refusal !== null) return refusal;
    await wait(100);
  }
  return null;
}

async function isolationEnds(node: GaleraNode): Promise<void> {
  const connection = await createConnection(`mysql://root@${node.host}/`);
  await connection.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
  await connection.end();
  await untilSynced(node);
}

/** Whether the instance whose node has gone goes to another one. */
async function goesOn(instance: Instance): Promise<readonly string[]> {
  const until = performance.now() + READY_WITHIN_MS;
  const seen = new Map<number, number>();
  while (performance.now() < until) {
    const status = await instance.readiness();
    if (status === 200) return [];
    seen.set(status, (seen.get(status) ?? 0) + 1);
    await wait(100);
  }
  return [`the instance of that node is not ready: ${counted(seen)}`];
}

/** What is asked all the time, and what was answered. */
class Load {
  private readonly answered: { readonly students: string[]; readonly loans: string[] } = { students: [], loans: [] };
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private statuses = new Map<number, number>();
  private unread: string[] = [];
  private asked = 0;
  private number = 0;

  private constructor(
    private readonly desk: Client,
    private readonly loans: readonly { readonly nis: string; readonly code: string }[],
  ) {
    this.timer = setInterval(() => {
      const asking = this.next();
      this.underWay.add(asking);
      void asking.finally(() => this.underWay.delete(asking));
    }, ASK_EVERY_MS);
  }

  static async begin(desk: Client): Promise<Load> {
    const { code } = await givenBook(desk, LOANS);
    const students = await givenStudents(desk, LOANS);
    return new Load(
      desk,
      students.map((nis, place) => ({ nis, code: code(place) })),
    );
  }

  forget(): void {
    this.statuses = new Map();
    this.unread = [];
    this.asked = 0;
  }

  seen() {
    return { asked: this.asked, statuses: counted(this.statuses) };
  }

  wrong(): string[] {
    return this.unread;
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  /** Whether all that was answered with success is there. */
  async kept(node: GaleraNode): Promise<Outcome> {
    const { students, loans } = this.answered;
    const lost = async (what: string, expected: readonly string[], statement: string) => {
      const rows = await node.query<Named>(statement);
      const there = new Set(rows.map(({ name }) => name));
      const missing = expected.filter((name) => !there.has(name));
      return missing.length > 0 ? [`${missing.length} of ${expected.length} ${what} lost: ${missing.join(", ")}`] : [];
    };
    const lent = "SELECT item_code AS name FROM borrowings JOIN copies ON copies.id = copy_id";
    const twice = await countOf(
      node,
      "borrowings WHERE returned_at IS NULL GROUP BY copy_id HAVING COUNT(*) > 1 LIMIT 1",
    );
    return {
      race: "what was answered is there",
      rounds: 1,
      asked: students.length + loans.length,
      statuses: `${students.length} students, ${loans.length} loans`,
      wrong: [
        ...(await lost("students", students, "SELECT nis AS name FROM students")),
        ...(await lost("loans", loans, lent)),
        ...(twice > 0 ? ["a copy is lent twice"] : []),
      ],
    };
  }

  private async next(): Promise<void> {
    this.number += 1;
    const loan = this.number % 5 === 0 ? this.loans[this.number / 5] : undefined;
    if (loan) return this.lend(loan);
    const nis = `88${String(this.number).padStart(5, "0")}`;
    const written = await this.ask("POST", "/students", { nis, name: `Siswa ${nis}`, class_name: "XII" });
    const { data } = written.body;
    if (written.status !== 201 || !data || !("id" in data)) return;
    this.answered.students.push(nis);
    const read = await this.ask("GET", `/students/${String(data.id)}`);
    if (read.status !== 200 && read.status !== 503) this.unread.push(`own write answered ${read.status}`);
  }

  /** As the desk's screen does: what was not answered is sent again with its key. */
  private async lend({ nis, code }: { readonly nis: string; readonly code: string }): Promise<void> {
    const scan = { nis, item_code: code, idempotency_key: randomUUID() };
    for (let tries = 0; tries < 3; tries += 1) {
      const { status } = await this.ask("POST", "/borrowings", scan);
      if (status === 201) {
        this.answered.loans.push(code);
        return;
      }
      if (status !== 503) {
        this.unread.push(`a loan answered ${status}`);
        return;
      }
      await wait(1_000);
    }
  }

  private async ask(method: string, path: string, body?: object): Promise<HttpAnswer> {
    this.asked += 1;
    const answer = await this.desk.ask(method, path, body);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    return answer;
  }
}

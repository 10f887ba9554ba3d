import { setTimeout as wait } from "node:timers/promises";

import type { FastifyInstance } from "fastify";
import { parse } from "graphql";
import sql from "sql-template-tag";

import { openDatabase } from "../../../server/openDatabase.js";
import { migrationNames } from "../../../server/platform/database/connect.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { TimeBudget } from "../../../server/platform/database/reading/TimeBudget.js";
import { MAX_AGE_MS } from "../../../server/platform/database/replicas/Replica.js";
import { lockInstallation } from "../../../server/system/installation.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { ReplicatedMariaDb } from "../../support/databases/replicatedMariaDb.js";
import { StatementCounter } from "../../support/databases/statementCounter.js";
import { asAdmin } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

/** Less than a visitor's reads may take in all. */
const SOON_MS = 4_000;
const DELAY_SECONDS = 5;
const TITLES = "{ books(first: 100) { edges { node { title } } } }";
const MARK = /(?:; )?just_wrote=1/u;

interface Titles {
  readonly books: { readonly edges: readonly { readonly node: { readonly title: string } }[] };
}

const titlesIn = (data: unknown) => (data as Titles).books.edges.map(({ node }) => node.title);

/** A library with one replica, as its doors serve it; its page lists what it asks of GraphQL, as the client's do. */
class Library {
  private constructor(
    readonly database: Database,
    readonly app: FastifyInstance,
    /** A session without the mark of its login, which is over in a few seconds. */
    readonly librarian: Readonly<Record<string, string>>,
  ) {}

  static async open({ primary, replica }: ReplicatedMariaDb, replicaDatabase = "library"): Promise<Library> {
    const url = primary.urlOf("library");
    const replicaUrls = replica.urlOf(replicaDatabase, "?pool=60");
    const database = await openDatabase({ url, replicaUrls });
    await database.write(testWrite, lockInstallation);
    const app = await createTestApp(
      database,
      { DATABASE_URL: url, DATABASE_REPLICA_URLS: replicaUrls },
      {
        render: async ({ execute }) => {
          const { data } = await execute({ query: parse(TITLES), variables: {} });
          return { status: 200, html: `<!doctype html><title>${titlesIn(data).join(", ")}</title>` };
        },
      },
    );
    const { cookie = "", ...headers } = await asAdmin(app, database);
    database.replicas?.watch(() => undefined);
    return new Library(database, app, { ...headers, cookie: cookie.replace(MARK, "") });
  }

  /** Why the replica is left alone; null while it is used. */
  get leftAlone(): string | null {
    return [...(this.database.replicas?.states.values() ?? [])][0] ?? null;
  }

  /** Waits until the replica is used, or is left alone for this reason. */
  async becomes(leftAlone: string | null): Promise<void> {
    await until(() => this.leftAlone === leftAlone);
  }

  async add(title: string): Promise<void> {
    const { errors } = await postGraphql(
      this.app,
      "mutation ($title: String!) { createBook(input: { title: $title }) { ... on CreateBookPayload { book { id } } } }",
      { title },
      this.librarian,
    );
    expect(errors).toEqual([]);
  }

  async titles(as: Readonly<Record<string, string>> = {}): Promise<string[]> {
    const { data, errors } = await postGraphql(this.app, TITLES, {}, as);
    expect(errors).toEqual([]);
    return titlesIn(data);
  }

  get(url: string, headers: Readonly<Record<string, string>> = {}) {
    return this.app.inject({ url, headers });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > 30_000) throw new Error("It did not come to be so");
    await wait(20);
  }
}

describe("A library with a replica", () => {
  const servers = new ReplicatedMariaDb();
  let isThere = false;
  let library: Library;
  beforeAll(async () => {
    isThere = await servers.start();
    if (isThere) library = await Library.open(servers);
  });
  beforeEach(async () => {
    if (!isThere) return;
    await servers.delay(0);
    await library.becomes(null);
  });
  afterAll(async () => {
    if (isThere) await library.close();
    await servers.stop();
  });
  const story = (title: string, tell: () => Promise<void>) =>
    it(title, async () => {
      if (isThere) await tell();
    });
  /** How often books were read at the replica meanwhile. */
  const askedDuring = async (work: () => Promise<unknown>) => {
    const before = servers.replica.asked("books");
    await work();
    return servers.replica.asked("books") - before;
  };

  /** Waits until it does: on a busy machine a look may be late. */
  const goesToReplica = (work: () => Promise<unknown>) => until(async () => (await askedDuring(work)) > 0);

  story("is read there by visitors, at every door, and by nobody who is logged in", async () => {
    await library.add("Laut Bercerita");
    await until(async () => (await library.titles()).includes("Laut Bercerita"));

    for (const ask of [
      () => library.titles(),
      () => library.get("/api/books"),
      () => library.get("/api/books?per_page=10"),
      () => library.get(`/books?${Math.random()}`),
    ]) {
      await goesToReplica(ask);
    }
    for (const ask of [
      () => library.titles(library.librarian),
      () => library.get("/api/books", library.librarian),
      () => library.get("/books", library.librarian),
    ]) {
      expect(await askedDuring(ask)).toBe(0);
    }
  });

  story("has nobody who has just written look at a replica, not after the logout either", async () => {
    const isMarked = (cookies: readonly { readonly name: string; readonly maxAge?: number }[]) =>
      cookies.some(({ name, maxAge = 0 }) => name === "just_wrote" && maxAge * 1_000 > MAX_AGE_MS);
    const search = { payload: { search: "laut" } };
    const searched = await library.app.inject({ method: "POST", url: "/api/books/searches", ...search });
    const mutation = await library.app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: 'mutation { enterSearch(input: { search: "laut" }) { __typename } }' },
    });
    const query = await library.app.inject({ method: "POST", url: "/graphql", payload: { query: TITLES } });
    const { cookie = "", ...headers } = await asAdmin(library.app, library.database);
    const logout = await library.app.inject({
      method: "POST",
      url: "/api/auth/logout",
      headers: { ...headers, cookie },
    });
    const read = await library.get("/api/books");

    expect([searched, mutation, logout].map(({ cookies }) => isMarked(cookies))).toEqual([true, true, true]);
    expect([query, read].map(({ cookies }) => isMarked(cookies))).toEqual([false, false]);
    expect(await askedDuring(() => library.titles({ cookie: "just_wrote=1" }))).toBe(0);
  });

  story("shows a librarian at once what was added, by both doors, while the replica is behind", async () => {
    await servers.delay(DELAY_SECONDS);
    for (let time = 1; time <= 20; time += 1) {
      const title = `Judul ${time}`;
      await library.add(title);
      const byRest = await library.get("/api/books?sort=newest&per_page=50", library.librarian);

      expect(await library.titles(library.librarian)).toContain(title);
      expect(byRest.body).toContain(`"${title}"`);
      expect((await library.get("/books", library.librarian)).body).toContain(title);
    }
  });

  story("shows visitors nothing older than two seconds, each answer under the version that it has", async () => {
    await until(async () => (await library.titles()).includes("Judul 20"));
    const ways = ["/api/books", "/books"];
    const before = await Promise.all(ways.map((url) => library.get(url)));
    const bodies = new Map<string, Set<string>>();
    await servers.delay(DELAY_SECONDS);
    await library.add("Bumi Manusia");
    const writtenAt = performance.now();
    let old = 0;
    let kept = 0;
    const last = new Map<string, string>();
    // Longer than the delay: the replica catches up and is used again.
    for (let age = 0; age < (DELAY_SECONDS + 3) * 1_000; age = performance.now() - writtenAt) {
      const seen = await library.titles();
      const answers = await Promise.all(
        ways.map(async (url, way) => ({
          url,
          toOld: await library.get(url, { "if-none-match": String(before[way]?.headers.etag) }),
          toLast: await library.get(url, last.has(url) ? { "if-none-match": last.get(url) ?? "" } : {}),
        })),
      );
      if (!seen.includes("Bumi Manusia")) old += 1;
      for (const { url, toOld, toLast } of answers) {
        for (const answer of [toOld, toLast].filter(({ statusCode }) => statusCode === 200)) {
          const etag = String(answer.headers.etag);
          bodies.set(url + etag, (bodies.get(url + etag) ?? new Set()).add(answer.body));
          if (age > MAX_AGE_MS) expect(answer.body).toContain("Bumi Manusia");
        }
        last.set(url, String(toLast.headers.etag));
        if (toOld.statusCode === 304) kept += 1;
        if (age > MAX_AGE_MS) expect([url, toOld.statusCode]).toEqual([url, 200]);
      }
      if (age > MAX_AGE_MS) expect(seen).toContain("Bumi Manusia");
    }
    // It was read while it was behind, or nothing was shown.
    expect([old, kept].map((count) => count > 0)).toEqual([true, true]);
    expect([...bodies.values()].map(({ size }) => size)).toEqual([...bodies.values()].map(() => 1));
    await servers.delay(0);
    await goesToReplica(() => library.titles());
  });

  story("goes on at the primary where the replica is killed in the middle of fifty reads, and comes back", async () => {
    const expected = await library.titles();
    // They wait there until it is killed.
    const locking = servers.replica.query("LOCK TABLES library.books WRITE", "SELECT SLEEP(60)").catch(() => undefined);
    await until(async () => {
      const [table] = await servers.replica.query<{ In_use: number }>("SHOW OPEN TABLES FROM library LIKE 'books'");
      return Number(table?.In_use) > 0;
    });
    const before = servers.replica.asked("books");
    const reads: Promise<string[]>[] = [];
    await until(() => {
      reads.push(library.titles());
      return servers.replica.asked("books") - before >= 50;
    });
    await servers.replica.kill();
    const answers = await Promise.all(reads);
    await locking;

    expect(answers).toEqual(answers.map(() => expected));
    expect(await library.titles()).toEqual(expected);
    expect((await library.get("/api/books")).statusCode).toBe(200);
    await library.becomes("unreachable");
    await servers.replica.start();
    await goesToReplica(() => library.titles());
  });

  story(
    "has an operation that has left a replica read the primary to its end, where it has seen what is newer",
    async () => {
      const { primary, replica } = servers;
      await replica.query(
        "CREATE USER sebagian@'127.0.0.1'",
        ...["counters", "installations", "migrations"].map(
          (table) => `GRANT SELECT ON library.${table} TO sebagian@'127.0.0.1'`,
        ),
      );
      const counter = new StatementCounter();
      const whole = replica.urlOf("library");
      const database = await openDatabase({
        url: primary.urlOf("library"),
        replicaUrls: `${whole.replace("root@", "sebagian@")} ${whole}`,
        logger: counter,
      });
      await database.replicas?.look();
      const atPrimary = [];
      // Each begins at another replica, and one of the two may not read books.
      for (const budget of [new TimeBudget(60_000), new TimeBudget(60_000)]) {
        budget.start();
        const reads = database.withinReplica(budget);
        const statements = await counter.statementsDuring(async () => {
          await reads.read((reader) => reader.count(sql`FROM books`));
          await reads.read((reader) => reader.rows(sql`SELECT 1 AS one`));
        });
        atPrimary.push(statements.length);
      }
      await database.close();

      expect(atPrimary.toSorted()).toEqual([0, 2]);
    },
  );

  story("waits for a replica that hangs no longer than it is late", async () => {
    const expected = await library.titles();
    const { goOn } = await servers.replica.hang();
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => library.titles()));
    const took = performance.now() - begun;
    await library.becomes("unreachable");
    goOn();
    await library.becomes(null);

    expect(answers).toEqual(answers.map(() => expected));
    expect(took).toBeLessThan(SOON_MS);
  });

  story("leaves a replica alone that stands still, until it has caught up", async () => {
    await servers.replica.query("STOP SLAVE SQL_THREAD");
    await library.add("Cantik Itu Luka");
    await library.becomes("behind");

    expect(await askedDuring(async () => expect(await library.titles()).toContain("Cantik Itu Luka"))).toBe(0);
    await servers.replica.query("START SLAVE SQL_THREAD");
    await goesToReplica(async () => expect(await library.titles()).toContain("Cantik Itu Luka"));
  });

  story("leaves a replica alone that nobody has looked at for two seconds", async () => {
    const url = servers.primary.urlOf("library");
    const database = await openDatabase({ url, replicaUrls: servers.replica.urlOf("library") });
    const states = () => [...(database.replicas?.states.values() ?? [])];
    await database.replicas?.look();
    expect(states()).toEqual([null]);
    await until(() => states()[0] === "behind");
    await database.close();
  });

  story("leaves a replica alone that is ahead, as of a primary that was restored", async () => {
    const move = (by: number) => `UPDATE library.counters SET value = value + ${by} WHERE name = 'changes'`;
    await servers.replica.query(move(1_000));
    await library.becomes("behind");
    await servers.replica.query(move(-1_000));
    await library.becomes(null);
  });

  story("leaves a replica alone that lacks this version's last migration", async () => {
    const last = migrationNames.at(-1);
    await servers.replica.query(`DELETE FROM library.migrations WHERE name = '${last}'`);
    await library.becomes("another version");
    await servers.replica.query(`INSERT INTO library.migrations (timestamp, name) VALUES (1, '${last}')`);
    await library.becomes(null);
  });

  story("leaves a replica alone that is of another library, or has not yet begun to follow", async () => {
    await servers.replica.query("CREATE DATABASE other", "CREATE DATABASE nothing");
    const other = await openDatabase({ url: servers.replica.urlOf("other") });
    await other.write(testWrite, lockInstallation);
    await other.close();
    const wrong = await Library.open(servers, "other");
    const empty = await Library.open(servers, "nothing");

    await wrong.becomes("another library");
    expect(await wrong.titles()).toContain("Laut Bercerita");
    await empty.database.replicas?.look();
    expect([empty.leftAlone, await empty.titles()]).toEqual([
      "unreachable",
      expect.arrayContaining(["Laut Bercerita"]),
    ]);
    await wrong.close();
    await empty.close();
  });
});

import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { createConnection, type RowDataPacket } from "mysql2/promise";

import { type OwnMariaDb, startOwnMariaDb } from "./ownMariaDb.js";

/** A server of a test's own that can be killed and started again where it was. */
class Server {
  private own: OwnMariaDb | null = null;
  private port: string | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "aksara-replicated-"));

  constructor(private readonly options: readonly string[]) {}

  /** False on a machine without MariaDB. */
  async start(): Promise<boolean> {
    const port = this.port === null ? [] : [`--port=${this.port}`];
    const log = ["--general-log=1", `--general-log-file=${this.log}`];
    this.own = await startOwnMariaDb(this.folder, [...this.options, ...log, ...port]);
    if (this.own.url !== null) this.port = new URL(this.own.url).port;
    return this.own.url !== null;
  }

  private get log(): string {
    return join(this.folder, "statements.log");
  }

  /** How often it was asked for rows of this table so far. */
  asked(table: string): number {
    return readFileSync(this.log, "utf8").split(`FROM ${table} `).length - 1;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  urlOf(database: string, parameters = ""): string {
    return `mysql://root@${this.host}/${database}${parameters}`;
  }

  /** As its root, who may write where nobody else may. */
  async query<Row = Record<string, unknown>>(...statements: readonly string[]): Promise<Row[]> {
    const connection = await createConnection(this.urlOf(""));
    try {
      let rows: RowDataPacket[] = [];
      for (const statement of statements) [rows] = await connection.query<RowDataPacket[]>(statement);
      return rows as Row[];
    } finally {
      await connection.end();
    }
  }

  /** As when its machine loses power. */
  async kill(): Promise<void> {
    if (!this.own || this.own.process.exitCode !== null || this.own.process.signalCode !== null) return;
    const ended = once(this.own.process, "exit");
    this.own.process.kill();
    await ended;
    while (
      await this.query("SELECT 1").then(
        () => true,
        () => false,
      )
    )
      await wait(20);
  }

  /** As a machine that hangs: it keeps its connections and says nothing. */
  async hang(): Promise<{ readonly goOn: () => void }> {
    const [row] = await this.query<{ file: string }>("SELECT @@pid_file AS file");
    const pid = Number(readFileSync(join(this.folder, "data", row?.file.split("/").at(-1) ?? ""), "utf8"));
    process.kill(pid, "SIGSTOP");
    return { goOn: () => process.kill(pid, "SIGCONT") };
  }
}

/** A primary of MariaDB, and a replica that follows it. */
export class ReplicatedMariaDb {
  readonly primary = new Server(["--log-bin=binlog", "--server-id=1"]);
  /** What it has applied survives a kill, as on a server that is meant to last. */
  readonly replica = new Server(["--server-id=2", "--innodb-flush-log-at-trx-commit=1", "--sync-relay-log=1"]);

  /** False on a machine without MariaDB: databasesUp.mjs says so. */
  async start(): Promise<boolean> {
    // One after the other: at once they might find the same port free.
    if (!(await this.primary.start())) return false;
    await this.replica.start();
    await this.primary.query(
      "CREATE USER replica@'127.0.0.1' IDENTIFIED BY 'sandi'",
      "GRANT REPLICATION SLAVE ON *.* TO replica@'127.0.0.1'",
      "CREATE DATABASE library",
    );
    await this.replica.query(
      `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${this.primary.host.split(":")[1]},
       MASTER_USER = 'replica', MASTER_PASSWORD = 'sandi', MASTER_USE_GTID = slave_pos, MASTER_CONNECT_RETRY = 1`,
      "START SLAVE",
    );
    return true;
  }

  async stop(): Promise<void> {
    await Promise.all([this.primary.kill(), this.replica.kill()]);
  }

  /** From now on it applies what was written so many seconds ago. */
  async delay(seconds: number): Promise<void> {
    await this.replica.query("STOP SLAVE", `CHANGE MASTER TO MASTER_DELAY = ${seconds}`, "START SLAVE");
  }
}

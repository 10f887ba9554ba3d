import mysql, { type Pool, type PoolConnection } from "mysql2";
import { QueryFailedError } from "typeorm";

import { type MysqlAddress, mysqlConnection, VALUES } from "../mysqlAddress.js";
import type { StoredRow } from "../reading/LongReads.js";

/**
 * Connections to one replica, made when they are needed: one that is not there keeps no library from starting. All of
 * them can be given up at once, with what waits for them: a machine that has gone without a word ends nothing itself.
 */
export class ReplicaConnections {
  private readonly pool: Pool;
  private readonly open = new Set<PoolConnection>();
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(address: MysqlAddress, count: number) {
    this.pool = mysql.createPool({
      ...mysqlConnection(address),
      ...VALUES,
      // As TypeORM reads them from the primary.
      supportBigNumbers: true,
      bigNumberStrings: true,
      stringifyObjects: true,
      connectionLimit: count,
    });
    this.pool.on("connection", (connection) => {
      this.open.add(connection);
      connection.once("end", () => this.open.delete(connection));
    });
  }

  query(text: string, values: unknown[]): Promise<StoredRow[]> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        this.waiting.delete(fail);
        reject(new QueryFailedError(text, values, error));
      };
      this.waiting.add(fail);
      this.pool.query(text, values, (error, rows) => {
        if (error) return fail(error);
        this.waiting.delete(fail);
        return resolve(rows as StoredRow[]);
      });
    });
  }

  giveUp(): void {
    for (const connection of this.open) connection.destroy();
    this.pool.end(() => undefined);
    for (const fail of [...this.waiting]) fail(new Error("The replica does not answer"));
  }
}

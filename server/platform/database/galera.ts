import mysql, { type Pool, type PoolConnection, type PoolOptions } from "mysql2";

interface GaleraPool {
  /** What TypeORM uses of the driver. */
  readonly driver: { readonly createPool: (options: PoolOptions) => Pool };
  /** Ends the connections to a node that is apart from its cluster, and makes the next ones to another. */
  readonly leaveNode: () => void;
}

/** What was begun on the node that was left fails for a moment, and is no reason to leave the next one. */
const LEAVE_AGAIN_AFTER_MS = 1_000;

/**
 * A pool of connections to nodes of Galera, which answer before they have applied what another node has committed. Each
 * read, and each transaction at its start, waits until its node has: a session sees its own writes, whichever instance
 * and node they went through.
 */
export function galeraPool(nextHost: () => void): GaleraPool {
  const idle = new Set<PoolConnection>();
  const left = new WeakSet<PoolConnection>();
  const all = new Set<PoolConnection>();
  let leftAt = -Infinity;
  const createPool = (options: PoolOptions) => {
    const pool = mysql.createPool(options);
    pool.on("connection", (connection) => {
      all.add(connection);
      connection.once("end", () => all.delete(connection));
      waitForOwnWrites(connection);
    });
    pool.on("acquire", (connection) => void idle.delete(connection));
    pool.on("release", (connection) => {
      if (left.has(connection)) end(connection);
      else idle.add(connection);
    });
    return pool;
  };
  const end = (connection: PoolConnection) => {
    idle.delete(connection);
    all.delete(connection);
    connection.destroy();
  };
  return {
    driver: { ...mysql, createPool },
    leaveNode: () => {
      if (performance.now() - leftAt < LEAVE_AGAIN_AFTER_MS) return;
      leftAt = performance.now();
      nextHost();
      for (const connection of all) left.add(connection);
      // A connection in use is ended when it is released; until then its statements fail for the same reason.
      for (const connection of [...idle]) end(connection);
    },
  };
}

/** Sent before the first statement of whoever has asked for the connection. */
function waitForOwnWrites(connection: PoolConnection): void {
  connection.query("SET SESSION wsrep_sync_wait = 1", (error) => {
    if (error) connection.destroy();
  });
}

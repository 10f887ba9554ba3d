import { createConnection } from "mysql2/promise";

const TEST_DATABASE = /^aksara_test_([0-9a-z]+)_/;
const abandonedAfterMs = 3_600_000;

/** True where the server lets us make and drop databases, as the tests will. */
export async function isReachable(url) {
  try {
    return await withConnection(url, async (connection) => {
      const probe = `aksara_test_${Date.now().toString(36)}_probe${process.pid}`;
      await connection.query(`CREATE DATABASE ${probe}`);
      await connection.query(`DROP DATABASE ${probe}`);
      return true;
    });
  } catch {
    return false;
  }
}

/** A killed run leaves its databases behind; the next one removes them. */
export async function dropAbandonedDatabases(url) {
  await withConnection(url, async (connection) => {
    const [rows] = await connection.query("SELECT schema_name AS name FROM information_schema.schemata");
    for (const { name } of rows) {
      const madeAt = parseInt(TEST_DATABASE.exec(name)?.[1] ?? "", 36);
      if (madeAt < Date.now() - abandonedAfterMs) {
        await connection.query(`DROP DATABASE ${name}`);
      }
    }
  });
}

async function withConnection(url, work) {
  const connection = await createConnection({ uri: url, connectTimeout: 3_000 });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import sql from "sql-template-tag";

import { metricReadings } from "../../../../server/metricReadings.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { Metrics } from "../../../../server/platform/http/metrics.js";
import { lockInstallation } from "../../../../server/system/installation.js";
import { onBothEngines } from "../../../support/database.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("The metrics of an instance", (test) => {
  let metrics: Metrics;
  let server: Server;
  beforeEach(async () => {
    metrics = await Metrics.create();
    server = await metrics.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(() => server.close());
  const ask = async (path = "/metrics") => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const request = { method: "GET", route: "/api/books/:id", status: 200, ms: 30, isAborted: false };

  it("tell how long requests took, by route, and operations by what was asked for", async () => {
    metrics.countRequest(request);
    metrics.countRequest({ ...request, method: "BREW", route: null, status: 404 });
    metrics.countRequest({ ...request, method: "POST", route: "/graphql", operation: "query books" });
    const { text } = await ask();
    expect(text).toContain(
      'aksara_http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/books/:id",status="200"} 1',
    );
    expect(text).toContain('aksara_http_request_duration_seconds_count{method="other",route="none",status="404"} 1');
    expect(text).toContain('aksara_graphql_operation_duration_seconds_count{operation="query books",status="200"} 1');
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect((await ask("/")).status).toBe(404);
  });

  it("say of each replica whether it is used", async () => {
    if (test.engine === "sqlite") return;
    const replicaUrls = `${test.url} mysql://root@127.0.0.1:9/library`;
    const database = await openDatabase({ url: test.url, replicaUrls });
    await database.write(testWrite, lockInstallation);
    metrics.addReadings(metricReadings(database, { dataDir: process.cwd() }));
    await database.replicas?.look();
    const { text } = await ask();
    await database.close();
    expect(text).toContain(`aksara_database_replica_used{replica="${new URL(test.url).host}"} 1\n`);
    expect(text).toContain('aksara_database_replica_used{replica="127.0.0.1:9"} 0\n');
  });

  it("read the library when they are asked for, and leave out what cannot be read", async () => {
    const database = await openDatabase({ url: test.url, watch: metrics.databaseWatch });
    metrics.addReadings([
      ...metricReadings(database, { dataDir: process.cwd() }),
      { name: "aksara_unreadable", help: "Never there.", read: () => Promise.reject(new Error("gone")) },
    ]);
    await database.write(testWrite, (tx) => tx.run(sql`DELETE FROM subjects WHERE 0`));
    // The readings of the first are told by the second.
    await ask();
    const { text } = await ask();
    await database.close();
    expect(text).toMatch(/^aksara_imports_running 0$/mu);
    expect(text).toMatch(/^aksara_notices_waiting 0$/mu);
    expect(text).toMatch(/^aksara_database_writes_under_way 0$/mu);
    expect(text).toMatch(/^aksara_disk_free_bytes \d+/mu);
    expect(text).toMatch(/^aksara_database_statement_duration_seconds_count\{kind="DELETE"\} 1$/mu);
    expect(text).toMatch(/^aksara_database_statement_duration_seconds_count\{kind="SELECT"\} [1-9]\d*$/mu);
    expect(text).toMatch(/^aksara_database_write_duration_seconds_count 1$/mu);
    expect(/^aksara_database_pool_open [1-9]/mu.test(text)).toBe(database.engine === "mysql");
    expect(/^aksara_database_pool_waiting 0/mu.test(text)).toBe(database.engine === "mysql");
    expect(text).not.toMatch(/^aksara_unreadable \d/mu);
  });
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { openDatabase } from "../../../server/openDatabase.js";
import { Tracing } from "../../../server/platform/http/tracing.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin } from "../../support/people.js";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

onBothEngines("OpenTelemetry", (test) => {
  let collector: Server;
  let sent: { readonly url: string; readonly body: Sent }[];
  beforeEach(async () => {
    sent = [];
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        sent.push({ url: request.url ?? "", body: JSON.parse(body) as Sent });
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => collector.close());

  const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const traced = async (environment: Readonly<Record<string, string>> = {}, share = 1) => {
    const tracing = await Tracing.create({ endpoint: endpoint(), serviceName: "perpus-kota", share });
    const database = await openDatabase({ url: test.url, watch: tracing.databaseWatch(test.engine) });
    const app = await createTestApp(database, environment, undefined, { tracing });
    app.addHook("onClose", () => database.close());
    return app;
  };
  const spans = () =>
    sent.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some)),
    );
  const attribute = (span: Span | undefined, name: string) =>
    Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

  it("is told each request and its statements by route and operation, and nothing of who asked for what", async () => {
    const app = await traced();
    const as = await asAdmin(app, test.database);
    await app.inject({ url: "/api/students?search=Siti%20Rahasia", headers: as });
    await postGraphql(app, '{ books(search: "Kata Rahasia") { nodes { title } } }');
    await app.close();
    expect(sent.every(({ url }) => url === "/v1/traces")).toBe(true);
    expect(JSON.stringify(sent[0]?.body.resourceSpans[0]?.resource)).toContain("perpus-kota");
    const rest = spans().find(({ name }) => name === "GET /api/students");
    expect(attribute(rest, "http.response.status_code")).toBe(200);
    expect(attribute(rest, "aksara.request_id")).toMatch(/^[\da-f]{12}$/u);
    const graphql = spans().find((span) => attribute(span, "aksara.operation") === "query books");
    expect(graphql?.name).toBe("POST /graphql");
    for (const request of [rest, graphql]) {
      const statements = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) {
        expect(statement.traceId).toBe(request?.traceId);
        expect(attribute(statement, "db.query.text")).toMatch(/^\s*(?:SELECT|SET STATEMENT|WITH)/u);
        expect(BigInt(statement.endTimeUnixNano) >= BigInt(statement.startTimeUnixNano)).toBe(true);
      }
    }
    const everything = JSON.stringify(sent);
    for (const secret of [/Rahasia/iu, /127\.0\.0\.1/u, /kopi-tubruk/u, /csrf/iu])
      expect(everything).not.toMatch(secret);
  });

  it("goes on with the trace of a proxy that is trusted, and of nobody else", async () => {
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    for (const [environment, isTaken] of [
      [{ TRUSTED_PROXIES: "loopback" }, true],
      [{}, false],
    ] as const) {
      sent = [];
      const app = await traced(environment);
      await app.inject({ url: "/api/settings", headers });
      await app.inject({ url: "/api/settings", headers: { traceparent: "00-zz-1-01" } });
      await app.close();
      const requests = spans().filter(({ name }) => name === "GET /api/settings");
      expect(requests).toHaveLength(2);
      expect(requests.filter((span) => span.traceId === traceId)).toHaveLength(isTaken ? 1 : 0);
    }
  });

  it("is sent no trace of a share of nothing, and holds up no stop where its collector is gone", async () => {
    const quiet = await traced({}, 0);
    await quiet.inject({ url: "/api/settings" });
    await quiet.close();
    expect(spans()).toEqual([]);
    const app = await traced();
    collector.close();
    collector.closeAllConnections();
    expect((await app.inject({ url: "/api/settings" })).statusCode).toBe(200);
    const begun = performance.now();
    await app.close();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

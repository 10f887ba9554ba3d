import { createServer, type Server } from "node:http";

import type { Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseWatch } from "../database/Database.js";
import type { EndedRequest } from "./requestLog.js";

/** What is read anew each time somebody asks: `aksara_imports_running`, by what it is called. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<number | null>;
}

/** A figure of several things, each by its name under this label. */
export interface LabelledReading {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => ReadonlyMap<string, number>;
}

const STATEMENT_SECONDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods of the web; any other is told as one. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What this instance counts for Prometheus. It names routes and fields of the schema, and nobody. */
export class Metrics {
  private constructor(
    private readonly registry: Registry,
    private readonly requests: Histogram,
    private readonly operations: Histogram,
    private readonly statements: Histogram,
    private readonly writes: Histogram,
    private readonly gaugeOf: (reading: Reading) => Gauge,
    private readonly labelledGaugeOf: (reading: LabelledReading) => Gauge,
  ) {}

  /** Only who switches metrics on pays for the library. */
  static async create(): Promise<Metrics> {
    const client = await import("prom-client");
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    return new Metrics(
      registry,
      new client.Histogram({
        name: "aksara_http_request_duration_seconds",
        help: "How long requests took, by route.",
        labelNames: ["method", "route", "status"],
        buckets: SECONDS,
        registers: [registry],
      }),
      new client.Histogram({
        name: "aksara_graphql_operation_duration_seconds",
        help: "How long GraphQL operations took, by the fields that were asked for.",
        labelNames: ["operation", "status"],
        buckets: SECONDS,
        registers: [registry],
      }),
      new client.Histogram({
        name: "aksara_database_statement_duration_seconds",
        help: "How long statements took, with their wait for a connection, by their first word.",
        labelNames: ["kind"],
        buckets: STATEMENT_SECONDS,
        registers: [registry],
      }),
      new client.Histogram({
        name: "aksara_database_write_duration_seconds",
        help: "How long writes took, with their wait for their turn and their commit.",
        buckets: SECONDS,
        registers: [registry],
      }),
      ({ name, help, read }) =>
        new client.Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            const value = await read().catch(() => null);
            // What cannot be read is missing, rather than as it was.
            if (value === null) this.remove();
            else this.set(value);
          },
        }),
      ({ name, help, label, read }) =>
        new client.Gauge({
          name,
          help,
          labelNames: [label],
          registers: [registry],
          collect() {
            for (const [labelled, value] of read()) this.set({ [label]: labelled }, value);
          },
        }),
    );
  }

  /** Each is read when somebody asks for the metrics. */
  addReadings(readings: readonly (Reading | LabelledReading)[]): void {
    readings.forEach((reading) => ("label" in reading ? this.labelledGaugeOf(reading) : this.gaugeOf(reading)));
  }

  countRequest({ method, route, operation, status, ms }: EndedRequest): void {
    const labels = { method: METHODS.has(method) ? method : "other", route: route ?? "none", status };
    this.requests.observe(labels, ms / 1_000);
    if (operation !== undefined) {
      this.operations.observe({ operation, status }, ms / 1_000);
    }
  }

  /** For the database. */
  readonly databaseWatch: DatabaseWatch = {
    onStatement: (text, ms) => this.statements.observe({ kind: kindOf(text) }, ms / 1_000),
    onWrite: (ms) => this.writes.observe(ms / 1_000),
  };

  /** At an address of its own, which no proxy of the library's passes on: it is never for the public. */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url !== "/metrics") {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { "content-type": this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    return server;
  }
}

const KINDS = new Set(["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"]);

function kindOf(text: string): string {
  const word = /^\s*(\w+)/u.exec(text)?.[1]?.toUpperCase() ?? "";
  return KINDS.has(word) ? word : "OTHER";
}

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { BackupRunner } from "../../server/backup/runs/BackupRunner.js";
import { makeBackup } from "../../server/backup/runs/makeBackup.js";
import { readConfig } from "../../server/config.js";
import type { Database } from "../../server/platform/database/Database.js";
import { type AppOptions, buildApp } from "../../server/http.js";
import type { PageRenderer } from "../../server/platform/pages/PageRenderer.js";

const stubRenderer: PageRenderer = {
  render: () => Promise.resolve({ status: 200, html: "<!doctype html><title>page</title>" }),
};

/**
 * The real doors over a test's database, with a data folder of their own; pages are drawn only where a test brings a
 * renderer.
 */
export async function createTestApp(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  renderer: PageRenderer = stubRenderer,
  more: Pick<AppOptions, "logStream" | "clock" | "tracing"> = {},
): Promise<FastifyInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-data-"));
  const config = readConfig({
    LOG_LEVEL: "silent",
    SESSION_SECRET: "rahasia-untuk-pengujian-saja-0123456789",
    DATA_DIR: dataDir,
    ...environment,
  });
  // In this process: a child would have to be built first.
  const backupRunner = new BackupRunner(database, config, { launch: (task) => makeBackup(task) });
  const app = await buildApp({
    config,
    database,
    root: process.cwd(),
    renderer,
    backupRunner,
    ...more,
  });
  app.addHook("onClose", () => rm(dataDir, { recursive: true, force: true }));
  return app;
}

export interface GraphqlResult<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string; readonly fields?: readonly { readonly name: string }[] };
  }[];
}

/** Asks the GraphQL door over HTTP, as a client does; `as` are the headers of somebody who is logged in (people.ts). */
export async function postGraphql<Data = Record<string, unknown>>(
  app: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  as: Readonly<Record<string, string>> = {},
): Promise<GraphqlResult<Data>> {
  const response = await app.inject({ method: "POST", url: "/graphql", payload: { query, variables }, headers: as });
  const body = response.json<{ data: Data; errors?: GraphqlResult<Data>["errors"] }>();
  return { status: response.statusCode, data: body.data, errors: body.errors ?? [] };
}

export interface RestResult {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** Calls the REST door over HTTP. */
export async function requestRest(
  app: FastifyInstance,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  options: { readonly body?: object; readonly as?: Readonly<Record<string, string>> } = {},
): Promise<RestResult> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...options.as },
    ...(options.body ? { payload: options.body } : {}),
  });
  return { status: response.statusCode, body: response.body === "" ? {} : response.json(), headers: response.headers };
}

import type { FastifyInstance } from "fastify";

import { readConfig } from "../../server/config.js";
import type { Database } from "../../server/database/Database.js";
import { buildApp } from "../../server/http.js";
import type { PageRenderer } from "../../server/pages/PageRenderer.js";

const noPages: PageRenderer = { render: () => Promise.resolve({ status: 200, html: "<!doctype html><title>page</title>" }) };

/** The real doors over a test's database; pages are drawn only where a test brings a renderer. */
export function appOn(database: Database, environment: Readonly<Record<string, string>> = {}, renderer: PageRenderer = noPages): Promise<FastifyInstance> {
  const config = readConfig({ LOG_LEVEL: "silent", ...environment });
  return buildApp({ config, database, root: process.cwd(), renderer });
}

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors: readonly { readonly message: string; readonly path?: readonly (string | number)[]; readonly extensions?: { readonly code?: string; readonly fields?: readonly { readonly name: string }[] } }[];
}

/** Asks the GraphQL door over HTTP, as a client does. */
export async function ask<Data = Record<string, unknown>>(app: FastifyInstance, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphqlAnswer<Data>> {
  const answer = await app.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
  const body = answer.json<{ data: Data; errors?: GraphqlAnswer<Data>["errors"] }>();
  return { status: answer.statusCode, data: body.data, errors: body.errors ?? [] };
}

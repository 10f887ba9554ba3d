import type { FastifyInstance } from "fastify";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from "graphql";

import { schema } from "../../server/doors/schema.js";

type Headers = Readonly<Record<string, string>>;

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly example?: unknown;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly unknown[];
    readonly example?: unknown;
    readonly format?: string;
  };
}

/** Asks every list and record by REST: as it stands, and once with each of its parameters. */
export async function askAllOfRest(app: FastifyInstance, as: Headers): Promise<void> {
  const described = await app.inject({ method: "GET", url: "/api/openapi.json" });
  const { paths } = described.json<{
    paths: Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>;
  }>();
  for (const [path, { get }] of Object.entries(paths)) {
    // Streams that stay open.
    if (!get || /events|progress/u.test(path)) continue;
    const { parameters = [] } = get;
    const address = path.replace(/\{(\w+)\}/gu, (_part, name: string) =>
      encodeURIComponent(valuesOf(parameters.find((parameter) => parameter.name === name))[0] ?? "1"),
    );
    const questions = parameters
      .filter((parameter) => parameter.in === "query")
      .flatMap((parameter) => valuesOf(parameter).map((value) => `?${parameter.name}=${encodeURIComponent(value)}`));
    for (const question of ["", ...questions]) {
      await app.inject({
        method: "GET",
        url: `${path.startsWith("/api") ? "" : "/api"}${address}${question}`,
        headers: as,
      });
    }
  }
}

function valuesOf(parameter: Parameter | undefined): string[] {
  if (!parameter) return [];
  const { example, schema: described } = parameter;
  if (described.enum) return described.enum.map(String);
  const given = example ?? described.example;
  if (typeof given === "string" || typeof given === "number" || typeof given === "boolean") return [`${given}`];
  if (described.type === "boolean") return ["true", "false"];
  return [described.format === "date" ? "2026-07-01" : described.type === "string" ? "novel" : "1"];
}

type Field = GraphQLField<unknown, unknown>;

/** Asks every field of what a query leads to, by GraphQL, each way from the top in a query of its own. */
export async function askAllOfGraphql(app: FastifyInstance, as: Headers): Promise<void> {
  for (const query of queriesOfFields()) {
    await app.inject({ method: "POST", url: "/graphql", headers: as, payload: { query: `{ ${query} }` } });
  }
}

function queriesOfFields(): string[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    if (!isAskable(field)) return [];
    const within = nodeOf(getNamedType(field.type));
    if (!isObjectType(within.type)) return [field.name];
    const inner = Object.values(within.type.getFields()).filter((one) => isAskable(one));
    const asked = [
      scalarsOf(within.type),
      ...inner.flatMap((one) => {
        const type = nodeOf(getNamedType(one.type));
        return isObjectType(type.type) ? [`${called(one)} ${type.wrap(scalarsOf(type.type))}`] : [];
      }),
    ];
    return asked.map((part) => `${called(field)} ${within.wrap(part)}`);
  });
}

const isAskable = (field: Field) => !field.args.some((argument) => isRequiredArgument(argument));
const called = (field: Field) =>
  field.args.some(({ name }) => name === "first") ? `${field.name}(first: 5)` : field.name;

/** Of a list its lines. */
function nodeOf(type: GraphQLNamedType): { readonly type: GraphQLNamedType; readonly wrap: (part: string) => string } {
  const nodes = isObjectType(type) ? type.getFields().nodes : undefined;
  return nodes
    ? { type: getNamedType(nodes.type), wrap: (part) => `{ totalCount nodes { ${part} } }` }
    : { type, wrap: (part) => `{ ${part} }` };
}

function scalarsOf(type: GraphQLNamedType): string {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const simple = fields.filter((field) => {
    const inner = getNamedType(field.type);
    return isAskable(field) && (isScalarType(inner) || isEnumType(inner));
  });
  return ["__typename", ...simple.map(({ name }) => name)].join(" ");
}

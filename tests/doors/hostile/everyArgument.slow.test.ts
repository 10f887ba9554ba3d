import type { FastifyInstance } from "fastify";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { z } from "zod";

import { restRoutes } from "../../../server/doors/routes.js";
import { schema } from "../../../server/doors/schema.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudent, loginHeaders } from "../../support/people.js";
import { minimalCall } from "../permissions/operationCalls.js";

/** What no form sends, and somebody does. */
const VALUES: readonly unknown[] = [
  "",
  "\u0000",
  "\ud800",
  "' OR 1=1 --",
  "%_\\",
  "😀".repeat(300),
  "x".repeat(5_000),
  "__proto__",
  "2026-02-31",
  "+275760-09-13T00:00:00.001Z",
  "1e999",
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  null,
  [],
  {},
  [null],
  Array.from({ length: 300 }, (_, place) => place),
  { toString: 1 },
];
const IN_ADDRESSES = ["0", "-1", "1e3", "9".repeat(30), "%00", "%F0%9F%98%80", "..%2F..%2Fetc", "1'", "null"];
/** Each argument meets so many of them, another part of them each time. */
const EACH = 8;
const some = <Value>(values: readonly Value[], turn: number, count = EACH): Value[] =>
  Array.from(
    { length: Math.min(count, values.length) },
    (_, place) => values[(turn * count + place) % values.length] as Value,
  );

/** They end what the others need. */
const ENDS = new Set(["logout", "login"]);

onBothEngines("Whatever an argument is given", (test) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let username: string;
  let sender = 0;
  beforeAll(async () => {
    app = await createTestApp(test.database, { TRUSTED_PROXIES: "loopback" });
    await givenBooks(test.database, [{ title: "Bumi Manusia", by: ["Pramoedya Ananta Toer"], copies: copies(2) }]);
    await givenStudent(test.database, { className: "X IPA 1" });
    ({ username } = await givenAdmin(test.database));
    headers = await loginHeaders(app, username);
  });
  afterAll(() => app.close());

  /** Each from an address of its own, so that nothing is refused for having been asked too often. */
  async function send(method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: unknown) {
    sender += 1;
    const from = { "x-forwarded-for": `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}` };
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
    const type = payload === undefined ? {} : { "content-type": "application/json" };
    const answer = await app.inject({ method, url, headers: { ...headers, ...type, ...from }, ...body });
    // Some of what is asked ends the session that asks.
    if (answer.statusCode === 401) headers = await loginHeaders(app, username);
    return answer;
  }

  const routes = restRoutes.filter(({ operationId, upload }) => !ENDS.has(operationId) && upload !== true);

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s answers it, and never with a fault of its own",
    async (_name, { method, path, query, body, example }) => {
      const faults: string[] = [];
      const statuses = new Set<number>();
      const ask = async (url: string, payload?: unknown) => {
        const { statusCode } = await send(method, url, payload);
        statuses.add(statusCode);
        if (statusCode >= 500)
          faults.push(`${statusCode} ${url.slice(0, 200)} ${String(JSON.stringify(payload)).slice(0, 300)}`);
      };
      const plain = `/api${path.replaceAll(/\{\w+\}/gu, "1")}`;
      let turn = 0;
      if (path.includes("{")) {
        for (const value of IN_ADDRESSES)
          await ask(`/api${path.replaceAll(/\{\w+\}/gu, value)}`, bodyOf(method, example.body));
      }
      for (const key of keysOf(query)) {
        for (const value of some(VALUES, (turn += 1))) {
          await ask(`${plain}?${key}=${encodedText(value)}`, bodyOf(method, example.body));
        }
      }
      if (method !== "GET") {
        const base = (example.body ?? {}) as Record<string, unknown>;
        for (const value of VALUES) await ask(plain, value);
        for (const key of new Set([...Object.keys(base), ...keysOf(body).map(toSnakeCase)])) {
          for (const value of some(VALUES, (turn += 1))) await ask(plain, { ...base, [key]: value });
        }
      }
      if (path.includes("{")) await ask(plain, bodyOf(method, example.body));
      else if (method === "GET") await ask(plain);
      expect(faults).toEqual([]);
      // It came as far as the product: neither unknown nor asked too often.
      expect([...statuses].filter((status) => ![401, 403, 429].includes(status))).not.toEqual([]);
    },
    120_000,
  );

  const operations = (["query", "mutation"] as const).flatMap((kind) => {
    const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {})
      .filter(({ name }) => !ENDS.has(name))
      .map((field) => [`${kind} ${field.name}`, kind, field] as const);
  });

  it.each(operations)(
    "%s answers it, and never with a fault of its own",
    async (_name, kind, field) => {
      if (minimalCall(kind, field).takesFile) return;
      const faults: string[] = [];
      let turn = 0;
      for (const [path, type] of inputsOf(field)) {
        for (const value of valuesFor(type, (turn += 1))) {
          const { query, variables } = callWith(kind, field, path, value);
          const { statusCode, body } = await send("POST", "/graphql", { query, variables });
          if (statusCode >= 500 || body.includes("INTERNAL_SERVER_ERROR")) {
            faults.push(`${path.join(".")}: ${String(JSON.stringify(value)).slice(0, 200)} ${body.slice(0, 200)}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

/** Half a sign has no UTF-8, and is sent as somebody would who writes it all the same. */
function encodedText(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.replaceAll("\ud800", "")) + (text.includes("\ud800") ? "%ED%A0%80" : "");
}

const bodyOf = (method: string, body: unknown) => (method === "GET" ? undefined : (body ?? {}));
const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

function keysOf(type: z.ZodType | undefined): string[] {
  if (!type) return [];
  const { properties = {} } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" });
  return Object.keys(properties);
}

type InputPath = readonly string[];

/** Each argument and each field of an input, two levels down. */
function inputsOf(field: GraphQLField<unknown, unknown>): [InputPath, GraphQLInputType][] {
  return field.args.flatMap(({ name, type }): [InputPath, GraphQLInputType][] => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || isList(type)) return [[[name], type]];
    return Object.values(named.getFields()).map((inner) => [[name, inner.name], inner.type]);
  });
}

const isList = (type: GraphQLInputType): boolean => (isNonNullType(type) ? isList(type.ofType) : isListType(type));

/** What the type lets through: all else is refused before the product sees it. */
function valuesFor(type: GraphQLInputType, turn: number): unknown[] {
  const named = getNamedType(type);
  const scalars = (() => {
    if (isEnumType(named)) return named.getValues().map(({ name }) => name);
    if (isInputObjectType(named)) return [{}];
    switch (named.name) {
      case "Int":
        return [-1, 0, 1, 101, 2 ** 31 - 1, -(2 ** 31)];
      case "Float":
        return [-1, 0, 1.5, 1e308, -1e308];
      case "Boolean":
        return [true, false];
      case "ID":
        return [
          "",
          "x",
          ...["Book:1", "Book:-1", "Book:9999999999999999", "Student:1", "Nothing:1", "Book:1'"].map(encoded),
        ];
      default:
        return [...VALUES.filter((value) => typeof value === "string"), "2026-11-28", "2026-11-28T00:00:00Z"];
    }
  })();
  const chosen = some<unknown>(scalars, turn);
  const nothing = isNonNullType(type) ? [] : [null];
  return isList(type)
    ? [[], ...chosen.map((value) => [value]), Array.from({ length: 201 }, () => chosen[0]), ...nothing]
    : [...chosen, ...nothing];
}

const encoded = (id: string) => Buffer.from(id).toString("base64");

function callWith(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, path: InputPath, value: unknown) {
  const base = minimalCall(kind, field).variables;
  const [name = "", inner] = path;
  const given = inner === undefined ? value : { ...(base[name] as object | undefined), [inner]: value };
  const variables = { ...base, [name]: given };
  const used = field.args.filter((argument) => argument.name in variables);
  const declared = used.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(", ");
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const isLeaf = !("getFields" in getNamedType(field.type)) && !("getTypes" in getNamedType(field.type));
  return { query: `${kind}(${declared}) { ${field.name}(${passed})${isLeaf ? "" : " { __typename }"} }`, variables };
}

import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import { isObjectType } from "graphql";
import sql from "sql-template-tag";

import { hasRight } from "../../../server/rights.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { schema } from "../../../server/doors/schema.js";
import { restRoutes } from "../../../server/doors/routes.js";
import type { RestRoute } from "../../../server/platform/rest/route.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onSqlite } from "../../support/database.js";
import { graphqlParts, MULTIPART, multipartBody } from "../../support/files/multipart.js";
import {
  asAdmin,
  asLibrarianWith,
  asNewcomer,
  asStaff,
  asStudent,
  givenAdmin,
  loginHeaders,
} from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { givenToken } from "../../support/tokens.js";
import { minimalCall } from "./operationCalls.js";
import { type RoleName, ROLES_OF_ONE_GRANT } from "./rolesOfOneGrant.js";
import {
  type Access,
  answerOf,
  answerTo,
  graphqlAccess,
  nestedAccess,
  nodeAccess,
  restAccess,
  documentedAccess,
} from "./permissionTable.js";

type Headers = Readonly<Record<string, string>>;
type Refusal = "none" | "unauthenticated" | "forbidden";

const PEOPLE = ["visitor", "temporary", "due", "student", "staff", "admin", "readToken", "writeToken"] as const;
type Person = (typeof PEOPLE)[number] | RoleName;

/** Those people, and who has a role that gives one thing. */
const EVERYBODY: readonly Person[] = [...PEOPLE, ...ROLES_OF_ONE_GRANT.map(({ name }) => name)];

const CODES: Readonly<Record<string, Refusal>> = { UNAUTHENTICATED: "unauthenticated", FORBIDDEN: "forbidden" };
const FILE = { name: "x.txt", content: Buffer.from("x") };

onSqlite("Every operation lets in whom the table names, and nobody else", (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), "aksara-permissions-"));
  let app: FastifyInstance;
  let headersOf: Readonly<Record<string, Headers>>;

  beforeAll(async () => {
    app = await createTestApp(test.database, { DATA_DIR: dataDir });
    const token = await givenToken(app, test.database);
    headersOf = {
      visitor: {},
      temporary: await asNewcomer(app, test.database),
      student: await asStudent(app, test.database),
      staff: await asStaff(app, test.database),
      admin: await asAdmin(app, test.database),
      readToken: token.read,
      writeToken: token.write,
    };
    for (const { name, grants } of ROLES_OF_ONE_GRANT) {
      headersOf = { ...headersOf, [name]: await asLibrarianWith(app, test.database, grants) };
    }
    // From here on it is a duty, which all but one have met.
    const due = await givenAdmin(test.database);
    headersOf = { ...headersOf, due: await loginHeaders(app, due.username) };
    await test.database.write(testWrite, async (tx) => {
      const now = toSqlDateTime(new Date());
      await tx.run(sql`INSERT INTO second_factors (user_id, sealed_secret, last_step, enabled_at)
        SELECT id, 'x', 0, ${now} FROM users WHERE student_id IS NULL AND id <> ${due.userId}`);
      await tx.run(sql`INSERT INTO settings (name, value, updated_at) VALUES ('requiresSecondFactor', 'true', ${now})`);
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  type Kind = keyof typeof graphqlAccess;
  const typeOf = (kind: Kind) =>
    ({ query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() })[
      kind
    ];

  async function refusalByGraphql(kind: Kind, name: string, person: Person): Promise<Refusal> {
    const field = typeOf(kind)?.getFields()[name];
    if (!field) {
      throw new Error(`The schema has no ${kind} ${name}`);
    }
    const { query, variables, takesFile } = minimalCall(kind, field);
    const body = takesFile
      ? {
          payload: multipartBody(graphqlParts(query, variables.input as Record<string, unknown>, FILE)),
          headers: MULTIPART,
        }
      : { payload: { query, variables }, headers: kind === "subscription" ? { accept: "text/event-stream" } : {} };
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      payload: body.payload,
      headers: { ...headersOf[person], ...body.headers },
    });
    const reported = kind === "subscription" ? (/^data: ?(\{.+)$/m.exec(answer.body)?.[1] ?? "{}") : answer.body;
    const { errors = [] } = JSON.parse(reported) as { errors?: { message: string; extensions?: { code?: string } }[] };
    const unexpected = errors.find(
      ({ extensions }) =>
        extensions?.code === "INTERNAL_SERVER_ERROR" || extensions?.code === "GRAPHQL_VALIDATION_FAILED",
    );
    expect(unexpected).toBeUndefined();
    return (
      errors.map(({ extensions }) => CODES[extensions?.code ?? ""]).find((refusal) => refusal !== undefined) ?? "none"
    );
  }

  async function refusalByRest({ method, path, upload }: RestRoute, person: Person): Promise<Refusal> {
    const body = upload
      ? { payload: multipartBody([["file", FILE]]), headers: MULTIPART }
      : { ...(method === "GET" ? {} : { payload: {} }), headers: {} };
    const url = `/api${path.replaceAll(/\{\w+\}/g, "999999999")}`;
    const { statusCode } = await app.inject({
      method,
      url,
      headers: { ...headersOf[person], ...body.headers },
      ...("payload" in body ? { payload: body.payload } : {}),
    });
    expect(statusCode).toBeLessThan(500);
    // A login that fails is no matter of who asks.
    if (["/auth/login", "/auth/login/code", "/auth/activate"].includes(path)) {
      return "none";
    }
    return statusCode === 401 ? "unauthenticated" : statusCode === 403 ? "forbidden" : "none";
  }

  async function refusals(refusalOf: (person: Person) => Promise<Refusal>): Promise<Partial<Record<Person, Refusal>>> {
    const found: Partial<Record<Person, Refusal>> = {};
    for (const person of EVERYBODY) {
      found[person] = await refusalOf(person);
    }
    return found;
  }

  const expectedOf = (access: Access): Record<string, Refusal> =>
    Object.fromEntries<Refusal>([
      ...PEOPLE.map((person): [string, Refusal] => [person, answerOf(access, person)]),
      ...ROLES_OF_ONE_GRANT.map(({ name, grants }): [string, Refusal] => [name, answerTo(grants, access)]),
    ]);

  describe.each(["query", "mutation", "subscription"] as const)("by GraphQL: %s", (kind) => {
    const inSchema = Object.keys(typeOf(kind)?.getFields() ?? {});

    it("has each operation of the schema in the table", () => {
      expect(inSchema.sort()).toEqual(Object.keys(graphqlAccess[kind]).sort());
    });

    it.each(Object.entries(graphqlAccess[kind]))("%s: %s", async (name, access) => {
      // The last, because it ends the session that the others need.
      const people: readonly Person[] = name === "logout" ? ["visitor"] : EVERYBODY;
      const found: Partial<Record<Person, Refusal>> = {};
      const ask = async (person: Person) => {
        found[person] = await refusalByGraphql(kind, name, person);
      };
      // A subscription answers when its stream ends: all wait for that together.
      if (kind === "subscription") await Promise.all(people.map(ask));
      else for (const person of people) await ask(person);
      expect(found).toEqual(name === "logout" ? { visitor: "none" } : expectedOf(access));
    });
  });

  describe("by REST", () => {
    const named = restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

    it("has each route in the table", () => {
      expect(named.map(([name]) => name).sort()).toEqual(Object.keys(restAccess).sort());
    });

    it.each(named.filter(([name]) => name !== "POST /auth/logout"))("%s", async (name, route) => {
      const access = restAccess[name];
      expect(access).toBeDefined();
      expect(route.access).toEqual(documentedAccess(name, access ?? "staff"));
      expect(await refusals((person) => refusalByRest(route, person))).toEqual(expectedOf(access ?? "staff"));
    });
  });

  describe("by a nested field", () => {
    it.each(Object.entries(nestedAccess))("%s is the librarians'", async (_name, [access, query]) => {
      const found: Partial<Record<Person, Refusal>> = {};
      for (const person of EVERYBODY) {
        const answer = await app.inject({
          method: "POST",
          url: "/graphql",
          headers: headersOf[person],
          payload: { query },
        });
        const { errors = [] } = answer.json<{ errors?: { extensions?: { code?: string } }[] }>();
        expect(errors.map(({ extensions }) => extensions?.code)).not.toContain("GRAPHQL_VALIDATION_FAILED");
        found[person] = CODES[errors[0]?.extensions?.code ?? ""] ?? "none";
      }
      expect(found).toEqual(expectedOf(access));
    });
  });

  describe("by node(id)", () => {
    const nodeTypes = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"))
      .map(({ name }) => name);

    it("has each type of object in the table", () => {
      expect(nodeTypes.sort()).toEqual(Object.keys(nodeAccess).sort());
    });

    it.each(Object.entries(nodeAccess).map(([typename, rule]) => [typename, rule.seenBy.join(", "), rule] as const))(
      "%s is shown to %s",
      async (typename, _names, { exists, seenBy, takes }) => {
        const id = Buffer.from(`${typename}:${await exists(test.database, dataDir)}`).toString("base64");
        const found: Person[] = [];
        for (const person of EVERYBODY) {
          const answer = await app.inject({
            method: "POST",
            url: "/graphql",
            headers: headersOf[person],
            payload: { query: "query($id: ID!) { node(id: $id) { __typename } }", variables: { id } },
          });
          const { data } = answer.json<{ data: { node: { __typename: string } | null } | null }>();
          if (data?.node?.__typename === typename) {
            found.push(person);
          }
        }
        const roles = ROLES_OF_ONE_GRANT.filter(({ grants }) =>
          takes === undefined ? seenBy.includes("staff") : [takes].flat().every((right) => hasRight(grants, right)),
        ).map(({ name }) => name);
        // Who has something to do first sees what a visitor sees.
        const people = seenBy.flatMap((person) => (person === "temporary" ? [person, "due" as const] : [person]));
        expect(found).toEqual([...people, ...roles]);
      },
    );
  });
});

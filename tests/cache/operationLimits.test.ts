import { addTypenameToDocument } from "@apollo/client/utilities";
import { Upload } from "graphql-upload-minimal";
import {
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from "graphql";

import * as generated from "../../client/gql/graphql";
import { schema } from "../../server/doors/schema";
import { MAX_PAGE_SIZE } from "../../server/platform/database/keyset";
import { operationCost } from "../../server/platform/graphql/endpoint/operationCost";
import { createTestApp, postGraphql } from "../support/createTestApp";
import { openTestDatabase } from "../support/databases/openTestDatabase";

/** Every operation of the client as Apollo sends it, by its name. */
const operations = Object.entries(generated as Record<string, unknown>)
  .filter(([name]) => name.endsWith("Document"))
  .map(([, document]) => addTypenameToDocument(document as DocumentNode))
  .flatMap((document) => {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return operation ? [{ document, operation: operation as OperationDefinitionNode }] : [];
  })
  .map(({ document, operation }) => [operation.name?.value ?? "", document, operation] as const);

/** A value for a variable that makes its operation as large as the client may ask for. */
function largest(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return largest(name, type.ofType);
  }
  if (isListType(type)) {
    return Array.from({ length: MAX_PAGE_SIZE }, () => largest(name, type.ofType));
  }
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, largest(field.name, field.type)]));
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  switch (type.toString()) {
    case "Int":
      return MAX_PAGE_SIZE;
    case "Boolean":
      return true;
    case "Date":
      return "2026-11-22";
    case "DateTime":
      return "2026-11-22T00:00:00.000Z";
    case "Upload":
      return new Upload();
    default:
      return name === "search" ? "b k r s m t l n su do pe ma" : "x";
  }
}

/** Without pages from the end, which no operation asks for together with pages from the start. */
function largestVariables({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions
      .map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type as never)] as const)
      .filter(([, type]) => type !== undefined)
      .map(([name, type]) => [name, largest(name, type as GraphQLInputType)]),
  );
}

describe("Every operation of the client", () => {
  let test: Awaited<ReturnType<typeof openTestDatabase>>;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    test = await openTestDatabase("sqlite");
    app = await createTestApp(test.database, { NODE_ENV: "test" });
  });
  afterAll(async () => {
    await app.close();
    await test.dispose();
  });

  it("is one of many, each with a name of its own", () => {
    const names = operations.map(([name]) => name);

    expect(names.length).toBeGreaterThan(60);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(operations)("stays within the cost limit with the largest pages: %s", (_name, document, operation) => {
    const { requested, limit } = operationCost({
      schema,
      document,
      variableValues: largestVariables(operation),
      contextValue: {},
    });

    expect(requested).toBeGreaterThan(0);
    expect(requested).toBeLessThanOrEqual(limit);
  });

  it.each(operations)(
    "is accepted by the server in its depth, aliases, directives and tokens: %s",
    async (_name, document) => {
      const { errors } = await postGraphql(app, print(document));

      // Without their variables and without a login most are refused, but not for their size.
      const messages = errors.map(({ message }) => message).join("\n");
      expect(messages).not.toMatch(/syntax error|limit of/i);
    },
  );
});

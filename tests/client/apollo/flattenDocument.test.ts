import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNullableType,
  type GraphQLInputType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
  Kind,
  Lexer,
  type NamedTypeNode,
  parse,
  print,
  type ResponsePath,
  Source,
  TokenKind,
  typeFromAST,
  validate,
} from "graphql";

import { flattenDocument } from "../../../client/apollo/documents/flattenDocument";
import * as generated from "../../../client/gql/graphql";

/** What the server takes: server/platform/graphql/endpoint/yoga.ts. */
const MOST_TOKENS = 1_500;
const schema = buildSchema(readFileSync(join(__dirname, "../../../schema.graphql"), "utf8"));
const operations = Object.values(generated).flatMap((value) =>
  typeof value === "object" &&
  "kind" in value &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    ? [value as DocumentNode]
    : [],
);

/** Something of each type, which is told by where it stands alone. */
function some(type: GraphQLOutputType, path: ResponsePath): unknown {
  const plain = getNullableType(type);
  const place = pathText(path);
  if (isListType(plain)) return [0, 1, 2].map((key) => some(plain.ofType, { prev: path, key, typename: undefined }));
  if (isObjectType(plain)) return {};
  if (isAbstractType(plain)) {
    const possible = schema.getPossibleTypes(plain);
    return { __typename: possible[place.length % possible.length]?.name };
  }
  if (isEnumType(plain)) return plain.getValues()[0]?.value;
  return { Int: 7, Boolean: true, Float: 7 }[String(plain)] ?? place;
}

function pathText({ prev, key }: ResponsePath): string {
  return prev ? `${pathText(prev)}.${key}` : String(key);
}

/** A value for an argument or a variable; with every condition told so. */
function given(type: GraphQLInputType, condition: boolean): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [given(plain.ofType, condition)];
  if (isEnumType(plain)) return plain.getValues()[0]?.value;
  if (!isInputObjectType(plain)) return { Int: 1, Float: 1, Boolean: condition }[String(plain)] ?? "text";
  const needed = Object.values(plain.getFields()).filter((field) => plain.isOneOf || isRequiredInputField(field));
  return Object.fromEntries(
    (plain.isOneOf ? needed.slice(0, 1) : needed).map((field) => [field.name, given(field.type, condition)]),
  );
}

function answerTo(document: DocumentNode, condition: boolean): ExecutionResult {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const variables = operation?.variableDefinitions?.map(({ variable, type }) => [
    variable.name.value,
    given(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType, condition),
  ]);
  const result = execute({
    schema,
    document,
    variableValues: Object.fromEntries(variables ?? []) as Record<string, unknown>,
    fieldResolver: (_source, _args, _context, { returnType, path }) => some(returnType, path),
    typeResolver: (value: { __typename?: string }) => value.__typename,
  });
  return result as ExecutionResult;
}

function tokensIn(document: DocumentNode): number {
  const lexer = new Lexer(new Source(print(document)));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}

it("every operation of the client asks for the same when it is flat, by the rules of the schema", () => {
  expect(operations.length).toBeGreaterThan(150);
  for (const document of operations) {
    const flat = flattenDocument(document, schema);
    expect(validate(schema, flat)).toEqual([]);
    expect(tokensIn(flat)).toBeLessThan(MOST_TOKENS);
    for (const condition of [true, false]) {
      const answer = answerTo(document, condition);
      expect(answer.errors).toBeUndefined();
      expect(answerTo(flat, condition)).toEqual(answer);
    }
  }
});

it("a field that two fragments ask for is asked for once, and a fragment of one of several types stays", () => {
  const flat = flattenDocument(
    parse(`query Shelf { books { nodes { ...Card } } node(id: "x") { id ...Card } }
      fragment Card on Book { id title authors { id ...Name } ...Cover }
      fragment Cover on Book { title authors { id kind } }
      fragment Name on Author { id lastName }`),
    schema,
  );
  expect(print(flat)).toBe(
    print(
      parse(`query Shelf { books { nodes { id title authors { id lastName kind } } } node(id: "x") { id ...Card } }
        fragment Card on Book { id title authors { id lastName kind } }`),
    ),
  );
});

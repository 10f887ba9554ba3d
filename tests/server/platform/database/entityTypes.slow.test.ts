import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

/** What the types of TypeScript say of each type of column; a closed set of words is text too. */
const KINDS: Readonly<Record<string, RegExp>> = {
  varchar: /^(?!number$|boolean$|Date$)/,
  text: /^string$/,
  date: /^string$/,
  int: /^number$/,
  boolean: /^boolean$/,
  datetime: /^Date$/,
  "simple-json": /^(?!Date$)/,
};

const COLUMNS = /^(Column|PrimaryColumn|PrimaryGeneratedColumn)$/;

interface DeclaredColumn {
  readonly where: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly property: string;
}

function columnsIn(path: string): DeclaredColumn[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2023, true);
  const classes = source.statements.filter(ts.isClassDeclaration);
  return classes.flatMap(({ name, members }) =>
    members
      .filter(ts.isPropertyDeclaration)
      .flatMap((property) => columnOf(`${name?.text ?? ""}.${property.name.getText()}`, property)),
  );
}

function columnOf(where: string, property: ts.PropertyDeclaration): DeclaredColumn[] {
  const calls = (ts.getDecorators(property) ?? []).map(({ expression }) => expression).filter(ts.isCallExpression);
  const call = calls.find(({ expression }) => COLUMNS.test(expression.getText()));
  if (!call) {
    // What leads to other entities is no column, and is optional by that.
    expect({ where, isOptional: property.questionToken !== undefined }).toEqual({ where, isOptional: true });
    return [];
  }
  const [options] = call.arguments;
  const option = (name: string) =>
    options && ts.isObjectLiteralExpression(options)
      ? options.properties
          .filter(ts.isPropertyAssignment)
          .find((assignment) => assignment.name.getText() === name)
          ?.initializer.getText()
          .replaceAll('"', "")
      : undefined;
  const type = call.expression.getText() === "PrimaryGeneratedColumn" ? "int" : option("type");
  expect({ where, type }).toEqual({ where, type: expect.any(String) as string });
  return [
    { where, type: type ?? "", isNullable: option("nullable") === "true", property: property.type?.getText() ?? "" },
  ];
}

describe("An entity's column", () => {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join("server", file));
  const paths = files.filter((path) => /@(Primary(Generated)?)?Column\(/.test(readFileSync(path, "utf8")));
  const columns = paths.flatMap(columnsIn);

  it("is to TypeScript what it is to the database: every row that is read has its type from there", () => {
    expect(columns.length).toBeGreaterThan(200);
    for (const { where, type, isNullable, property } of columns) {
      const declared = property.replace(/ \| null$/, "");
      expect([where, KINDS[type]?.test(declared), property.endsWith(" | null")]).toEqual([where, true, isNullable]);
    }
  });
});

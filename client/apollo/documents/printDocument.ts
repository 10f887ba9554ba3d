import type { ASTNode } from "graphql";

/**
 * GraphQL's `print` for what this client sends: on one line, and without what only schemas have. The build puts it in
 * the place of the library's, which is four times as large; a test reads all of the client's documents back.
 * @throws Error for a kind of node that no document of the client has.
 */
export function print(node: ASTNode): string {
  switch (node.kind) {
    case "Document":
      return list(node.definitions);
    case "OperationDefinition":
      return `${node.operation} ${text(node.name)}${bracketed(node.variableDefinitions)}${list(node.directives)}${print(node.selectionSet)}`;
    case "FragmentDefinition":
      return `fragment ${print(node.name)} on ${print(node.typeCondition)}${list(node.directives)}${print(node.selectionSet)}`;
    case "SelectionSet":
      return `{${list(node.selections)}}`;
    case "Field": {
      const alias = node.alias ? `${print(node.alias)}:` : "";
      return `${alias}${print(node.name)}${bracketed(node.arguments)}${list(node.directives)}${text(node.selectionSet)}`;
    }
    case "FragmentSpread":
      return `...${print(node.name)}${list(node.directives)}`;
    case "InlineFragment":
      return `...${node.typeCondition ? `on ${print(node.typeCondition)}` : ""}${list(node.directives)}${print(node.selectionSet)}`;
    case "Directive":
      return `@${print(node.name)}${bracketed(node.arguments)}`;
    case "VariableDefinition":
      return `${print(node.variable)}:${print(node.type)}${node.defaultValue ? `=${print(node.defaultValue)}` : ""}`;
    case "Argument":
    case "ObjectField":
      return `${print(node.name)}:${print(node.value)}`;
    case "Variable":
      return `$${print(node.name)}`;
    case "ObjectValue":
      return `{${list(node.fields)}}`;
    case "ListValue":
      return `[${list(node.values)}]`;
    case "ListType":
      return `[${print(node.type)}]`;
    case "NonNullType":
      return `${print(node.type)}!`;
    case "NamedType":
      return print(node.name);
    case "Name":
    case "IntValue":
    case "FloatValue":
    case "EnumValue":
      return node.value;
    case "StringValue":
      return JSON.stringify(node.value);
    case "BooleanValue":
      return String(node.value);
    case "NullValue":
      return "null";
    default:
      throw new Error(`printDocument.ts does not write ${node.kind}`);
  }
}

const text = (node: ASTNode | undefined) => (node ? print(node) : "");
const list = (nodes: readonly ASTNode[] | undefined) => nodes?.map(print).join(" ") ?? "";
const bracketed = (nodes: readonly ASTNode[] | undefined) => (nodes?.length ? `(${list(nodes)})` : "");

import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

/** A value that the type accepts and that names nothing which exists. */
function minimalValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return minimalValue(type.ofType);
  }
  if (isListType(type)) {
    return [minimalValue(type.ofType)];
  }
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return Object.fromEntries(required.map((field) => [field.name, minimalValue(field.type)]));
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  switch (type.name) {
    case "Int":
      return 1;
    case "Boolean":
      return false;
    case "Date":
      return "2026-11-28";
    case "ID":
      return Buffer.from("Nothing:1").toString("base64");
    default:
      return "x";
  }
}

export interface OperationCall {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** True where its input takes a file. */
  readonly takesFile: boolean;
}

/** An operation with as little as its arguments demand. */
export function minimalCall(
  kind: "query" | "mutation" | "subscription",
  field: GraphQLField<unknown, unknown>,
): OperationCall {
  const required = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const declared = required.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(", ");
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return {
    query: `${kind}${declared ? `(${declared})` : ""} { ${field.name}${passed ? `(${passed})` : ""}${selection} }`,
    variables: Object.fromEntries(required.map((argument) => [argument.name, minimalValue(argument.type)])),
    takesFile: required.some(({ type }) => {
      const named = getNamedType(type);
      return (
        isInputObjectType(named) &&
        Object.values(named.getFields()).some((inner) => getNamedType(inner.type).name === "Upload")
      );
    }),
  };
}

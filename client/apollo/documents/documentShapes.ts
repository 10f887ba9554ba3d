/** The properties of each kind of node, in the order in which a compact node lists them; its place is its number. */
export const SHAPES = [
  ["Field", "name", "selectionSet", "arguments", "alias", "directives"],
  ["FragmentSpread", "name"],
  ["InlineFragment", "typeCondition", "selectionSet"],
  ["NamedType", "name"],
  ["NonNullType", "type"],
  ["ListType", "type"],
  ["Variable", "name"],
  ["Argument", "name", "value"],
  ["VariableDefinition", "variable", "type"],
  ["OperationDefinition", "operation", "name", "selectionSet", "variableDefinitions"],
  ["FragmentDefinition", "name", "typeCondition", "selectionSet"],
  ["Directive", "name", "arguments"],
  ["ObjectValue", "fields"],
  ["ObjectField", "name", "value"],
  ["IntValue", "value"],
  ["EnumValue", "value"],
  ["BooleanValue", "value"],
] as const;

/** A node's number and properties (0 where it has none of that name), a list of nodes, or a value. */
export type Compact = string | number | boolean | readonly Compact[];

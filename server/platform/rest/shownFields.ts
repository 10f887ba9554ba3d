import { z } from "zod";

import {
  type DescribedField,
  type FieldsOf,
  type FieldValue,
  isChoice,
  namesOf,
  type ShownField,
  type ValueKind,
} from "../fields/describedField.js";
import { snakeCase } from "./keyCase.js";

/** `publishYear` as REST writes it, in types. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** A value as JSON has it. */
type JsonOf<Value> = Value extends Date ? string : Value;

/** The fields of a response's schema, each under REST's name. */
type ResponseShape<Fields extends FieldsOf<DescribedField>> = {
  readonly [Name in keyof Fields & string as SnakeCase<Name>]: z.ZodType<JsonOf<FieldValue<Fields[Name]>>>;
};

/** What REST answers of a record, in REST's names. */
type Presented<Fields extends object, Row extends { readonly [Name in keyof Fields]: unknown }> = {
  [Name in keyof Fields & string as SnakeCase<Name>]: JsonOf<Row[Name]>;
};

function schemaOf(kind: ValueKind): z.ZodType {
  if (isChoice(kind)) return z.enum(kind);
  switch (kind) {
    case "text":
      return z.string();
    case "integer":
      return z.int();
    case "boolean":
      return z.boolean();
    case "day":
      return z.iso.date();
    case "moment":
      return z.iso.datetime();
  }
}

/** The schema of a response, from the description of its fields. */
export function responseShape<Fields extends FieldsOf<ShownField>>(fields: Fields): ResponseShape<Fields> {
  const shape = Object.entries(fields).map(([name, { kind, isNullable, restSays }]) => {
    const schema = isNullable ? schemaOf(kind).nullable() : schemaOf(kind);
    return [snakeCase(name), restSays === undefined ? schema : schema.describe(restSays)];
  });
  // Each schema has the type that its kind stands for.
  return Object.fromEntries(shape) as ResponseShape<Fields>;
}

/** Shows a record as REST does: the fields that are described, and no others. */
export function presenterOf<Fields extends object>(fields: Fields) {
  const names = namesOf(fields).map((name) => [name, snakeCase(name)] as const);
  return <Row extends { readonly [Name in keyof Fields]: unknown }>(row: Row): Presented<Fields, Row> => {
    const presented = names.map(([name, restName]) => {
      const value = row[name];
      return [restName, value instanceof Date ? value.toISOString() : value] as const;
    });
    return Object.fromEntries(presented) as Presented<Fields, Row>;
  };
}

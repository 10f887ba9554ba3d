import type { EnumRef, FieldRef, InputFieldRef } from "@pothos/core";

import {
  type ChoiceName,
  type DescribedField,
  type FieldsOf,
  type FieldValue,
  mapFields,
  type RecordOf,
  type SentField,
  type ShownField,
  type ValueKind,
} from "../fields/describedField.js";
import type { builder } from "./builder.js";

type Types = typeof builder.$inferSchemaTypes;
type ObjectFields<Row> = PothosSchemaTypes.ObjectFieldBuilder<Types, Row>;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;

/** The schema's type of each choice, which its feature's door defines. */
type Choices<Fields extends FieldsOf<DescribedField>> = {
  readonly [Name in ChoiceName<Fields>]: EnumRef<Types, NonNullable<FieldValue<Fields[Name]>>>;
};

const SCALARS = { text: "String", integer: "Int", boolean: "Boolean", day: "Date", moment: "DateTime" } as const;

function typeOf(kind: ValueKind, name: string, choices: Readonly<Record<string, unknown>>): "String" {
  // The builder types each scalar apart; which it is, only the description knows.
  return (typeof kind === "string" ? SCALARS[kind] : choices[name]) as "String";
}

/** The fields of a type, from their description: each shows the row's value of that name. */
export function shownFields<Fields extends FieldsOf<ShownField>, Row extends RecordOf<Fields>>(
  t: ObjectFields<Row>,
  fields: Fields,
  choices: Choices<Fields>,
): { readonly [Name in keyof Fields]: FieldRef<Types> } {
  return mapFields(fields, ({ kind, isNullable, says }, name) =>
    t.field({
      type: typeOf(kind, name, choices),
      nullable: isNullable,
      description: says,
      resolve: (row) => row[name] as string,
    }),
  );
}

/** The fields of a command's input, from their description; each may be left out. */
export function sentFields<Fields extends FieldsOf<SentField>>(
  t: InputFields,
  fields: Fields,
  choices: Choices<Fields>,
): { readonly [Name in keyof Fields]: InputFieldRef<Types, FieldValue<Fields[Name]> | null | undefined> } {
  return mapFields(fields, ({ kind, sent }, name) =>
    t.field({ type: typeOf(kind, name, choices), description: sent.says }),
  ) as unknown as { [Name in keyof Fields]: InputFieldRef<Types, FieldValue<Fields[Name]> | null | undefined> };
}

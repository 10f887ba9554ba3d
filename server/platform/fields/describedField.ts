/** What the value of a plain field is; a list names the values of a choice, as the database has them. */
export type ValueKind = "text" | "integer" | "boolean" | "day" | "moment" | readonly [string, ...string[]];

interface ValuesByKind {
  readonly text: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly day: string;
  readonly moment: Date;
}

type ValueOf<Kind> = Kind extends keyof ValuesByKind
  ? ValuesByKind[Kind]
  : Kind extends readonly (infer Choice)[]
    ? Choice
    : never;

/** What a door has to know of a field's value. */
export interface DescribedField {
  readonly kind: ValueKind;
  readonly isNullable: boolean;
}

/** A field of an answer. */
export interface ShownField extends DescribedField {
  /** GraphQL's description. */
  readonly says: string;
  /** REST's; without it, it has none. */
  readonly restSays?: string | undefined;
}

/** A field of a command. */
export interface SentField extends DescribedField {
  /** What GraphQL says of it; REST's words stand at the service's schema. */
  readonly sent: { readonly says: string };
}

export type FieldsOf<Field> = Readonly<Record<string, Field>>;

/** The value of a field, null where it may be. */
export type FieldValue<Field extends DescribedField> =
  ValueOf<Field["kind"]> | (Field["isNullable"] extends false ? never : null);

/** A record of such fields. */
export type RecordOf<Fields extends FieldsOf<DescribedField>> = {
  readonly [Name in keyof Fields]: FieldValue<Fields[Name]>;
};

/** The names of the fields with a choice. */
export type ChoiceName<Fields extends FieldsOf<DescribedField>> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends readonly string[] ? Name : never;
}[keyof Fields] &
  string;

export function isChoice(kind: ValueKind): kind is readonly [string, ...string[]] {
  return typeof kind !== "string";
}

/** The names of an object, with their types. */
export function namesOf<Given extends object>(given: Given): (keyof Given & string)[] {
  return Object.keys(given) as (keyof Given & string)[];
}

/** Something of each field, under its name. */
export function mapFields<Fields extends object, Result>(
  fields: Fields,
  resultOf: (field: Fields[keyof Fields & string], name: keyof Fields & string) => Result,
): { readonly [Name in keyof Fields]: Result } {
  return Object.fromEntries(namesOf(fields).map((name) => [name, resultOf(fields[name], name)])) as {
    [Name in keyof Fields]: Result;
  };
}

/** One property of each field, under its name. */
export function pluck<
  Property extends string,
  Fields extends { readonly [Name in keyof Fields]: Readonly<Record<Property, unknown>> },
>(fields: Fields, property: Property): { readonly [Name in keyof Fields]: Fields[Name][Property] } {
  return mapFields(fields, (field) => field[property]) as { [Name in keyof Fields]: Fields[Name][Property] };
}

/** The same fields, these first: where an order that people or programs know is not that of the description. */
export function inOrder<Fields extends object>(fields: Fields, ...first: readonly (keyof Fields & string)[]): Fields {
  const names = new Set([...first, ...namesOf(fields)]);
  return Object.fromEntries([...names].map((name) => [name, fields[name]])) as Fields;
}

/** All of them but these, which have a place of their own. */
export function exceptFields<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  ...names: readonly Name[]
): Omit<Fields, Name> {
  const left = namesOf(fields).filter((name) => !names.some((other) => other === name));
  return Object.fromEntries(left.map((name) => [name, fields[name]])) as unknown as Omit<Fields, Name>;
}

/** These values of a record, and no others. */
export function pickFields<Fields extends object, Row extends { readonly [Name in keyof Fields]: unknown }>(
  fields: Fields,
  row: Row,
): Pick<Row, keyof Fields & keyof Row> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, row[name]])) as Pick<Row, keyof Fields & keyof Row>;
}

import { z } from "zod";

import { type ColumnsOf, shapeOf, type Table } from "./columns.js";

/** How JSON holds the values of each column type. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  varchar: z.string(),
  text: z.string(),
  int: z.int(),
  date: z.iso.date(),
  boolean: z.boolean(),
  datetime: z.iso.datetime().transform((moment) => new Date(moment)),
};

/** A schema for columns of a row that was stored as JSON, so that nothing unchecked is written to the table again. */
export function rowSchema<Entity, Name extends keyof ColumnsOf<Entity> & string>(
  table: Table<Entity>,
  ...names: readonly Name[]
): z.ZodType<Pick<ColumnsOf<Entity>, Name>> {
  const { columns } = shapeOf(table);
  const fields = names.map((name) => {
    const column = columns.find(({ property }) => property === name);
    const schema = schemas[column?.type ?? ""];
    if (!column || !schema) {
      throw new Error(`${name} has no column type that JSON can hold, add it in rowSchema.ts`);
    }
    return [name, column.isNullable ? schema.nullable() : schema] as const;
  });
  // entityTypes.slow.test.ts proves that column types match the entity's.
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<Pick<ColumnsOf<Entity>, Name>>;
}

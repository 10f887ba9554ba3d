import { z } from "zod";

export type JsonSchema = { [name: string]: unknown };

/** An answer's shape as JSON Schema; records with a name of their own stand in `$defs`. */
export function describeShape(schema: z.ZodType, io: "input" | "output" = "output"): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, { io, unrepresentable: "any", override: ({ jsonSchema }) => tidy(jsonSchema) });
  // The dialect is said once, by the version of OpenAPI.
  delete described.$schema;
  return described;
}

/** Leaves out what says nothing to a reader: the largest numbers that JSON can hold, and the pattern that spells a format out. */
function tidy(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) {
    delete schema.minimum;
  }
  if (schema.maximum === Number.MAX_SAFE_INTEGER) {
    delete schema.maximum;
  }
  if (schema.format !== undefined) {
    delete schema.pattern;
  }
}

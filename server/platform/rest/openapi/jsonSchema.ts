import { z } from "zod";

export type JsonSchema = { [name: string]: unknown };

/** An answer's shape as JSON Schema; records with a name of their own stand in `$defs`. */
export function describeShape(schema: z.ZodType, io: "input" | "output" = "output"): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => dropRedundantKeywords(jsonSchema),
  });
  // The dialect is said once, by the version of OpenAPI.
  delete described.$schema;
  dropUnrepresentable(described);
  return described;
}

/** Leaves out what says nothing to a reader: the largest numbers that JSON can hold, and the pattern that spells a format out. */
function dropRedundantKeywords(schema: JsonSchema): void {
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

/** A choice that JSON cannot write, such as the Date that GraphQL hands over, is none for a caller of REST. */
function dropUnrepresentable(schema: unknown): void {
  if (typeof schema !== "object" || schema === null) {
    return;
  }
  Object.values(schema).forEach(dropUnrepresentable);
  const { anyOf } = schema as { anyOf?: unknown };
  if (Array.isArray(anyOf)) {
    const [first, ...others] = anyOf.filter((choice: object) => Object.keys(choice).length > 0) as JsonSchema[];
    if (first && others.length === 0) {
      delete (schema as JsonSchema).anyOf;
      Object.assign(schema, first);
    } else {
      (schema as JsonSchema).anyOf = [first, ...others];
    }
  }
}

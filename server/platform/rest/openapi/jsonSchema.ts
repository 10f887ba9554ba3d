import { z } from "zod";

export type JsonSchema = { [name: string]: unknown };

/** A response schema as JSON Schema; named records become `$defs`. */
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

/** Removes what is not useful to readers: the limits of safe integers, and patterns that only spell out a format. */
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

/** Removes alternatives that JSON cannot express, such as the Date that GraphQL passes. */
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

/** `publishYear` as REST writes it: `publish_year`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `publish_year` as services write it: `publishYear`. */
function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Deeper than any body of ours; thousands of levels would exhaust the stack. */
const MAX_NESTING = 32;

/**
 * Converts the keys of a body to camelCase, recursively. Values that are neither objects nor lists are returned
 * unchanged.
 * @throws Error with the status 400 for a body that is nested too deeply.
 */
export function withCamelKeys(value: unknown, levelsLeft = MAX_NESTING): unknown {
  if (levelsLeft < 0) {
    throw Object.assign(new Error("The body is nested too deeply"), { statusCode: 400 });
  }
  if (Array.isArray(value)) {
    return value.map((inner: unknown) => withCamelKeys(inner, levelsLeft - 1));
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [camelCase(name), withCamelKeys(inner, levelsLeft - 1)]),
      )
    : value;
}

/** The columns of a file are mapped to fields in REST's spelling; the service checks them. */
export function withCamelColumns(body: unknown): unknown {
  const { columns, ...rest } = body as { columns?: unknown };
  return Array.isArray(columns)
    ? { ...rest, columns: columns.map((field: unknown) => (typeof field === "string" ? camelCase(field) : field)) }
    : body;
}

/** `publishYear` as REST writes it: `publish_year`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `publish_year` as services write it: `publishYear`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * Converts the keys of a body to camelCase, recursively. Values that are neither objects nor lists are returned
 * unchanged.
 */
export function withCamelKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withCamelKeys);
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelCase(name), withCamelKeys(inner)]))
    : value;
}

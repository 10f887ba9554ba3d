/**
 * The value, which cannot be missing.
 * @throws Error if it is missing all the same: a broken invariant never becomes 0 or null.
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing`);
  }
  return value;
}

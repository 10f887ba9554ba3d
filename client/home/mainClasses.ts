interface ClassValue {
  readonly value: string;
  readonly name: string | null;
  readonly count: number;
}

const MAX_CLASSES = 8;

/** The hundreds of DDC, and 2X, with the most books. */
export function mainClasses(values: readonly ClassValue[]) {
  return values
    .filter(({ value }) => value === "2X" || value.length === 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_CLASSES)
    .map(({ value, name, count }) => ({ value, name: (name ?? value).replace(/^\S+ /, ""), count }));
}

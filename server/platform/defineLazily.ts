const MADE = "made lazily";

/**
 * Gives objects of this prototype properties that are made, all of them together, when one is first asked for: most
 * requests use few of the many things that they could use.
 */
export function defineLazily<Self extends object>(
  prototype: Self,
  names: readonly string[],
  make: (self: Self) => object,
): void {
  const made = Symbol(MADE);
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      get(this: Self & { [made]?: Readonly<Record<string, unknown>> }) {
        this[made] ??= make(this) as Readonly<Record<string, unknown>>;
        return this[made][name];
      },
    });
  }
}

/** What an object has made so far of what is defined lazily. */
export function madeSoFar(self: object): object[] {
  return Object.getOwnPropertySymbols(self)
    .filter(({ description }) => description === MADE)
    .map((symbol) => Reflect.get(self, symbol) as object);
}

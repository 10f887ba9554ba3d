import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 30_000;
const BETWEEN_MS = 50;

async function holds<T>(look: () => Promise<T>, check: (seen: T) => void): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(BETWEEN_MS)) {
    try {
      check(await look());
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** What a page shows, looked at again until it is so: it follows an answer, or a key, by a moment that a busy machine draws out. */
export function soon<T>(look: () => Promise<T>) {
  return {
    toBe: (expected: T) => holds(look, (seen) => expect(seen).toBe(expected)),
    toEqual: (expected: unknown) => holds(look, (seen) => expect(seen).toEqual(expected)),
    toMatch: (expected: RegExp | string) => holds(look, (seen) => expect(seen).toMatch(expected)),
    toContain: (expected: unknown) => holds(look, (seen) => expect(seen).toContain(expected)),
    notToContain: (expected: unknown) => holds(look, (seen) => expect(seen).not.toContain(expected)),
    notToMatch: (expected: RegExp) => holds(look, (seen) => expect(seen).not.toMatch(expected)),
    toHaveLength: (expected: number) => holds(look, (seen) => expect(seen).toHaveLength(expected)),
    toBeGreaterThan: (expected: number) => holds(look, (seen) => expect(seen).toBeGreaterThan(expected)),
  };
}

import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 50;

async function poll<T>(look: () => Promise<T>, check: (seen: T) => void): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; ; await wait(INTERVAL_MS)) {
    try {
      check(await look());
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/**
 * Repeats an assertion on what the page shows until it holds, because on a busy machine the page may follow a
 * response late.
 */
export function eventually<T>(look: () => Promise<T>) {
  return {
    toBe: (expected: T) => poll(look, (seen) => expect(seen).toBe(expected)),
    toEqual: (expected: unknown) => poll(look, (seen) => expect(seen).toEqual(expected)),
    toMatch: (expected: RegExp | string) => poll(look, (seen) => expect(seen).toMatch(expected)),
    toContain: (expected: unknown) => poll(look, (seen) => expect(seen).toContain(expected)),
    notToContain: (expected: unknown) => poll(look, (seen) => expect(seen).not.toContain(expected)),
    notToMatch: (expected: RegExp) => poll(look, (seen) => expect(seen).not.toMatch(expected)),
    toHaveLength: (expected: number) => poll(look, (seen) => expect(seen).toHaveLength(expected)),
    toBeGreaterThan: (expected: number) => poll(look, (seen) => expect(seen).toBeGreaterThan(expected)),
  };
}

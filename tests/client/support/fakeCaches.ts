import { webcrypto } from "node:crypto";

interface Kept {
  readonly body: string;
  readonly headers: Headers;
}

/** What is in the browser's one cache. */
export const keptPages = new Map<string, Kept>();

/** A secure context's storage of pages, its digests and its responses, of which jsdom has none. */
export function installFakeCaches(): void {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, {
    Response: class {
      readonly headers: Headers;
      constructor(
        readonly body: string,
        { headers }: { headers: Record<string, string> },
      ) {
        this.headers = new Headers(headers);
      }
      text() {
        return Promise.resolve(this.body);
      }
    },
    caches: {
      open: () => Promise.resolve({ put: (key: string, kept: Kept) => Promise.resolve(keptPages.set(key, kept)) }),
      match: (key: string) => Promise.resolve(keptPages.get(key)),
      delete: () => Promise.resolve(keptPages.clear()),
    },
  });
}

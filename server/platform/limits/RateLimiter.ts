import { LRUCache } from "lru-cache";

import { ThrottledError } from "../../errors.js";

interface RateLimiterOptions {
  /** How many calls one address may make per minute. */
  readonly callsPerMinute: number;
  readonly message: string;
  readonly now?: () => number;
}

/** The maximum number of tracked addresses; the least recently active is removed first. */
const MAX_KEYS = 10_000;

interface Bucket {
  readonly calls: number;
  readonly at: number;
}

/**
 * A token bucket per key (an address or an id), so that one client cannot use up the server. Each process counts in
 * its own memory: the limit protects capacity, not secrets.
 */
export class RateLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
  private readonly now: () => number;

  constructor(private readonly options: RateLimiterOptions) {
    this.now = options.now ?? Date.now;
  }

  /** @throws ThrottledError where the address has used up its calls. */
  consume(key: string): void {
    const { callsPerMinute, message } = this.options;
    const now = this.now();
    const last = this.buckets.get(key) ?? { calls: callsPerMinute, at: now };
    const calls = Math.min(callsPerMinute, last.calls + ((now - last.at) * callsPerMinute) / 60_000);
    this.buckets.set(key, { calls: calls < 1 ? calls : calls - 1, at: now });
    if (calls < 1) {
      throw new ThrottledError(message, Math.max(1, Math.ceil(((1 - calls) * 60) / callsPerMinute)));
    }
  }
}

import { LRUCache } from "lru-cache";

import { ThrottledError } from "../../errors.js";

interface RateLimiterOptions {
  /** How many calls one address may make in a minute, all at once or spread out. */
  readonly callsPerMinute: number;
  readonly message: string;
  readonly now?: () => number;
}

/** So many addresses are remembered; the one that was quiet longest is forgotten first. */
const MAX_KEYS = 10_000;

interface Bucket {
  readonly calls: number;
  readonly at: number;
}

/**
 * Keeps one address from taking the server for itself. Each process counts alone and in memory: it guards work, not secrets.
 * What stands for a caller, an address or a number, is all the same to it. It has a bucket of calls that fills up again at its rate.
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

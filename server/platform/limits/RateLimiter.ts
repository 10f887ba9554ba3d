import { LRUCache } from "lru-cache";

import { ThrottledError } from "../../errors.js";

interface RateLimiterOptions {
  /** How many calls, or points of calls that cost differently, one key has per minute. */
  readonly callsPerMinute: number;
  /** How many of them at once; all, unless given. */
  readonly burst?: number;
  /** The reason, a whole sentence; how long to wait is added. */
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
  private readonly burst: number;

  constructor(private readonly options: RateLimiterOptions) {
    this.now = options.now ?? Date.now;
    this.burst = options.burst ?? options.callsPerMinute;
  }

  /** A call may cost more than is left; the key then waits until the debt is paid. @throws ThrottledError */
  consume(key: string, cost = 1): void {
    const { callsPerMinute, message } = this.options;
    const left = this.left(key);
    if (left < 1) {
      throw new ThrottledError(message, Math.max(1, Math.ceil(((1 - left) * 60) / callsPerMinute)));
    }
    this.spend(key, cost);
  }

  /** Counts what turns out to cost more than a call did at first. */
  spend(key: string, cost: number): void {
    this.buckets.set(key, { calls: this.left(key) - cost, at: this.now() });
  }

  /** What the key may spend at once; below zero for debts. */
  left(key: string): number {
    const { callsPerMinute } = this.options;
    const now = this.now();
    const last = this.buckets.get(key) ?? { calls: this.burst, at: now };
    return Math.min(this.burst, last.calls + ((now - last.at) * callsPerMinute) / 60_000);
  }
}

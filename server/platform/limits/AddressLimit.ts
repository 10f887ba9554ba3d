import { LRUCache } from "lru-cache";

import { ThrottledError } from "../../errors.js";

interface LimitOptions {
  /** How many calls one address may make in a minute, all at once or spread out. */
  readonly callsAMinute: number;
  readonly message: string;
  readonly now?: () => number;
}

/** So many addresses are remembered; the one that was quiet longest is forgotten first. */
const MOST_ADDRESSES = 10_000;

interface Bucket {
  readonly calls: number;
  readonly at: number;
}

/**
 * Keeps one address from taking the server for itself. Each process counts alone and in memory: it guards work, not secrets.
 * What stands for a caller, an address or a number, is all the same to it. It has a bucket of calls that fills up again at its rate.
 */
export class AddressLimit {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_ADDRESSES });
  private readonly now: () => number;

  constructor(private readonly options: LimitOptions) {
    this.now = options.now ?? Date.now;
  }

  /** @throws ThrottledError where the address has used up its calls. */
  take(address: string): void {
    const { callsAMinute, message } = this.options;
    const now = this.now();
    const last = this.buckets.get(address) ?? { calls: callsAMinute, at: now };
    const calls = Math.min(callsAMinute, last.calls + ((now - last.at) * callsAMinute) / 60_000);
    this.buckets.set(address, { calls: calls < 1 ? calls : calls - 1, at: now });
    if (calls < 1) {
      throw new ThrottledError(message, Math.max(1, Math.ceil(((1 - calls) * 60) / callsAMinute)));
    }
  }
}

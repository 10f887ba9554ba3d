import { createHmac, randomBytes } from "node:crypto";

import { networkOf } from "../../platform/limits/network.js";

/** Who searches: the account, where there is one, and where from. */
export interface SearchReader {
  readonly userId: number | null;
  readonly address: string;
}

/** More readers of one name say no more. */
const MOST_READERS = 500;
/** Nobody looks for more on one day; a network may be a whole school. */
const MOST_SEARCHES = 100;
/** Different names of a day. */
const MOST_NAMES = 1_000;

interface Seen {
  readonly accounts: Set<string>;
  /** Networks from which somebody without an account has searched, and those of the accounts. */
  readonly networks: Set<string>;
  readonly accountNetworks: Set<string>;
}

/**
 * The different readers of each name on one day. They stand here as digests by a key that is made for the day and is
 * nowhere else, so that neither a table nor a dump of memory of another day says who they were.
 */
export class DayReaders {
  private readonly key = randomBytes(32);
  private readonly seen = new Map<string, Seen>();
  private readonly searches = new Map<string, number>();

  constructor(readonly day: string) {}

  /** As readers are told apart today. */
  digestsOf({ userId, address }: SearchReader): { readonly account: string | null; readonly network: string } {
    return {
      account: userId === null ? null : this.digest(`account ${userId}`),
      network: this.digest(`network ${networkOf(address)}`),
    };
  }

  /** Whether this reader's search still counts today: a flood of different ones ends. */
  mayCount({ account, network }: ReturnType<DayReaders["digestsOf"]>): boolean {
    const reader = account ?? network;
    const count = (this.searches.get(reader) ?? 0) + 1;
    this.searches.set(reader, count);
    return count <= MOST_SEARCHES;
  }

  add(nameKey: string, { account, network }: ReturnType<DayReaders["digestsOf"]>): void {
    const seen = this.seen.get(nameKey) ?? { accounts: new Set(), networks: new Set(), accountNetworks: new Set() };
    if (seen.accounts.size + seen.networks.size >= MOST_READERS) return;
    if (!this.seen.has(nameKey) && this.seen.size >= MOST_NAMES) return;
    this.seen.set(nameKey, seen);
    if (account === null) {
      seen.networks.add(network);
    } else {
      seen.accounts.add(account);
      seen.accountNetworks.add(network);
    }
  }

  /** A network from which an account has searched counts by its accounts: who logs out is nobody else. */
  counts(): ReadonlyMap<string, number> {
    return new Map(
      [...this.seen].map(([nameKey, { accounts, networks, accountNetworks }]) => [
        nameKey,
        accounts.size + [...networks].filter((network) => !accountNetworks.has(network)).length,
      ]),
    );
  }

  private digest(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("base64url").slice(0, 16);
  }
}

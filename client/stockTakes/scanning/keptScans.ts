/** A scan that the server has not answered yet. */
export interface KeptScan {
  /** By which the server knows it again: sent twice, it counts once. */
  readonly key: string;
  readonly code: string;
  readonly locationId: string | null;
  /** Milliseconds, by this browser's clock. */
  readonly at: number;
}

const prefixOf = (databaseId: number) => `aksara:stock-opname:${databaseId}:`;

/**
 * Keeps a scan in the browser until the server has it; returns whether it could. Each has a place of its own, so that
 * two pages of one browser never overwrite what the other keeps.
 */
export function keepScan(databaseId: number, scan: KeptScan): boolean {
  try {
    localStorage.setItem(prefixOf(databaseId) + scan.key, JSON.stringify(scan));
    return true;
  } catch {
    // Full, or forbidden: the page says so, and goes on.
    return false;
  }
}

export function forgetScan(databaseId: number, key: string): void {
  try {
    localStorage.removeItem(prefixOf(databaseId) + key);
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

/** What this browser has not got through, the oldest first. */
export function keptScans(databaseId: number): KeptScan[] {
  const prefix = prefixOf(databaseId);
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => parse(localStorage.getItem(name)) ?? [])
      .sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** Only this screen writes it; whatever else lies there is none. */
function parse(text: string | null): KeptScan | null {
  try {
    const scan = JSON.parse(text ?? "null") as Partial<KeptScan> | null;
    const { key, code, at, locationId = null } = scan ?? {};
    if (typeof key !== "string" || typeof code !== "string" || typeof at !== "number") return null;
    return { key, code, at, locationId };
  } catch {
    return null;
  }
}

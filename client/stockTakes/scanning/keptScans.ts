/** What is sent with a scan, besides what the scanner has read. */
export type Given = Readonly<Record<string, string | null>>;

/** A scan that the server has not answered yet. */
export type KeptScan<With extends Given = Given> = With & {
  /** By which the server knows it again: sent twice, it counts once. */
  readonly key: string;
  readonly code: string;
  /** Milliseconds, by this browser's clock. */
  readonly at: number;
};

/** `stock-opname:7` */
const prefixOf = (place: string) => `aksara:${place}:`;

/**
 * Keeps a scan in the browser until the server has it; returns whether it could. Each has a place of its own, so that
 * two pages of one browser never overwrite what the other keeps.
 */
export function keepScan(place: string, scan: KeptScan): boolean {
  try {
    localStorage.setItem(prefixOf(place) + scan.key, JSON.stringify(scan));
    return true;
  } catch {
    // Full, or forbidden: the page says so, and goes on.
    return false;
  }
}

export function forgetScan(place: string, key: string): void {
  try {
    localStorage.removeItem(prefixOf(place) + key);
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

/** What this browser has not got through, the oldest first. */
export function keptScans<With extends Given>(place: string): KeptScan<With>[] {
  const prefix = prefixOf(place);
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => parse<With>(localStorage.getItem(name)) ?? [])
      .sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** Only the screen of that place writes it; whatever else lies there is none. */
function parse<With extends Given>(text: string | null): KeptScan<With> | null {
  try {
    const scan = JSON.parse(text ?? "null") as Partial<KeptScan<With>> | null;
    const isScan = typeof scan?.key === "string" && typeof scan.code === "string" && typeof scan.at === "number";
    return isScan ? (scan as KeptScan<With>) : null;
  } catch {
    return null;
  }
}

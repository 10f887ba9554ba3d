export const TONES = ["light", "sepia", "dark"] as const;
export type Tone = (typeof TONES)[number];

/** How a reader likes to read, in every book. */
export interface ReaderSettings {
  /** For PDF pages: 1 is as wide as the screen, within reason. */
  readonly zoom: number;
  /** For the text of an EPUB. */
  readonly textSize: number;
  /** Null follows the page's theme. */
  readonly tone: Tone | null;
}

export const ZOOM = { min: 0.5, max: 4, step: 0.25 } as const;
export const TEXT_SIZE = { min: 0.7, max: 2.2, step: 0.15 } as const;

const KEY = "reader-settings";
const DEFAULTS: ReaderSettings = { zoom: 1, textSize: 1, tone: null };

/** The settings in the browser's storage, which may be missing, invalid or of an older release. */
export function readSettings(): ReaderSettings {
  const stored = storedSettings();
  return {
    zoom: within(stored?.zoom, ZOOM, DEFAULTS.zoom),
    textSize: within(stored?.textSize, TEXT_SIZE, DEFAULTS.textSize),
    tone: TONES.find((tone) => tone === stored?.tone) ?? null,
  };
}

export function saveSettings(settings: ReaderSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing, or is full, reads all the same.
  }
}

function storedSettings(): Partial<Record<keyof ReaderSettings, unknown>> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Record<keyof ReaderSettings, unknown>> | null;
  } catch {
    return null;
  }
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function within(value: unknown, { min, max }: Bounds, otherwise: number): number {
  return typeof value === "number" && value >= min && value <= max ? value : otherwise;
}

export function stepped(value: number, by: 1 | -1, { min, max, step }: Bounds & { readonly step: number }): number {
  return Math.min(max, Math.max(min, Math.round((value + by * step) * 100) / 100));
}

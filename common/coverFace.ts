/** Their files and classes carry these names. The order is that of the hash: a new one comes last. */
export const COVER_PATTERNS = [
  "kawung",
  "parang",
  "ceplok",
  "truntum",
  "mega-mendung",
  "lereng",
  "tambal",
  "sekar-jagad",
] as const;
/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["field", "band", "label"] as const;
export const COVER_TONES = 8;

/** How a book without a picture is drawn. */
export interface CoverFace {
  /** From 0. */
  readonly tone: number;
  readonly pattern: (typeof COVER_PATTERNS)[number];
  readonly layout: (typeof LAYOUTS)[number];
}

/** One of 192 faces, the same for a slug for ever: on the pages, and in the pictures that are shared. */
export function coverFace(slug: string): CoverFace {
  return shiftedFace(hashSlug(slug), 0);
}

/** With a pattern so many places further; the tone, by which a book is remembered, stays. */
export function shiftedFace(hash: number, shift: number): CoverFace {
  return {
    tone: hash % COVER_TONES,
    pattern: COVER_PATTERNS[((hash >>> 3) + shift) % COVER_PATTERNS.length] ?? COVER_PATTERNS[0],
    layout: LAYOUTS[(hash >>> 6) % LAYOUTS.length] ?? LAYOUTS[0],
  };
}

/** FNV-1a, mixed so that its low bits too depend on all of it. */
export function hashSlug(slug: string): number {
  let hash = 39017;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

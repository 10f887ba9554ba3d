/** Also the names of their files and CSS classes. The hash counts in this order, so a new one comes last. */
const PATTERNS = ["kawung", "parang", "ceplok", "truntum", "mega-mendung", "lereng", "tambal", "sekar-jagad"] as const;
/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["field", "band", "label"] as const;
export const COVER_TONES = 8;

/** How a book without a picture is drawn. */
export interface CoverFace {
  /** From 0. */
  readonly tone: number;
  readonly pattern: (typeof PATTERNS)[number];
  readonly layout: (typeof LAYOUTS)[number];
}

/**
 * One of 192 faces, the same for a slug for ever: on the pages, and in the pictures that are shared. With `shift` its
 * pattern is one so many places further; the tone, by which a book is remembered, stays.
 */
export function coverFace(slug: string, shift = 0): CoverFace {
  const hash = hashSlug(slug);
  return {
    tone: hash % COVER_TONES,
    pattern: patternAt((hash >>> 3) + shift),
    layout: LAYOUTS[(hash >>> 6) % 3] ?? LAYOUTS[0],
  };
}

/** They begin anew after the last. */
export function patternAt(place: number): CoverFace["pattern"] {
  return PATTERNS[place % 8] ?? PATTERNS[0];
}

/** FNV-1a, mixed so that its low bits too depend on all of it. */
function hashSlug(slug: string): number {
  let hash = 39017;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

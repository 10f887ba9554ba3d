/** The files of the patterns, in the order of the hash. */
const PATTERNS = ["kawung", "parang", "ceplok", "truntum", "mega-mendung", "lereng", "tambal", "sekar-jagad"] as const;
const TONES = ["#24457a", "#6b4226", "#2a6649", "#8e3b2c", "#553257", "#1e5c66", "#7a5a12", "#3b3a5a"] as const;
/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["field", "band", "label"] as const;

export interface CoverFace {
  readonly tone: string;
  readonly pattern: string;
  readonly layout: (typeof LAYOUTS)[number];
}

/**
 * The face that the pages draw for this slug (`client/ui/cover/coverFace.ts`); a test holds both against each other.
 */
export function coverFace(slug: string): CoverFace {
  let hash = 39017;
  for (const character of slug) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return {
    tone: TONES[hash % 8] ?? TONES[0],
    pattern: PATTERNS[(hash >>> 3) % 8] ?? PATTERNS[0],
    layout: LAYOUTS[(hash >>> 6) % 3] ?? LAYOUTS[0],
  };
}

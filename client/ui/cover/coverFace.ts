/** Tailwind finds only class names that are written out. */
const TONES = [
  "cover-tone-1",
  "cover-tone-2",
  "cover-tone-3",
  "cover-tone-4",
  "cover-tone-5",
  "cover-tone-6",
  "cover-tone-7",
  "cover-tone-8",
] as const;

const PATTERNS = [
  "pattern-kawung",
  "pattern-parang",
  "pattern-ceplok",
  "pattern-truntum",
  "pattern-mega-mendung",
  "pattern-lereng",
  "pattern-tambal",
  "pattern-sekar-jagad",
] as const;

/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["cover-field", "cover-band", "cover-label"] as const;

export interface CoverFace {
  tone: (typeof TONES)[number];
  pattern: (typeof PATTERNS)[number];
  layout: (typeof LAYOUTS)[number];
}

/** One of 192 faces, the same for a slug for ever. The server draws the same one for pictures that are shared. */
export function coverFace(slug: string): CoverFace {
  const hash = mix(slug);
  return {
    tone: TONES[hash % 8] ?? TONES[0],
    pattern: PATTERNS[(hash >>> 3) % 8] ?? PATTERNS[0],
    layout: LAYOUTS[(hash >>> 6) % 3] ?? LAYOUTS[0],
  };
}

/** FNV-1a, mixed so that its low bits too depend on all of it. */
function mix(text: string): number {
  let hash = 39017;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const PATTERNS = ["kawung", "parang", "ceplok", "truntum", "mega-mendung", "lereng", "tambal", "sekar-jagad"];
/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["field", "band", "label"];

/**
 * The classes of one of 192 faces (covers.css), the same for a slug for ever. The server draws the same one for
 * pictures that are shared.
 */
export function coverFace(slug: string): string {
  const hash = mix(slug);
  return `cover-tone-${(hash % 8) + 1} pattern-${PATTERNS[(hash >>> 3) % 8]} cover-${LAYOUTS[(hash >>> 6) % 3]}`;
}

/** FNV-1a, mixed so that its low bits too depend on all of it. */
function mix(text: string): number {
  let hash = 39017;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const PATTERNS = ["kawung", "parang", "ceplok", "truntum", "mega-mendung", "lereng", "tambal", "sekar-jagad"];
/** A pattern that fades towards the title, a band of it at the foot, a paper label on it. */
const LAYOUTS = ["field", "band", "label"];
/** As many as the widest grid has columns, so that the cover above differs too. */
const NEIGHBOURS = 6;

/**
 * The classes of one of 192 faces (covers.css), the same for a slug for ever. The server draws the same one for
 * pictures that are shared.
 */
export function coverFace(slug: string): string {
  return faceClasses(mix(slug));
}

/**
 * The faces of books that are seen together: one with tone and pattern of a book shortly before it takes the next
 * pattern, and keeps its tone, by which it is remembered. What is loaded later changes none that is there.
 */
export function neighbouringFaces(slugs: Iterable<string>): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  const before: string[] = [];
  for (const slug of new Set(slugs)) {
    const hash = mix(slug);
    let shift = 0;
    while (before.includes(look(hash, shift))) shift++;
    before.push(look(hash, shift));
    if (before.length > NEIGHBOURS) before.shift();
    faces.set(slug, faceClasses(hash, shift));
  }
  return faces;
}

function faceClasses(hash: number, shift = 0): string {
  return `${look(hash, shift)} cover-${LAYOUTS[(hash >>> 6) % 3]}`;
}

function look(hash: number, shift: number): string {
  return lookOf(hash % 8, (hash >>> 3) + shift);
}

/** Tone and pattern by number. */
export function lookOf(tone: number, pattern: number): string {
  return `cover-tone-${(tone % 8) + 1} pattern-${PATTERNS[pattern % 8]}`;
}

/** FNV-1a, mixed so that its low bits too depend on all of it. */
function mix(text: string): number {
  let hash = 39017;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

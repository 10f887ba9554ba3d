/** Tailwind finds only class names that are written out. */
const TONES = [
  { background: "bg-tone-1", text: "text-tone-1" },
  { background: "bg-tone-2", text: "text-tone-2" },
  { background: "bg-tone-3", text: "text-tone-3" },
  { background: "bg-tone-4", text: "text-tone-4" },
  { background: "bg-tone-5", text: "text-tone-5" },
  { background: "bg-tone-6", text: "text-tone-6" },
  { background: "bg-tone-7", text: "text-tone-7" },
  { background: "bg-tone-8", text: "text-tone-8" },
] as const;

export type CoverTone = (typeof TONES)[number];

/** The same name always gets the same tone. */
export function coverTone(name: string): CoverTone {
  return TONES[stableHash(name) % TONES.length] ?? TONES[0];
}

/** FNV-1a with a seed that gives the eight most common categories different tones. */
function stableHash(name: string): number {
  let hash = 244507;
  for (const character of name.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

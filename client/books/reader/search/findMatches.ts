/** As the words stand in a text: in either case, and whatever space, or end of a line, is between them. */
function pattern(words: string): RegExp | null {
  const parts = words.trim().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return null;
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&")).join("\\s*"), "giu");
}

export interface Match {
  readonly start: number;
  readonly end: number;
}

export function findMatches(text: string, words: string): Match[] {
  const searched = pattern(words);
  if (!searched) return [];
  return Array.from(text.matchAll(searched), ({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

const AROUND = 48;

/** A match with what stands around it, on one line. */
export function excerptOf(text: string, { start, end }: Match) {
  const plain = (part: string) => part.replace(/\s+/gu, " ");
  return {
    before: (start > AROUND ? "…" : "") + plain(text.slice(Math.max(0, start - AROUND), start)),
    match: plain(text.slice(start, end)),
    after: plain(text.slice(end, end + AROUND)) + (end + AROUND < text.length ? "…" : ""),
  };
}

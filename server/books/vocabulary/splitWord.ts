/** The shortest part, and the longest; more letters than these are not split. */
const PART = { shortest: 2, longest: 20 };
const MAX_LETTERS = 48;
/** Shorter words are no two words. */
const MIN_LETTERS = 4;
/** So many ways to split are kept at each letter. */
const WAYS_KEPT = 3;
/** What a word costs that occurs once; one that occurs a hundred times costs a third less. */
const COST_OF_ONCE = 14;
/** A short word is part of many others: only a frequent one is likely to stand there. */
const COST_OF_SHORT: Readonly<Record<number, number>> = { 2: 4, 3: 2 };

interface Way {
  readonly parts: readonly string[];
  readonly cost: number;
}

function isSplittable(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_LETTERS;
}

/** Everything that may be a part of this word. */
export function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (let from = 0; isSplittable(word) && from <= word.length - PART.shortest; from += 1) {
    for (let to = from + PART.shortest; to <= Math.min(word.length, from + PART.longest); to += 1) {
      parts.push(word.slice(from, to));
    }
  }
  return parts;
}

/**
 * The likeliest ways to write a word as several that the vocabulary has, the likeliest first: few frequent words before
 * many rare ones. The best ways up to each letter are extended from those up to the letters before it.
 */
export function splitWord(word: string, uses: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const ways: Way[][] = [[{ parts: [], cost: 0 }]];
  for (let to = 1; isSplittable(word) && to <= word.length; to += 1) {
    const here: Way[] = [];
    for (let from = Math.max(0, to - PART.longest); from <= to - PART.shortest; from += 1) {
      const part = word.slice(from, to);
      const count = uses.get(part) ?? 0;
      if (count > 0 && part !== word) {
        const cost = COST_OF_ONCE - Math.log(count) + (COST_OF_SHORT[part.length] ?? 0);
        here.push(...(ways[from] ?? []).map((way) => ({ parts: [...way.parts, part], cost: way.cost + cost })));
      }
    }
    ways.push(here.sort((one, other) => one.cost - other.cost).slice(0, WAYS_KEPT));
  }
  return (ways[word.length] ?? []).map(({ parts }) => parts).filter((parts) => parts.length > 1);
}

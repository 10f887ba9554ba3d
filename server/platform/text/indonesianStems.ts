/** A shorter rest says nothing: `ikan` is not `ik`. */
const MIN_STEM = 4;

interface Prefix {
  readonly pattern: RegExp;
  /** What may have stood before the rest: a prefix swallows the first sound of many words. */
  readonly restored: readonly string[];
}

const PREFIXES: readonly Prefix[] = [
  { pattern: /^(?:bel|pel)(?=ajar)/u, restored: [""] },
  { pattern: /^[mp]eng(?=[ghk])/u, restored: [""] },
  { pattern: /^[mp]eng(?=[aiueo])/u, restored: ["k", ""] },
  { pattern: /^[mp]eny(?=[aiueo])/u, restored: ["s", "ny"] },
  { pattern: /^[mp]em(?=[bfpv])/u, restored: [""] },
  { pattern: /^[mp]em(?=[aiueo])/u, restored: ["p", "m"] },
  { pattern: /^[mp]en(?=[cdjtsz])/u, restored: [""] },
  { pattern: /^[mp]en(?=[aiueo])/u, restored: ["t", "n"] },
  { pattern: /^(?:me(?=[lrw])|pe(?=[djkstlw]))/u, restored: [""] },
  { pattern: /^(?:ber|di)/u, restored: [""] },
  { pattern: /^ter(?=.{5})/u, restored: [""] },
];

/**
 * What a folded Indonesian word may be a form of: `membaca`, `bacaan` and `baca` share `baca`. Rules alone, without a
 * dictionary: a wrong stem does no harm as long as all forms of a word share it.
 */
export function indonesianStems(word: string): string[] {
  const half = doubledHalf(word) ?? word;
  const stems = withoutSuffixes(withoutParticles(half)).flatMap(({ rest, hasNounSuffix }) =>
    withoutPrefix(rest, hasNounSuffix),
  );
  return [...new Set(stems)];
}

/** `buku` of `bukubuku`. */
function doubledHalf(word: string): string | null {
  const half = word.slice(0, word.length / 2);
  return half.length >= 3 && half + half === word ? half : null;
}

function withoutParticles(word: string): string {
  return withoutSuffix(withoutSuffix(word, /(?:lah|kah|pun)$/u, MIN_STEM + 1), /(?:nya|ku)$/u);
}

function withoutSuffix(word: string, suffix: RegExp, minRest = MIN_STEM): string {
  const rest = word.replace(suffix, "");
  return rest.length >= minRest ? rest : word;
}

interface Unsuffixed {
  readonly rest: string;
  readonly hasNounSuffix: boolean;
}

/** `-kan` is read both ways: `berikan` is of `beri`, `pendidikan` of `didik`. */
function withoutSuffixes(word: string): Unsuffixed[] {
  const shorter = [
    ...(word.endsWith("an") ? [withoutSuffix(word, /an$/u)] : []),
    ...(word.endsWith("kan") ? [withoutSuffix(word, /kan$/u)] : []),
    ...(word.endsWith("i") ? [withoutSuffix(word, /i$/u, MIN_STEM + 1)] : []),
  ].filter((rest) => rest !== word);
  return shorter.length > 0
    ? shorter.map((rest) => ({ rest, hasNounSuffix: word.endsWith("an") }))
    : [{ rest: word, hasNounSuffix: false }];
}

function withoutPrefix(word: string, hasNounSuffix: boolean): string[] {
  const bare = hasNounSuffix ? withoutNounPrefix(word) : word;
  for (const { pattern, restored } of PREFIXES) {
    const rest = bare.replace(pattern, "");
    if (rest !== bare && rest.length >= MIN_STEM - (restored[0] === "" ? 0 : 1)) {
      return restored.map((sound) => sound + rest);
    }
  }
  return [bare];
}

/** `ke-…-an` and `per-…-an` belong together: a `ke` or `per` alone is part of the word. */
function withoutNounPrefix(word: string): string {
  const rest = word.replace(/^(?:ke|per)(?=.{4})/u, "");
  return rest.length >= MIN_STEM ? rest : word;
}

import type { SearchLookup, TogetherCounts } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst, groupAfterGroup, type SearchTier } from "./searchTiers.js";
import type { Term } from "../words/searchText.js";

/** Of more words only the rarest are tried: they say most, and there are few ways to leave some of them out. */
const MAX_TRIED = 6;
/** Terms that are in more books say as little as each other. */
const MAX_FREQUENCY = 1_000;
/** So many ways to leave words out are shown after one another. */
const MAX_GROUPS = 6;
/** With so many books nobody looks for what has less of the question. */
const ENOUGH_BOOKS = 24;
/** What says less than this of what the best books have is no answer any more. */
const MIN_SHARE = 0.5;
/** After so many lookups in vain, only pairs and single words are tried. */
const MAX_VAIN = 20;

export interface FewerWords {
  /** The terms that the results have, each some of them. */
  readonly kept: readonly Term[];
  readonly widest: SearchMatch;
  readonly tiers: readonly SearchTier[];
}

/** A term of a question that no book has all of, and what it is worth to be found. */
interface WeighedTerm {
  readonly term: Term;
  readonly weight: number;
  /** It is the library's word for what was typed: it counts only beside a word that was. */
  readonly isGuess: boolean;
}

interface AskedWords {
  readonly terms: readonly Term[];
  /** Those of the terms that were not typed. */
  readonly guesses: ReadonlySet<Term>;
  /** What is shown in any case, after the rest: the words of titles that stand in the question. */
  readonly titles: readonly (readonly Term[])[];
  /** How many books there are. */
  readonly books: number;
}

/**
 * What of a search books have together, the most telling first: a rare word says more than two common ones, for "hukum
 * pacaran dalam islam" is not about the law of Islam. Null if no book has any of the terms but single signs.
 */
export async function fewerWords(
  lookup: SearchLookup,
  { terms, guesses, titles, books }: AskedWords,
): Promise<FewerWords | null> {
  if (terms.every(isSign)) {
    return null;
  }
  const countOf = await lookup.togetherCounts(terms, "loose");
  const counted: { readonly term: Term; readonly frequency: number; readonly isGuess: boolean }[] = [];
  for (const term of terms) {
    counted.push({ term, frequency: await countOf([term], MAX_FREQUENCY), isGuess: guesses.has(term) });
  }
  const known = counted
    .filter(({ frequency }) => frequency > 0)
    .sort((one, other) => one.frequency - other.frequency)
    .slice(0, MAX_TRIED)
    .map(({ frequency, ...rest }) => ({ ...rest, weight: weightOf(frequency, books) }));
  if (known.every(({ term }) => isSign(term))) {
    return null;
  }
  const together = await findTogether(countOf, known);
  const others = titles.filter((title) => !together.some((group) => group.every((term) => title.includes(term))));
  const groups = [...together, ...others];
  const [first, ...rest] = groups;
  if (!first) {
    return null;
  }
  const kept = terms.filter((term) => groups.some((group) => group.includes(term)));
  const widest: SearchMatch = { groups, scope: "all", level: "loose" };
  return { kept, widest, tiers: rest.length === 0 ? bestFirst(first, first, "loose") : groupAfterGroup(widest) };
}

/** A single sign says nothing of what was meant. */
function isSign({ word }: Term): boolean {
  return word.length === 1;
}

/** How many times the books must be halved to come to those of the term. */
function weightOf(frequency: number, books: number): number {
  return Math.max(1, Math.round(Math.log2(books / frequency)));
}

/** The terms that some books have together, the groups that say most first. */
async function findTogether(
  countOf: TogetherCounts,
  known: readonly WeighedTerm[],
): Promise<readonly (readonly Term[])[]> {
  const all = known.map(({ term }) => term);
  const counts = new Map<string, number>();
  const count = async (some: readonly Term[]) => {
    const key = some.map((term) => all.indexOf(term)).join();
    const books = counts.get(key) ?? (await countOf(some, ENOUGH_BOOKS));
    counts.set(key, books);
    return books;
  };
  const apart: (readonly Term[])[] = [];
  for (const pair of all.length > 2 ? choicesOf(all).filter(({ length }) => length === 2) : []) {
    if ((await count(pair)) === 0) {
      apart.push(pair);
    }
  }
  const groups: (readonly Term[])[] = [];
  let found = 0;
  let best = 0;
  let last = 0;
  let vain = 0;
  for (const { some, weight } of mostSignificantFirst(known)) {
    const isLess = found >= ENOUGH_BOOKS && weight < last;
    if (groups.length === MAX_GROUPS || isLess || weight < best * MIN_SHARE) {
      break;
    }
    const isHopeless = vain >= MAX_VAIN && some.length > 2;
    if (isHopeless || apart.some((pair) => pair.every((term) => some.includes(term)))) {
      continue;
    }
    const books = await count(some);
    if (books === 0) {
      vain += 1;
      continue;
    }
    groups.push(some);
    found += books;
    best = Math.max(best, weight);
    last = weight;
    if (some.length === all.length) {
      break;
    }
  }
  return groups;
}

/** Every choice with a term that was typed; where none of the terms was, every choice. */
function mostSignificantFirst(
  known: readonly WeighedTerm[],
): { readonly some: readonly Term[]; readonly weight: number }[] {
  const isAllGuessed = known.every(({ isGuess }) => isGuess);
  return choicesOf(known)
    .filter((some) => isAllGuessed || some.some(({ isGuess }) => !isGuess))
    .map((some) => ({ some: some.map(({ term }) => term), weight: some.reduce((sum, { weight }) => sum + weight, 0) }))
    .sort((one, other) => other.weight - one.weight || other.some.length - one.some.length);
}

/** Every choice of at least one of the items, in their order. */
function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, number) =>
    items.filter((__, place) => ((number + 1) & (1 << place)) !== 0),
  );
}

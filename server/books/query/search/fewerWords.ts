import type { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst, rarestTogetherFirst, type SearchTier } from "./searchTiers.js";
import type { Term } from "../words/question.js";

/** Of more words only the rarest are tried: they say most, and there are few ways to leave some of them out. */
const MAX_TRIED = 6;

interface FewerWords {
  /** The terms that the results have, each some of them. */
  readonly kept: readonly Term[];
  readonly widest: SearchMatch;
  readonly tiers: readonly SearchTier[];
}

/**
 * The most words of a question that a book has together: without those that no book has, then without one, two …
 * whichever. Null if no book has any of them but single signs.
 */
export async function fewerWords(lookup: SearchLookup, terms: readonly Term[]): Promise<FewerWords | null> {
  const frequencies = await lookup.frequencies(terms, "loose");
  const rarestFirst = terms
    .map((term, place) => ({ term, frequency: frequencies[place] ?? 0 }))
    .filter(({ frequency }) => frequency > 0)
    .sort((one, other) => one.frequency - other.frequency)
    .slice(0, MAX_TRIED)
    .map(({ term }) => term);
  const kept = terms.filter((term) => rarestFirst.includes(term));
  // A single sign says nothing of what was meant.
  if (kept.every(({ word }) => word.length === 1)) {
    return null;
  }
  const count = await lookup.mostTogether(rarestFirst, "loose");
  if (count === 0) {
    return null;
  }
  const widest: SearchMatch = { terms: rarestFirst, scope: "all", level: "loose", atLeast: count };
  const rarest = rarestFirst.slice(0, count);
  const tiers = count === kept.length ? bestFirst(rarest, rarest, "loose") : rarestTogetherFirst(widest, rarest);
  return { kept, widest, tiers };
}

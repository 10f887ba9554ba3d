import type { Reader } from "../../../platform/database/Database.js";
import { fewerWords } from "./fewerWords.js";
import { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst, type SearchTier } from "./searchTiers.js";
import { parseQuestion, type Question, type Term } from "../words/question.js";

/** What was done to a question before it found something. */
export interface SearchAnswer {
  /** `exact` also where nothing was found. */
  readonly kind: "exact" | "corrected" | "fewerWords";
  /** The words that the results are of. */
  readonly words: string;
  /** The words that no result has to have. */
  readonly leftOut: readonly string[];
}

export interface SearchPlan {
  readonly answer: SearchAnswer;
  /** What each result matches. */
  readonly widest: SearchMatch;
  /** Titles that come before all tiers: these, and those that begin with them. */
  readonly phrases: readonly string[];
  readonly tiers: readonly SearchTier[];
  readonly lookup: SearchLookup;
}

/** The nearest words of the library's vocabulary, or null where nothing is better. */
export type CorrectWords = (reader: Reader, words: readonly string[]) => Promise<readonly (readonly string[])[]>;

/**
 * How a question is answered: as it is asked, or, where that finds no book at all, with its slips corrected, or else
 * with fewer of its words. Filters do not count: a filter that leaves nothing is no slip. Null without words.
 */
export async function planSearch(
  reader: Reader,
  text: string,
  { exact, correctWords }: { readonly exact: boolean; readonly correctWords: CorrectWords },
): Promise<SearchPlan | null> {
  const question = parseQuestion(text);
  if (question.terms.length === 0) {
    return null;
  }
  const lookup = new SearchLookup(reader);
  const asked = planQuestion(question, lookup);
  if (exact || (await lookup.exists(asked.widest))) {
    return asked;
  }
  const words = wordsOf(question.terms);
  const readings = (await correctWords(reader, words)).map((reading) => reading.join(" "));
  for (const reading of readings) {
    const found = planQuestion(parseQuestion(reading), lookup);
    if (await lookup.exists(found.widest)) {
      return { ...found, answer: { kind: "corrected", words: reading, leftOut: [] } };
    }
  }
  const [likeliest] = readings;
  const meant = likeliest === undefined ? question : parseQuestion(likeliest);
  const fewer = await fewerWords(lookup, meant.telling);
  if (!fewer) {
    return asked;
  }
  const { kept, widest, tiers } = fewer;
  const leftOut = meant.telling.filter((term) => !kept.includes(term));
  const answer = { kind: "fewerWords" as const, words: wordsOf(kept).join(" "), leftOut: wordsOf(leftOut) };
  return { answer, widest, phrases: [], tiers, lookup };
}

function planQuestion(question: Question, lookup: SearchLookup): SearchPlan {
  const { phrases, terms, telling } = question;
  return {
    answer: { kind: "exact", words: wordsOf(terms).join(" "), leftOut: [] },
    widest: { terms: telling, scope: "all", level: "prefix" },
    phrases,
    tiers: bestFirst(terms, telling, "prefix"),
    lookup,
  };
}

function wordsOf(terms: readonly Term[]): string[] {
  return terms.map(({ word }) => word);
}

import type { Reader } from "../../../platform/database/Database.js";
import { runsOf, type SearchText } from "../words/searchText.js";
import type { SearchAnswer } from "./searchAnswer.js";
import type { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst, type SearchTier } from "./searchTiers.js";
import { findTitled } from "./titledBooks.js";

export interface SearchPlan {
  readonly answer: SearchAnswer;
  /** What each result matches. */
  readonly widest: SearchMatch;
  /** Titles that come before all tiers: these, and those that begin with them. */
  readonly phrases: readonly string[];
  /** Titles that come next: those that begin with one of these, within a word. */
  readonly beginnings: readonly string[];
  /** Books whose whole title stands in the question, beside other words: after the phrases, before all tiers. */
  readonly titledIds: (reader: Reader) => Promise<readonly number[]>;
  readonly tiers: readonly SearchTier[];
  readonly lookup: SearchLookup;
  /** Where books on a topic follow those that have its words: both, by their ids; the others in their order. */
  readonly topicBooks?: { readonly own: readonly number[]; readonly others: readonly number[] };
}

/** What has all telling words of a question. */
export function widestOf({ significant }: SearchText): SearchMatch {
  return { groups: [significant], scope: "all", level: "prefix" };
}

/** A question that is answered with all of its telling words. */
export function planSearchText(searchText: SearchText, lookup: SearchLookup, answer: SearchAnswer): SearchPlan {
  const { phrases, beginnings, terms, significant } = searchText;
  // "Bumi tere liye": a title and its author.
  const named: SearchMatch = { groups: [significant], scope: "names", level: "whole" };
  return {
    answer,
    widest: widestOf(searchText),
    phrases,
    beginnings,
    titledIds: async (reader) => {
      const titled = terms.length === 1 ? [] : await findTitled(reader, runsOf(searchText));
      return lookup.readBy(reader).among(
        named,
        titled.map(({ id }) => id),
      );
    },
    tiers: bestFirst(terms, significant, "prefix"),
    lookup,
  };
}

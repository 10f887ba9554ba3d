import type { SearchMatch } from "./searchMatch.js";
import type { Term } from "../words/question.js";

/** Books that match and match none of the others. Tiers follow one another, the newest books first in each. */
export interface SearchTier {
  readonly match: SearchMatch;
  readonly except: readonly SearchMatch[];
}

/** Of more words few books have all: those few need no finer order, and each tier asks for every word again. */
const MOST_RANKED_TERMS = 5;

/**
 * Whole words before their other spellings and forms, those before mere beginnings; in each the title before the
 * authors, and these before the rest. Whole words are all of the question's, for some titles consist of what says
 * nothing.
 */
export function bestFirst(
  terms: readonly Term[],
  telling: readonly Term[],
  beginnings: "loose" | "prefix",
): SearchTier[] {
  const whole = (scope: SearchMatch["scope"]): SearchMatch => ({ terms, scope, level: "whole" });
  const said = (scope: SearchMatch["scope"], level: SearchMatch["level"]): SearchMatch => ({
    terms: telling,
    scope,
    level,
  });
  if (telling.length > MOST_RANKED_TERMS) {
    return [
      { match: whole("title"), except: [] },
      { match: whole("all"), except: [whole("title")] },
      { match: said("all", beginnings), except: [whole("all")] },
    ];
  }
  return [
    { match: whole("title"), except: [] },
    { match: whole("names"), except: [whole("title")] },
    { match: whole("all"), except: [whole("names")] },
    { match: said("title", "key"), except: [whole("all")] },
    { match: said("all", "key"), except: [whole("all"), said("title", "key")] },
    { match: said("title", beginnings), except: [said("all", "key")] },
    { match: said("all", beginnings), except: [said("all", "key"), said("title", beginnings)] },
  ];
}

/** Where some of the terms are enough: the rarest before any others, in the title before the rest of a book. */
export function rarestTogetherFirst(widest: SearchMatch, rarest: readonly Term[]): SearchTier[] {
  const inTitle: SearchMatch = { ...widest, scope: "title" };
  const rarestAnywhere: SearchMatch = { ...widest, terms: rarest, atLeast: rarest.length };
  const rarestInTitle: SearchMatch = { ...rarestAnywhere, scope: "title" };
  return [
    { match: rarestInTitle, except: [] },
    { match: inTitle, except: [rarestInTitle] },
    { match: rarestAnywhere, except: [inTitle] },
    { match: widest, except: [inTitle, rarestAnywhere] },
  ];
}

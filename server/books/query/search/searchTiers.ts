import type { SearchMatch } from "./searchMatch.js";
import type { Term } from "../words/searchText.js";

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
  significant: readonly Term[],
  beginnings: "loose" | "prefix",
): SearchTier[] {
  const whole = (scope: SearchMatch["scope"]): SearchMatch => ({ groups: [terms], scope, level: "whole" });
  const matching = (scope: SearchMatch["scope"], level: SearchMatch["level"]): SearchMatch => ({
    groups: [significant],
    scope,
    level,
  });
  if (significant.length > MOST_RANKED_TERMS) {
    return [
      { match: whole("title"), except: [] },
      { match: whole("all"), except: [whole("title")] },
      { match: matching("all", beginnings), except: [whole("all")] },
    ];
  }
  return [
    { match: whole("title"), except: [] },
    { match: whole("names"), except: [whole("title")] },
    { match: whole("all"), except: [whole("names")] },
    { match: matching("title", "key"), except: [whole("all")] },
    { match: matching("all", "key"), except: [whole("all"), matching("title", "key")] },
    { match: matching("title", beginnings), except: [matching("all", "key")] },
    { match: matching("all", beginnings), except: [matching("all", "key"), matching("title", beginnings)] },
  ];
}

/** What has all words of the first group before what has those of the next; in each the title before the rest. */
export function groupAfterGroup({ groups, level }: SearchMatch): SearchTier[] {
  return groups.flatMap((group, place) => {
    const before: SearchMatch[] = place === 0 ? [] : [{ groups: groups.slice(0, place), scope: "all", level }];
    const inTitle: SearchMatch = { groups: [group], scope: "title", level };
    const wholeInTitle: SearchMatch = { ...inTitle, level: "whole" };
    return [
      { match: wholeInTitle, except: before },
      { match: inTitle, except: [...before, wholeInTitle] },
      { match: { ...inTitle, scope: "all" }, except: [...before, inTitle] },
    ];
  });
}

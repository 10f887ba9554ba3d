import type { Reader } from "../../../platform/database/Database.js";
import { foldWords } from "../../../../common/fold.js";
import { runsOf, type SearchText, type Term } from "../words/searchText.js";
import type { KnownNames, NameInLibrary } from "./knownNames.js";
import { planSearchText, type SearchPlan, widestOf } from "./planSearchText.js";
import { answerWith } from "./searchAnswer.js";
import type { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst } from "./searchTiers.js";
import { findTitled } from "./titledBooks.js";

/** Each is looked up: so many ways to call the people of a question are tried. */
const MAX_WAYS = 12;

/**
 * A question with somebody's nickname or pen name finds the books that have another name of the same person as well:
 * after those that have its own words in the title or an author's name, and before those that have them elsewhere or
 * begin so. Of several people each may be called otherwise. Null where no book has another name beside the rest of the
 * question.
 */
export async function planKnownName(
  searchText: SearchText,
  known: KnownNames,
  lookup: SearchLookup,
): Promise<SearchPlan | null> {
  const { people, rest } = known;
  const isNameAlone = people.length === 1 && rest.length === 0;
  const together: { readonly names: readonly string[]; readonly group: readonly Term[] }[] = [];
  for (const way of waysToCall(known)) {
    const group = distinct([...rest, ...way.flatMap(({ terms }) => terms)]);
    if (isNameAlone || (await lookup.exists({ groups: [group], scope: "all", level: "prefix" }))) {
      together.push({ names: way.flatMap(({ name }) => name ?? []), group });
    }
  }
  if (together.length === 0) {
    return null;
  }
  const { terms, significant, words, beginnings } = searchText;
  const groups = together.map(({ group }) => group);
  const named: SearchMatch = { groups, scope: "names", level: "key" };
  const anywhere: SearchMatch = { groups, scope: "all", level: "prefix" };
  const own = bestFirst(terms, significant, "prefix");
  const first = own.filter(({ match }) => match.level === "whole" && match.scope !== "all");
  const firstMatches = first.map(({ match }) => match);
  const answer = answerWith(searchText, "exact");
  return {
    ...planSearchText(searchText, lookup, {
      ...answer,
      alsoSearched: [...new Set([...answer.alsoSearched, ...together.flatMap(({ names }) => names)])],
    }),
    widest: { ...widestOf(searchText), groups: [significant, ...groups] },
    // Whoever is called "Pram" is not looked for among the titles that begin with these letters.
    beginnings: people.flatMap(({ typed }) => typed).length === words.length ? [] : beginnings,
    titledIds: async (reader: Reader) => {
      const titled = terms.length === 1 ? [] : await findTitled(reader, runsOf(searchText));
      return lookup.readBy(reader).among(
        { ...named, groups: [significant, ...groups] },
        titled.map(({ id }) => id),
      );
    },
    tiers: [
      ...first,
      { match: named, except: firstMatches },
      { match: anywhere, except: [...firstMatches, named] },
      ...own.slice(first.length).map(({ match, except }) => ({ match, except: [...except, anywhere] })),
    ],
  };
}

/** Somebody as typed, or by a name of the library. */
type Called = Pick<NameInLibrary, "terms"> & { readonly name: string | null };

/** Every choice of names for the people of a question, in which one at least is not called as it was typed. */
function waysToCall({ people }: KnownNames): readonly (readonly Called[])[] {
  const ways = people.reduce<readonly (readonly Called[])[]>(
    (before, { terms, names }) =>
      [...names, { name: null, terms }].flatMap((called) => before.map((way) => [...way, called])),
    [[]],
  );
  return ways.filter((way) => way.some(({ name }) => name !== null)).slice(0, MAX_WAYS);
}

/** The question with the first of the names that the library has of each person instead of what was typed. */
export function withNames({ words }: SearchText, { people }: KnownNames): string {
  return people
    .reduce((text, { typed, names: [first] }) => replaceRun(text, typed, foldWords(first?.name ?? "")), words)
    .join(" ");
}

function replaceRun(words: readonly string[], run: readonly string[], by: readonly string[]): string[] {
  const from = words.findIndex((_, place) => run.every((word, length) => words[place + length] === word));
  return [...words.slice(0, from), ...by, ...words.slice(from + run.length)];
}

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.word, term])).values()];
}

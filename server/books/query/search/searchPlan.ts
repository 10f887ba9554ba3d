import type { Reader } from "../../../platform/database/Database.js";
import { type Reading, wordsRead } from "../../vocabulary/correctWords.js";
import { parseSearch, type SearchText } from "../words/searchText.js";
import { findKnownNames, type KnownNames } from "./knownNames.js";
import { findNamed, planBesideName } from "./planBesideName.js";
import { planFewerWords } from "./planFewerWords.js";
import { planKnownName, withNames } from "./planKnownName.js";
import { planSearchText, type SearchPlan, widestOf } from "./planSearchText.js";
import { answerWith, changesOf, type SearchAnswer } from "./searchAnswer.js";
import { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";

/** A question as the library's vocabulary spells it, the likeliest reading first; none where nothing is nearer. */
export type CorrectWords = (reader: Reader, words: readonly string[]) => Promise<readonly Reading[]>;

export interface SearchVocabulary {
  readonly correctWords: CorrectWords;
  /** The same of a single word that finds books by a rare name which begins so. */
  readonly correctNameByChance: CorrectWords;
}

/**
 * How a question is answered: as it is asked, or, where that finds no book at all, with its slips corrected, or else
 * with fewer of its words. Filters do not count: a filter that leaves nothing is no slip. Null without words.
 */
export async function planSearch(
  reader: Reader,
  text: string,
  { exact, vocabulary }: { readonly exact: boolean; readonly vocabulary: SearchVocabulary },
): Promise<SearchPlan | null> {
  const searchText = parseSearch(text);
  if (searchText.terms.length === 0) {
    return null;
  }
  const lookup = new SearchLookup(reader);
  if (exact) {
    return planSearchText(searchText, lookup, answerWith(searchText, "exact"));
  }
  const known = await findKnownNames(reader, searchText, lookup);
  const ofPerson = known && (await planKnownName(searchText, known, lookup));
  if (ofPerson) {
    return ofPerson;
  }
  const isFound = await lookup.exists(widestOf(searchText));
  // A nickname is no slip: what is left to correct, or to leave out, stands beside it.
  return known && !isFound
    ? planRenamed(reader, searchText, known, vocabulary)
    : planWords(reader, searchText, lookup, { isFound, vocabulary });
}

/** The question with the names that this library has for people. */
async function planRenamed(
  reader: Reader,
  searchText: SearchText,
  known: KnownNames,
  vocabulary: SearchVocabulary,
): Promise<SearchPlan> {
  const renamed = parseSearch(withNames(searchText, known));
  const lookup = new SearchLookup(reader);
  const isFound = await lookup.exists(widestOf(renamed));
  const plan = await planWords(reader, renamed, lookup, { isFound, vocabulary });
  const changed = known.people.map(({ typed, names: [first] }) => ({
    typed: typed.join(" "),
    read: first?.name ?? "",
  }));
  return { ...plan, answer: { ...plan.answer, changes: [...searchText.split, ...changed, ...plan.answer.changes] } };
}

interface WordsOptions {
  /** Whether some book has all of the words. */
  readonly isFound: boolean;
  readonly vocabulary: SearchVocabulary;
}

async function planWords(
  reader: Reader,
  searchText: SearchText,
  lookup: SearchLookup,
  { isFound, vocabulary }: WordsOptions,
): Promise<SearchPlan> {
  const asAsked = () => planSearchText(searchText, lookup, answerWith(searchText, "exact"));
  const readings = await (isFound ? vocabulary.correctNameByChance : vocabulary.correctWords)(reader, searchText.words);
  if (isFound && (readings.length === 0 || (await lookup.exists(inTitles(searchText))))) {
    return asAsked();
  }
  for (const reading of readings) {
    const read = parseSearch(wordsRead(reading).join(" "));
    if (await lookup.exists(isFound ? inTitles(read) : widestOf(read))) {
      return (
        (await planBesideName(reader, searchText, reading, lookup)) ??
        planSearchText(read, lookup, answerAfter(searchText, read, reading))
      );
    }
  }
  if (isFound) {
    return asAsked();
  }
  const isNamed = readings[0] !== undefined && (await findNamed(reader, readings[0])) !== null;
  return (await planFewerWords(reader, searchText, isNamed ? undefined : readings[0], lookup)) ?? asAsked();
}

function inTitles({ significant }: SearchText): SearchMatch {
  return { groups: [significant], scope: "title", level: "prefix" };
}

function answerAfter(typed: SearchText, read: SearchText, reading: Reading): SearchAnswer {
  const answer = answerWith(read, "corrected");
  return { ...answer, changes: [...typed.split, ...changesOf(reading)] };
}

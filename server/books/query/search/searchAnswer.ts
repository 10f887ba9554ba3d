import type { Reading } from "../../vocabulary/correctWords.js";
import { otherNames } from "../words/wordKeys.js";
import type { ChangedWords, SearchText } from "../words/searchText.js";

/** What was done to a question before it found something. All that was skipped or changed is in it. */
export interface SearchAnswer {
  /** `exact` also where nothing was found. */
  readonly kind: "exact" | "corrected" | "fewerWords" | "topic";
  /** The words that the results are of; the names of topics. */
  readonly words: string;
  /** The words that no result has to have. */
  readonly leftOut: readonly string[];
  /** What was read otherwise than it was typed: slips, and words typed as one or as several. */
  readonly changes: readonly ChangedWords[];
  /** What else the same is called: books are found by that too. */
  readonly alsoSearched: readonly string[];
  /** Of a search for a topic: how many books have its words, before those of these classes. */
  readonly topic?: { readonly ownCount: number; readonly classes: readonly string[] };
}

/** A question that is answered with all of its telling words. */
export function answerWith(searchText: SearchText, kind: SearchAnswer["kind"]): SearchAnswer {
  const { terms, words, skipped, split } = searchText;
  const searched = new Set(terms.map(({ word }) => word));
  return {
    kind,
    words: words.filter((word) => searched.has(word)).join(" "),
    leftOut: skipped,
    changes: split,
    alsoSearched: otherNames(words),
  };
}

/** What a reading has changed. */
export function changesOf(reading: Reading): ChangedWords[] {
  return reading
    .map(({ typed, read }) => ({ typed: typed.join(" "), read: read.join(" ") }))
    .filter(({ typed, read }) => typed !== read);
}

import { parseSearch } from "../query/words/searchText.js";
import { ASKING_WORDS, type MatchedTopic, matchTopics } from "./matchTopics.js";
import { capitalised, compareTexts, type TopicIndex, topicIndex, type TopicTerm } from "./topicIndex.js";

/** Fewer letters begin too many topics. */
const MIN_LENGTH = 3;
/** A bound for the cost: so many terms that begin so are looked at. */
const MAX_BEGUN = 60;
/** Each is looked for in the library. */
const MAX_TOPICS = 3;

/**
 * The topics that may be meant while a search is still being typed: what it names as it is, then what its words may
 * become, and where that is none, what its words name before the last.
 */
export async function begunTopics(text: string): Promise<readonly MatchedTopic[]> {
  const { significant } = parseSearch(text);
  const telling = significant.map(({ word }) => word).filter((word) => !ASKING_WORDS.has(word));
  if (telling.join("").length < MIN_LENGTH) {
    return [];
  }
  const named = await wholeTopics(text);
  const begun = termsBeginning(await topicIndex(), telling.join(" "))
    .sort((one, other) => one.words.length - other.words.length || one.told.length - other.told.length)
    .map(({ topic, label }) => ({ topic, label: capitalised(label) }));
  const found = [...named, ...begun];
  const meant = found.length > 0 ? found : await wholeTopics(telling.slice(0, -1).join(" "));
  const isFirst = ({ topic }: MatchedTopic, place: number) => meant.findIndex((each) => each.topic === topic) === place;
  return meant.filter(isFirst).slice(0, MAX_TOPICS);
}

async function wholeTopics(text: string): Promise<readonly MatchedTopic[]> {
  const { topics, isWhole } = await matchTopics(text);
  return isWhole ? topics : [];
}

/** By binary search: terms with the same beginning stand together. */
function termsBeginning({ termsInOrder: terms }: TopicIndex, beginning: string): TopicTerm[] {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (compareTexts(terms[middle]?.told ?? "", beginning) < 0) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return terms.slice(from, from + MAX_BEGUN).filter(({ told }) => told.startsWith(beginning));
}

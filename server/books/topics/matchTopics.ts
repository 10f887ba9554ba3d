import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { parseSearch, type Term } from "../query/words/searchText.js";
import { capitalised, type Topic, topicIndex, type TopicTerm, wordAndKeys } from "./topicIndex.js";

/** A topic that a search names. */
export interface MatchedTopic {
  /** The name that the search has for it. */
  readonly label: string;
  readonly topic: Topic;
}

/** What a search is about. */
export interface MatchedTopics {
  /** What says most of the search first. */
  readonly topics: readonly MatchedTopic[];
  /** Whether the search is one of them and nothing else, or several that it joins. */
  readonly isWhole: boolean;
  /** The words of the search that are theirs. */
  readonly words: readonly string[];
}

const NOTHING: MatchedTopics = { topics: [], isWhole: false, words: [] };
const MAX_TOPICS = 3;
/** Topics that say less of a search are not what it is about. */
const MIN_SHARE = 0.5;
/** Words by which a pupil asks for a topic, and which tell of none. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    "pelajaran materi belajar contoh pengertian arti jenis macam fungsi manfaat lengkap mudah sederhana dasar pemula " +
    "anak siswa pelajar murid kelas sekolah sd smp sma smk kisah kumpulan pengantar ilmu dunia tata teknik panduan tuntunan " +
    "tips kiat para"
  ).split(" "),
);
/** A term with one of these is meant only where the search has it too: "novel lama" is not all that is old. */
const KINDS_OF_BOOK = ["novel", "buku"];

/** What these join is asked for each; without them two topics are a third one, as "hukum perkawinan" is. */
const JOINING_WORDS: ReadonlySet<string> = new Set(["dan", "atau", "serta"]);

interface Candidate {
  readonly term: TopicTerm;
  /** The places of the search's words that it has. */
  readonly places: ReadonlySet<number>;
  /** How many of these words do more than ask. */
  readonly tellingWords: number;
  readonly exactWords: number;
  readonly isPhrase: boolean;
}

/** The topics that a search names, in any spelling and form; none where most of its words name no topic. */
export async function matchTopics(text: string): Promise<MatchedTopics> {
  const { significant, words } = parseSearch(text);
  const { termsByKey } = await topicIndex();
  const terms = new Set(significant.flatMap((asked) => wordAndKeys(asked).flatMap((key) => termsByKey.get(key) ?? [])));
  const candidates = [...terms]
    .flatMap((term) => candidateOf(term, significant, words) ?? [])
    .sort(
      (one, other) =>
        other.tellingWords - one.tellingWords ||
        other.places.size - one.places.size ||
        other.exactWords - one.exactWords ||
        Number(other.isPhrase) - Number(one.isPhrase) ||
        one.term.words.length - other.term.words.length,
    );
  const covered = new Set<number>();
  const topics: MatchedTopic[] = [];
  for (const ofTopic of groupBy(candidates, ({ term: { topic } }) => topic).values()) {
    const places = new Set(ofTopic.flatMap((candidate) => [...candidate.places]));
    const first = required(ofTopic[0], "a term of the topic");
    const isTold = topics.length === 0 || first.tellingWords > 0;
    if (isTold && topics.length < MAX_TOPICS && [...places].some((place) => !covered.has(place))) {
      topics.push({ topic: first.term.topic, label: labelOf(ofTopic) });
      places.forEach((place) => covered.add(place));
    }
  }
  const asking = significant.filter(({ word }, place) => !covered.has(place) && ASKING_WORDS.has(word)).length;
  const rest = significant.length - covered.size - asking;
  return covered.size < MIN_SHARE * (covered.size + rest) || covered.size === 0
    ? NOTHING
    : {
        topics,
        isWhole: rest === 0 && (topics.length === 1 || words.some((word) => JOINING_WORDS.has(word))),
        words: significant.filter((_, place) => covered.has(place)).map(({ word }) => word),
      };
}

/** The names that the search has for a topic; of names that share a word of it only the first. */
function labelOf(candidates: readonly Candidate[]): string {
  const named = new Set<number>();
  const labels = candidates.flatMap(({ term, places }) => {
    const isNew = [...places].every((place) => !named.has(place));
    places.forEach((place) => named.add(place));
    return isNew ? term.label : [];
  });
  return capitalised(labels.join(" dan "));
}

function candidateOf(term: TopicTerm, asked: readonly Term[], words: readonly string[]): Candidate | null {
  const phraseWords = term.phrase.split(" ");
  if (KINDS_OF_BOOK.some((kind) => phraseWords.includes(kind) && !words.includes(kind))) {
    return null;
  }
  const found = term.words.map((word) => asked.flatMap((other, place) => (isMeant(word, other) ? place : [])));
  if (found.some((those) => those.length === 0)) {
    return null;
  }
  const places = new Set(found.flat());
  return {
    term,
    places,
    tellingWords: [...places].filter((place) => !ASKING_WORDS.has(asked[place]?.word ?? "")).length,
    exactWords: term.words.filter(({ word }) => words.includes(word)).length,
    isPhrase: term.phrase === words.join(" "),
  };
}

/** A word that only asks has no other forms: "kelas" is not what welding ("pengelasan") is made of. */
function isMeant(word: Term, asked: Term): boolean {
  return (
    word.word === asked.word ||
    (!ASKING_WORDS.has(asked.word) && wordAndKeys(word).some((key) => wordAndKeys(asked).includes(key)))
  );
}

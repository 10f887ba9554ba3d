import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { EventLoopTurns } from "../../platform/database/writing/EventLoopTurns.js";
import { foldWords } from "../../../common/fold.js";
import { emptyWords } from "../query/words/curatedWords.js";
import { splitWords, type Term } from "../query/words/searchText.js";
import { wordKeys } from "../query/words/wordKeys.js";

/** A class of DDC or 2X in which books on a topic stand. */
interface TopicClass {
  readonly code: string;
  /** Most of its books are on something else, as few novels are horror: it is shown, but none of them is a result. */
  readonly isWide: boolean;
}

export interface Topic {
  /** As people write it. */
  readonly terms: readonly string[];
  /** The nearest first. */
  readonly classes: readonly TopicClass[];
  /** What a library's own subjects may call it besides. */
  readonly subjects: readonly string[];
}

/** One way to write a topic, as it is compared with a search. */
export interface TopicTerm {
  readonly topic: Topic;
  readonly label: string;
  readonly words: readonly Term[];
  /** All of its words, those too that say nothing. */
  readonly phrase: string;
  /** The words that tell of it. */
  readonly told: string;
}

export interface TopicIndex {
  readonly topics: readonly Topic[];
  /** The terms that have a word, by the word and by its keys. */
  readonly termsByKey: ReadonlyMap<string, readonly TopicTerm[]>;
  /** All terms, sorted by `told`. */
  readonly termsInOrder: readonly TopicTerm[];
}

let index: Promise<TopicIndex> | null = null;

/**
 * The Indonesian index of topics to classes, read once: what it takes is half a second of the processor, in turns of
 * the event loop, so that others are answered meanwhile.
 */
export function topicIndex(): Promise<TopicIndex> {
  index ??= readTopics()
    .then(makeIndex)
    .catch((error: unknown) => {
      index = null;
      throw error;
    });
  return index;
}

async function readTopics(): Promise<Topic[]> {
  const folder = fileURLToPath(new URL("index", import.meta.url));
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap(parseTopics);
}

/** A line is a topic: its terms, its classes (a wide one in brackets) and, where it has others, subjects. */
function parseTopics(lines: string): Topic[] {
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [terms = [], classes = [], subjects = []] = [/;/u, /\s/u, /;/u].map((separator, column) =>
        (line.split("\t")[column] ?? "")
          .split(separator)
          .map((part) => part.trim())
          .filter((part) => part !== ""),
      );
      return {
        terms,
        classes: classes.map((code) => ({ code: code.replace(/[()]/gu, ""), isWide: code.startsWith("(") })),
        subjects,
      };
    });
}

async function makeIndex(topics: readonly Topic[]): Promise<TopicIndex> {
  const termsByKey = new Map<string, TopicTerm[]>();
  const terms: TopicTerm[] = [];
  const add = (topic: Topic, text: string) => {
    const term = termOf(topic, text);
    terms.push(term);
    for (const key of new Set(term.words.flatMap(wordAndKeys))) {
      const those = termsByKey.get(key) ?? [];
      those.push(term);
      termsByKey.set(key, those);
    }
  };
  await new EventLoopTurns().map(topics, (topic) => topic.terms.forEach((text) => add(topic, text)));
  return { topics, termsByKey, termsInOrder: terms.sort((one, other) => compareTexts(one.told, other.told)) };
}

function termOf(topic: Topic, text: string): TopicTerm {
  const words = splitWords(foldWords(text));
  const significant = words.filter((word) => !emptyWords.has(word));
  const told = [...new Set(significant.length > 0 ? significant : words)];
  return {
    topic,
    label: text,
    words: told.map((word) => ({ word, keys: wordKeys(word) })),
    phrase: words.join(" "),
    told: told.join(" "),
  };
}

/** As the letters are stored: what begins so stands together. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Whatever a word is found by. */
export function wordAndKeys({ word, keys }: Term): readonly string[] {
  return [word, ...keys];
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import sql from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { booksUsingIndex, isNotHidden } from "../query/bookIndexes.js";
import { allBooks, isShown } from "../bookReads.js";
import { searchIndexWith } from "../query/search/searchLookup.js";
import type { SearchPlan } from "../query/search/planSearchText.js";
import { type CorrectWords, planSearch, type SearchVocabulary } from "../query/search/searchPlan.js";
import { type LibraryTopic, libraryTopics } from "./libraryTopics.js";
import { matchTopics } from "./matchTopics.js";
import { topicBooks } from "./topicBooks.js";

/** A search that finds more by its own words needs no others. */
const FEW_BOOKS = 5;

/**
 * As `planSearch`, and where a search is nothing but a topic and its words find few books or none, the books on the
 * topic follow: a topic's name is no slip, and its words are not what to leave out.
 */
export async function planTopicSearch(
  reader: Reader,
  text: string,
  options: { readonly exact: boolean; readonly vocabulary: SearchVocabulary },
): Promise<SearchPlan | null> {
  if (options.exact) {
    return planSearch(reader, text, options);
  }
  const matched = await matchTopics(text);
  const { correctWords, correctNameByChance } = options.vocabulary;
  const vocabulary = {
    correctWords: correctAllBut(matched.words, correctWords),
    correctNameByChance: correctAllBut(matched.words, correctNameByChance),
  };
  const planAsBefore = () => planSearch(reader, text, { ...options, vocabulary });
  if (!matched.isWhole) {
    return planAsBefore();
  }
  const asTyped = await planSearch(reader, text, { ...options, exact: true });
  const own = asTyped && (await fewBooks(reader, asTyped));
  if (!own || (own.length > 0 && (await isTitle(reader, asTyped)))) {
    return planAsBefore();
  }
  const ofPeople = matched.topics.length > 1 && own.length === 0 ? await planAsBefore() : null;
  if (ofPeople && (await isByOtherNames(ofPeople))) {
    return ofPeople;
  }
  const topics = await libraryTopics(reader, matched.topics);
  const books = await topicBooks(reader, topics, new Set(own));
  return books.length === 0
    ? planAsBefore()
    : {
        ...asTyped,
        answer: {
          ...asTyped.answer,
          kind: "topic",
          words: topics.map(({ label }) => label).join(", "),
          topic: { ownCount: own.length, classes: shownClasses(topics) },
        },
        topicBooks: { own, others: books },
      };
}

/** "Bung Karno dan Bung Hatta" are topics; a book that has both, under other names, is what is asked for. */
async function isByOtherNames({ answer, lookup, widest }: SearchPlan): Promise<boolean> {
  return answer.kind === "exact" && answer.alsoSearched.length > 0 && lookup.exists(widest);
}

/** A topic's name is no slip, whether the library has the word or not. */
function correctAllBut(words: readonly string[], correctWords: CorrectWords): CorrectWords {
  return words.length === 0
    ? correctWords
    : async (reader, typed) =>
        (await correctWords(reader, typed)).filter((reading) =>
          reading.every(
            (part) => part.read.join() === part.typed.join() || !part.typed.some((word) => words.includes(word)),
          ),
        );
}

/** The books that have a search's words; null where they are many. */
async function fewBooks(reader: Reader, { lookup, widest }: SearchPlan): Promise<readonly number[] | null> {
  const { condition } = await lookup.find(widest);
  const { engine } = reader;
  const books = engine === "sqlite" ? booksUsingIndex(engine, "ix_books_listed") : allBooks.from;
  const rows = await reader.select(
    { id: integer(sql`books.id`) },
    sql`FROM ${searchIndexWith(engine, books)} WHERE ${condition} AND ${allBooks.where[0]}
          AND ${isNotHidden(engine)} LIMIT ${FEW_BOOKS + 1}`,
  );
  return rows.length > FEW_BOOKS ? null : rows.map(({ id }) => id);
}

/** Whether the search is the title of a book: somebody asks for that one. */
async function isTitle(reader: Reader, { phrases: [phrase = ""] }: SearchPlan): Promise<boolean> {
  const found = await reader.count(
    sql`FROM (SELECT 1 FROM ${booksUsingIndex(reader.engine, "ix_books_title")}
              WHERE books.listed = 1 AND ${isShown} AND books.title_key = ${phrase} LIMIT 1) AS titled`,
  );
  return found > 0;
}

function shownClasses(topics: readonly LibraryTopic[]): string[] {
  return [
    ...new Set(
      topics.flatMap(({ classes }) => classes.flatMap(({ code, resultIds }) => (resultIds.length > 0 ? code : []))),
    ),
  ];
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { authorNames } from "../../format/authorNames";
import { searchRemarks } from "../../format/searchRemarks";
import { graphql } from "../../gql/gql";
import type { FoundWordsQuery as FoundWordsData } from "../../gql/graphql";
import { type CodeHits, findByCode, hasHit, noHits } from "./findByCode";

const FoundWordsQuery = graphql(`
  query FoundWords($text: String!, $findsStudents: Boolean!) {
    books(first: 6, search: $text, withItemCodes: true, withHidden: true) {
      nodes {
        id
        databaseId
        slug
        title
        publishYear
        authors: byline {
          id
          ...AuthorNames_author
        }
      }
      pageInfo {
        hasNextPage
      }
      search {
        ...SearchRemarks_searchAnswer
      }
    }
    students(first: 5, search: $text) @include(if: $findsStudents) {
      nodes {
        id
        databaseId
        name
        memberKind {
          id
          numberName
        }
        nis
        className
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

/** Keys that follow each other faster than this are one question: a scanner's, and what is held down. */
const BURST_MS = 60;
/** One letter is the beginning of half the collection. */
const MIN_LENGTH = 2;

type FoundNode = FoundWordsData["books"]["nodes"][number];

export interface FoundBook extends Omit<FoundNode, "authors"> {
  authorNames: string;
}

export type FoundStudent = NonNullable<FoundWordsData["students"]>["nodes"][number];

interface Found {
  /** What it was found for. */
  text: string;
  hits: CodeHits;
  books: FoundBook[];
  students: FoundStudent[];
  hasMoreBooks: boolean;
  hasMoreStudents: boolean;
  /** What the search for the books has skipped or looked for besides. */
  remarks: readonly string[];
  hasFailed: boolean;
}

function foundNothing(text: string): Found {
  return {
    text,
    hits: noHits,
    books: [],
    students: [],
    hasMoreBooks: false,
    hasMoreStudents: false,
    remarks: [],
    hasFailed: false,
  };
}

/** Looks the text up while one types: as a whole code, and as words. What is found stays until there is more. */
export function useFoundWords(
  typed: string,
  findsStudents: boolean,
  { isEntered, attempt }: { isEntered: boolean; attempt: number },
): { found: Found; isLooking: boolean } {
  const client = useApolloClient();
  const text = typed.trim();
  const [found, setFound] = useState(() => foundNothing(""));
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    const isBurst = performance.now() - changedAt.current < BURST_MS;
    changedAt.current = performance.now();
    if (text.length < MIN_LENGTH) return;
    let isStale = false;
    const look = async () => {
      const words = client.query({
        query: FoundWordsQuery,
        variables: { text, findsStudents },
        fetchPolicy: "no-cache",
      });
      const code = findByCode(client, text, findsStudents).then((hits) => {
        // Whoever scans waits for no words.
        if (!isStale && hasHit(hits)) setFound((before) => ({ ...before, text, hits, hasFailed: false }));
        return hits;
      });
      const [hits, { data }] = await Promise.all([code, words]);
      if (isStale) return;
      const { books, students } = data ?? {};
      setFound({
        text,
        hits,
        books: books?.nodes.map((book) => ({ ...book, authorNames: authorNames(book.authors) })) ?? [],
        students: students?.nodes ?? [],
        hasMoreBooks: books?.pageInfo.hasNextPage === true,
        hasMoreStudents: students?.pageInfo.hasNextPage === true,
        remarks: books && books.nodes.length > 0 ? searchRemarks(books.search) : [],
        hasFailed: data === undefined,
      });
    };
    const timer = setTimeout(
      () =>
        void look().catch(() => {
          if (!isStale) setFound({ ...foundNothing(text), hasFailed: true });
        }),
      isBurst && !isEntered ? BURST_MS : 0,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, text, findsStudents, isEntered, attempt]);

  const isShort = text.length < MIN_LENGTH;
  return {
    found: isShort ? foundNothing(text) : found,
    isLooking: !isShort && found.text !== text,
  };
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { authorNames } from "../../books/authorNames";
import { graphql } from "../../gql/gql";
import { type CodeHits, findByCode, noHits } from "./findByCode";

const FoundWordsQuery = graphql(`
  query FoundWords($text: String!, $findsStudents: Boolean!) {
    books(first: 6, search: $text, withItemCodes: true) {
      nodes {
        id
        databaseId
        slug
        title
        publishYear
        authors {
          id
          ...AuthorNames_author
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    students(first: 5, search: $text) @include(if: $findsStudents) {
      nodes {
        id
        databaseId
        name
        nis
        className
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

/** Long enough that typing a word is one search. */
const DEBOUNCE_MS = 120;
/** One letter is the beginning of half the collection. */
const MIN_LENGTH = 2;

export interface FoundBook {
  id: string;
  databaseId: number;
  slug: string;
  title: string;
  publishYear?: number | null;
  authorNames: string;
}

export interface FoundStudent {
  id: string;
  databaseId: number;
  name: string;
  nis: string;
  className?: string | null;
}

interface Found {
  /** What it was found for. */
  text: string;
  hits: CodeHits;
  books: FoundBook[];
  students: FoundStudent[];
  hasMoreBooks: boolean;
  hasMoreStudents: boolean;
  hasFailed: boolean;
}

const nothing = { books: [], students: [], hasMoreBooks: false, hasMoreStudents: false };

/** Looks the text up while one types: as a whole code, and as words. What is found stays until there is more. */
export function useFoundWords(
  typed: string,
  findsStudents: boolean,
  { isEntered, attempt }: { isEntered: boolean; attempt: number },
): { found: Found; isLooking: boolean } {
  const client = useApolloClient();
  const text = typed.trim();
  const [found, setFound] = useState<Found>({ text: "", hits: noHits, ...nothing, hasFailed: false });

  useEffect(() => {
    if (text.length < MIN_LENGTH) return;
    let isStale = false;
    const look = async () => {
      const words = client.query({
        query: FoundWordsQuery,
        variables: { text, findsStudents },
        fetchPolicy: "no-cache",
      });
      const [hits, { data }] = await Promise.all([findByCode(client, text, findsStudents), words]);
      if (isStale) return;
      const { books, students } = data ?? {};
      setFound({
        text,
        hits,
        books: books?.nodes.map((book) => ({ ...book, authorNames: authorNames(book.authors) })) ?? [],
        students: students?.nodes ?? [],
        hasMoreBooks: books?.pageInfo.hasNextPage === true,
        hasMoreStudents: students?.pageInfo.hasNextPage === true,
        hasFailed: data === undefined,
      });
    };
    const timer = setTimeout(
      () =>
        void look().catch(() => {
          if (!isStale) setFound({ text, hits: noHits, ...nothing, hasFailed: true });
        }),
      isEntered ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, text, findsStudents, isEntered, attempt]);

  const isShort = text.length < MIN_LENGTH;
  return {
    found: isShort ? { text, hits: noHits, ...nothing, hasFailed: false } : found,
    isLooking: !isShort && found.text !== text,
  };
}

import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../gql/gql";
import type { CodeHitsQuery as CodeHitsData } from "../../gql/graphql";

const CodeHitsQuery = graphql(`
  query CodeHits($code: String!, $isIsbn: Boolean!, $isStudent: Boolean!) {
    copy(itemCode: $code) {
      id
      itemCode
      book {
        id
        databaseId
        slug
        title
      }
    }
    bookAdvice(input: { isbn: $code }) @include(if: $isIsbn) {
      duplicates {
        reason
        book {
          id
          databaseId
          slug
          title
        }
      }
    }
    student(nis: $code) @include(if: $isStudent) {
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
  }
`);

/** Whole codes have a digit and are not longer. */
const MAX_CODE_LENGTH = 100;
const ISBN = /^(?:97[89])?\d{9}[\dX]$/;

type Found<Field extends keyof CodeHitsData> = NonNullable<CodeHitsData[Field]>;

/** What has exactly this code. */
export interface CodeHits {
  copy: (Found<"copy"> & { book: NonNullable<Found<"copy">["book"]> }) | null;
  /** More than one where the books of a set share an ISBN. */
  books: Found<"bookAdvice">["duplicates"][number]["book"][];
  student: Found<"student"> | null;
  /** The code without hyphens, if it is an ISBN. */
  isbn: string | null;
}

export const noHits: CodeHits = { copy: null, books: [], student: null, isbn: null };

export function hasHit({ copy, books, student }: CodeHits): boolean {
  return copy !== null || books.length > 0 || student !== null;
}

/** Looks up a whole item code, ISBN or, with `withStudent`, NIS. Rejects where the server cannot be asked. */
export async function findByCode(client: ApolloClient, text: string, withStudent: boolean): Promise<CodeHits> {
  const code = text.trim();
  if (!/\d/u.test(code) || code.length > MAX_CODE_LENGTH) return noHits;
  const isbn = isbnOf(code);
  const { data } = await client.query({
    query: CodeHitsQuery,
    variables: { code, isIsbn: isbn !== null, isStudent: withStudent },
    fetchPolicy: "no-cache",
  });
  if (!data) throw new Error("The server gave no answer");
  const { copy, bookAdvice, student } = data;
  const sameIsbn = bookAdvice?.duplicates.filter(({ reason }) => reason === "ISBN") ?? [];
  return {
    copy: copy?.book ? { ...copy, book: copy.book } : null,
    books: sameIsbn.map(({ book }) => book),
    student: student ?? null,
    isbn,
  };
}

/** Without hyphens; null for what is no ISBN by its shape. */
function isbnOf(code: string): string | null {
  const isbn = code.replace(/[-–\s]/gu, "").toUpperCase();
  return ISBN.test(isbn) ? isbn : null;
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../../../gql/gql";
import type { BookAdviceQuery as QueryData } from "../../../../gql/graphql";
import type { BookFormValues } from "../values/bookFormValues";
import { authorsByName } from "../values/bookInput";

const BookAdviceQuery = graphql(`
  query BookAdvice($input: BookAdviceInput!) {
    bookAdvice(input: $input) {
      isbn {
        kind
        hyphenated
        message
      }
      duplicates {
        reason
        message
        book {
          id
          ...Duplicates_book
        }
      }
      callNumber
    }
  }
`);

export type BookAdvice = QueryData["bookAdvice"];

/** Requests are debounced while typing. */
const DEBOUNCE_MS = 350;

/** The server's advice on the book as typed so far; the last advice stays until the next arrives. */
export function useBookAdvice(values: BookFormValues, exceptId: string | null): BookAdvice | null {
  const client = useApolloClient();
  const [advice, setAdvice] = useState<BookAdvice | null>(null);
  const { title, authors, isbn, publishYearText, classification } = values;
  const serializedInput = JSON.stringify({
    title,
    authors: authorsByName(authors),
    isbn,
    publishYearText,
    classificationCode: classification?.code ?? null,
    exceptId,
  });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const input = JSON.parse(serializedInput) as { title: string };
      client
        .query({
          query: BookAdviceQuery,
          variables: { input },
          fetchPolicy: "no-cache",
          context: { fetchOptions: { signal: controller.signal } },
        })
        .then(({ data }) => {
          if (data && !controller.signal.aborted) setAdvice(data.bookAdvice);
        })
        // Missing advice never prevents saving.
        .catch(() => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, serializedInput]);

  return advice;
}

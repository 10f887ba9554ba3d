import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { BookAdviceQuery as QueryData } from "../../../../gql/graphql";
import type { BookFormValues } from "../values/bookFormValues";
import { authorsByName } from "../values/bookInput";

export type BookAdvice = QueryData["bookAdvice"];

/** Requests are debounced while typing. */
const DEBOUNCE_MS = 350;

export interface BookAdviceState {
  /** On the book as typed so far; the last advice stays until the next arrives. */
  advice: BookAdvice | null;
  /**
   * The advice on these values, asked for at once unless it is there. Null if there is none, as without a connection.
   */
  lookUp: (values: BookFormValues) => Promise<BookAdvice | null>;
  /** The possible duplicates that are not on screen. */
  unseen: (found: BookAdvice | null) => BookAdvice["duplicates"];
}

/** The server's advice on a book while it is typed. */
export function useBookAdvice(values: BookFormValues, exceptId: string | null): BookAdviceState {
  const client = useApolloClient();
  const [latest, setLatest] = useState<{ input: string; advice: BookAdvice } | null>(null);
  const typed = toInput(values, exceptId);

  const lookUp = async (input: string, signal?: AbortSignal): Promise<BookAdvice | null> => {
    if (latest?.input === input) return latest.advice;
    // Missing advice never prevents saving.
    const { data } = await import("./bookAdviceQuery")
      .then(({ BookAdviceQuery: query }) =>
        client.query({
          query,
          variables: { input: JSON.parse(input) as { title: string } },
          fetchPolicy: "no-cache",
          context: { fetchOptions: { signal } },
        }),
      )
      .catch(() => ({ data: undefined }));
    if (data && !signal?.aborted) setLatest({ input, advice: data.bookAdvice });
    return data?.bookAdvice ?? null;
  };
  const lookUpTyped = useEffectEvent(lookUp);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void lookUpTyped(typed, controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);

  return {
    advice: latest?.advice ?? null,
    lookUp: (current) => lookUp(toInput(current, exceptId)),
    unseen: (found) => {
      const shown = latest?.advice.duplicates.map(({ book }) => book.id);
      return found?.duplicates.filter(({ book }) => !shown?.includes(book.id)) ?? [];
    },
  };
}

function toInput({ title, authors, isbn, publishYearText, classification }: BookFormValues, exceptId: string | null) {
  return JSON.stringify({
    title,
    authors: authorsByName(authors),
    isbn,
    publishYearText,
    classificationCode: classification?.code ?? null,
    exceptId,
  });
}

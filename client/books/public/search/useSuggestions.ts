import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { Suggestions } from "./findSuggestions";

const DEBOUNCE_MS = 120;
const MIN_LENGTH = 2;
const NONE: Suggestions = { choices: [], remarks: [] };

/**
 * What may be meant by the text. While somebody goes on with a word, the answer to its beginning stays until there is
 * one to the whole; an answer that comes too late is dropped. A failure suggests nothing: the search itself tells of
 * it.
 */
export function useSuggestions(typed: string, isAsked: boolean): Suggestions {
  const client = useApolloClient();
  const search = isAsked ? typed.trim() : "";
  const [found, setFound] = useState({ search: "", suggestions: NONE });

  useEffect(() => {
    if (search.length < MIN_LENGTH) return;
    let isStale = false;
    const show = (suggestions: Suggestions) => {
      if (!isStale) setFound({ search, suggestions });
    };
    const timer = setTimeout(() => {
      // Most readers of a page never type: the code comes with the first word.
      import("./findSuggestions")
        .then(({ findSuggestions }) => findSuggestions(client, search))
        .then(show)
        .catch(() => show(NONE));
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, search]);
  const isOfSearch = search.startsWith(found.search) || found.search.startsWith(search);
  return search.length < MIN_LENGTH || !isOfSearch ? NONE : found.suggestions;
}

import { type SubmitEvent, useEffect, useRef, useState } from "react";

const SEARCH_DEBOUNCE_MS = 250;

interface SearchText {
  text: string;
  onType: (text: string) => void;
  clear: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Searches as one types. The text in the field runs ahead of what is `searched` by the length of a pause. */
export function useSearchText(currentSearch: string, search: (text: string) => void): SearchText {
  const [text, setText] = useState(currentSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSent = useRef(currentSearch);

  useEffect(() => {
    // The address changed by other means, such as the back button: the field follows.
    if (currentSearch !== lastSent.current) {
      lastSent.current = currentSearch;
      setText(currentSearch);
    }
  }, [currentSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (value: string) => {
    clearTimeout(timer.current);
    lastSent.current = value.trim();
    search(value);
  };
  return {
    text,
    onType: (value) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(value), SEARCH_DEBOUNCE_MS);
    },
    clear: () => {
      setText("");
      searchFor("");
    },
    submit: (event) => {
      event.preventDefault();
      searchFor(text);
    },
  };
}

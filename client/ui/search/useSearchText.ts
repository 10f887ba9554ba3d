import { type SubmitEvent, useEffect, useRef, useState } from "react";

const SEARCH_DEBOUNCE_MS = 250;

interface SearchText {
  text: string;
  onType: (text: string) => void;
  clear: () => void;
  /** Drops the search that waits for the next letter, for whoever goes elsewhere. */
  cancel: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface SearchTextOptions {
  /** Searches while typing, debounced, and not only when the form is submitted. */
  isLive?: boolean;
}

/**
 * The text of a search field, which may be ahead of `currentSearch`. A search is entered when it is submitted or
 * cleared, and not by a pause while somebody types.
 */
export function useSearchText(
  currentSearch: string,
  search: (text: string, isEntered: boolean) => void,
  { isLive = true }: SearchTextOptions = {},
): SearchText {
  const [text, setText] = useState(currentSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastSent = useRef(currentSearch);

  useEffect(() => {
    // The search changed elsewhere, for instance by Back: the field follows.
    if (currentSearch !== lastSent.current) {
      lastSent.current = currentSearch;
      setText(currentSearch);
    }
  }, [currentSearch]);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);

  const searchFor = (value: string, isEntered: boolean) => {
    cancel();
    lastSent.current = value.trim();
    search(value, isEntered);
  };
  return {
    text,
    onType: (value) => {
      setText(value);
      cancel();
      if (isLive) timer.current = setTimeout(() => searchFor(value, false), SEARCH_DEBOUNCE_MS);
    },
    clear: () => {
      setText("");
      searchFor("", true);
    },
    cancel,
    submit: (event) => {
      event.preventDefault();
      searchFor(text, true);
    },
  };
}

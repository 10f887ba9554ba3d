import { type SubmitEvent, useEffect, useRef, useState } from "react";

const PAUSE_BEFORE_SEARCH = 250;

interface SearchText {
  text: string;
  type: (text: string) => void;
  clear: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Searches as one types. The text in the field runs ahead of what is `searched` by the length of a pause. */
export function useSearchText(searched: string, search: (text: string) => void): SearchText {
  const [text, setText] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(searched);

  useEffect(() => {
    // The address changed by other means, such as the back button: the field follows.
    if (searched !== sent.current) {
      sent.current = searched;
      setText(searched);
    }
  }, [searched]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (value: string) => {
    clearTimeout(timer.current);
    sent.current = value.trim();
    search(value);
  };
  return {
    text,
    type: (value) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => searchFor(value), PAUSE_BEFORE_SEARCH);
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

import { useEffect, useEffectEvent, useState } from "react";

/** Long enough that a word, and a scanned code, is one search. */
const DEBOUNCE_MS = 150;

/**
 * Looks `text` up while one types, where it is not null; `question` is what else the answer depends on. The last answer
 * stays until the next one is there: compare its text to know whether it is of what is typed now. A failure finds
 * nothing.
 */
export function useLookup<Found>(
  text: string | null,
  look: (text: string) => Promise<readonly Found[]>,
  question = "",
): { readonly text: string; readonly found: readonly Found[] } {
  const [answer, setAnswer] = useState<{ text: string; question: string; found: readonly Found[] }>({
    text: "",
    question,
    found: [],
  });
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (text === null) return;
    let isStale = false;
    const show = (found: readonly Found[]) => {
      if (!isStale) setAnswer({ text, question, found });
    };
    const timer = setTimeout(
      () =>
        void lookNow(text).then(show, () => {
          show([]);
        }),
      DEBOUNCE_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, question]);
  return text === null || answer.question !== question ? { text: "", found: [] } : answer;
}

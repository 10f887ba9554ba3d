import type { BookAdvice } from "../advice/useBookAdvice";
import type { BookFormState } from "../useBookForm";

export interface SectionProps {
  state: BookFormState;
  advice: BookAdvice | null;
  /** The advice on the book as it is now, without waiting. */
  onLookUp: () => Promise<BookAdvice | null>;
}

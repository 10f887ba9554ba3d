import type { BookAdvice } from "../advice/useBookAdvice";
import type { BookFormState } from "../useBookForm";

export interface SectionProps {
  state: BookFormState;
  advice: BookAdvice | null;
}

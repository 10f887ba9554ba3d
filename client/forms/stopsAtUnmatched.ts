import { flushSync } from "react-dom";
import { reveal } from "../ui/reveal";
import { commitTyping } from "./goOnEnter";

/**
 * What a field's list lacks, or a day that is none, is no value: its field says so and gets the focus, and nothing is
 * saved as if it were empty. True where there is one.
 */
export function stopsAtUnmatched(fields: HTMLElement | null): boolean {
  flushSync(() => commitTyping(fields));
  const unmatched = fields?.querySelector<HTMLElement>("[data-unmatched]");
  if (!unmatched) return false;
  reveal(unmatched);
  unmatched.focus();
  return true;
}

import { foldWords } from "./fold.js";

const LONGEST_BASE = 150;

/** A title as addresses show it, `laskar-pelangi`; `nameless` for one without a letter or digit. */
export function slugBase(title: string, nameless: string): string {
  const base = foldWords(title).join("-");
  if (base.length <= LONGEST_BASE) {
    return base || nameless;
  }
  const cut = base.lastIndexOf("-", LONGEST_BASE);
  return base.slice(0, cut > 0 ? cut : LONGEST_BASE);
}

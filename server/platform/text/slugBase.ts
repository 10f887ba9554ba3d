import { foldWords } from "./fold.js";

const MAX_BASE_LENGTH = 150;

/** A title as addresses show it, `laskar-pelangi`; `nameless` for one without a letter or digit. */
export function slugBase(title: string, fallback: string): string {
  const base = foldWords(title).join("-");
  if (base.length <= MAX_BASE_LENGTH) {
    return base || fallback;
  }
  const cut = base.lastIndexOf("-", MAX_BASE_LENGTH);
  return base.slice(0, cut > 0 ? cut : MAX_BASE_LENGTH);
}

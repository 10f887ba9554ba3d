import { foldWords } from "../../../common/fold.js";

const MAX_BASE_LENGTH = 150;

/** A title as a URL slug, `laskar-pelangi`; `fallback` for one without letters or digits. */
export function slugBase(title: string, fallback: string): string {
  const base = foldWords(title).join("-");
  if (base.length <= MAX_BASE_LENGTH) {
    return base || fallback;
  }
  const cut = base.lastIndexOf("-", MAX_BASE_LENGTH);
  return base.slice(0, cut > 0 ? cut : MAX_BASE_LENGTH);
}

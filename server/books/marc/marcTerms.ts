import type { AuthorRole } from "../../../common/authorRoles.js";
import type { MaterialKind } from "../../../common/materialKinds.js";
import { languageCode } from "../record/languageCode.js";

/** What MARC calls what somebody did (relator codes), and what catalogues write instead. */
export const RELATORS: Readonly<Record<AuthorRole, { readonly code: string; readonly words: RegExp }>> = {
  author: { code: "aut", words: /^(?:aut|author|cre|creator|penulis|pengarang)\b/iu },
  editor: { code: "edt", words: /^(?:edt|edl|edit|ed\b|penyunting|editor)/iu },
  translator: { code: "trl", words: /^(?:trl|trans|penerjemah|alih bahasa)/iu },
  illustrator: { code: "ill", words: /^(?:ill|pht|art|ilus|gambar)/iu },
  contributor: { code: "ctb", words: /^./u },
};

/** Positions 6 and 7 of the leader. A teaching aid is a thing, a digital title a file. */
export const LEADER_TYPES: Readonly<Record<MaterialKind, string>> = {
  book: "am",
  serial: "as",
  academic_work: "am",
  audiovisual: "gm",
  map: "em",
  teaching_aid: "rm",
  digital: "mm",
};

/** A thesis is a book that says so in 502. */
export function materialKindOf(leader: string, isThesis: boolean): MaterialKind {
  const [type = "a", level = "m"] = leader.slice(6, 8);
  if (isThesis) return "academic_work";
  if ("bis".includes(level) && "at".includes(type)) return "serial";
  if ("gijk".includes(type)) return "audiovisual";
  if ("ef".includes(type)) return "map";
  if ("or".includes(type)) return "teaching_aid";
  return type === "m" ? "digital" : "book";
}

/** Where MARC has the older one of two codes, and where the first letters differ. */
const MARC_CODES: Readonly<Record<string, string>> = {
  bo: "tib",
  cs: "cze",
  cy: "wel",
  de: "ger",
  el: "gre",
  es: "spa",
  eu: "baq",
  fa: "per",
  fr: "fre",
  hy: "arm",
  is: "ice",
  ka: "geo",
  kw: "cor",
  mi: "mao",
  mk: "mac",
  ms: "may",
  my: "bur",
  nl: "dut",
  ro: "rum",
  rw: "kin",
  sk: "slo",
  sq: "alb",
  zh: "chi",
};
const longCodes = new Map(Object.entries(MARC_CODES));
const MAX_CACHED = 500;

/** `ind` for `id`; as it is where there is none. */
export function longLanguageCode(code: string): string {
  const known = longCodes.get(code);
  if (known !== undefined || !/^[a-z]{2}$/u.test(code)) return known ?? code;
  const long = findLongCode(code) ?? code;
  if (longCodes.size < MAX_CACHED) longCodes.set(code, long);
  return long;
}

/** Node.js knows the way from the long code to the short one alone, so those are tried that begin alike. */
function findLongCode(code: string): string | undefined {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  return letters
    .flatMap((second) => letters.map((third) => code.charAt(0) + second + third))
    .find((long) => new Intl.Locale(long).language === code);
}

/** `ind` as `id`; null of what stands for no language. */
export function shortLanguageCode(code: string): string | null {
  const letters = code.trim().toLowerCase();
  return /^[a-z]{2,3}$/u.test(letters) && !["und", "mul", "zxx", "mis"].includes(letters)
    ? languageCode(letters)
    : null;
}

const PUNCTUATION = /(?:\s+[/:;=,]|,)\s*$/u;

/** Without the sign that the rules of description put between this and what comes after it. */
export function withoutPunctuation(text: string): string {
  return text.replace(PUNCTUATION, "").trim();
}

/** With one more of them where the text ends with one of its own. */
export function punctuated(text: string | null, sign = " /"): string | null {
  return text === null || !PUNCTUATION.test(text) ? text : text + sign;
}

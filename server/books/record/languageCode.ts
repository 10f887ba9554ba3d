import { foldKey } from "../../../common/fold.js";

/** Names that are in neither the Indonesian nor the English list of languages. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  mandarin: "zh",
  cina: "zh",
  china: "zh",
  belanda: "nl",
  perancis: "fr",
};
let codes: ReadonlyMap<string, string> | undefined;

/** ISO 639-1 by folded Indonesian or English name, from the tables that Node.js carries. */
function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const alphabet = Array.from("abcdefghijklmnopqrstuvwxyz");
  const indonesian = new Intl.DisplayNames(["id"], { type: "language" });
  const english = new Intl.DisplayNames(["en"], { type: "language" });
  for (const code of alphabet.flatMap((first) => alphabet.map((second) => first + second))) {
    for (const name of [indonesian.of(code), english.of(code)]) {
      if (name !== undefined && name !== code && new Intl.Locale(code).language === code) {
        found.set(foldKey(name), code);
      }
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) {
    found.set(name, code);
  }
  return found;
}

/** Caches the few languages of a collection. */
const codeCache = new Map<string, string>();
const MAX_CACHED = 500;

/**
 * Converts `Indonesia`, `Bahasa Inggris`, `eng`, `en-US` and `id` to ISO 639-1; a value without such a code is kept
 * as typed.
 */
export function languageCode(typed: string): string {
  const text = typed.trim();
  const cached = codeCache.get(text);
  if (cached !== undefined) {
    return cached;
  }
  const code = findCode(text);
  if (codeCache.size < MAX_CACHED) {
    codeCache.set(text, code);
  }
  return code;
}

function findCode(text: string): string {
  codes ??= codesByName();
  const byName = codes.get(foldKey(text).replace(/^bahasa /u, ""));
  if (byName) {
    return byName;
  }
  // `id-en-ar` is not a locale but a list of languages: only the first one is used.
  const [, first] = /^([a-z]{2,3})(?:[-_][a-z]{2,4})*$/iu.exec(text) ?? [];
  return first === undefined ? text : new Intl.Locale(first).language;
}

/** Old spelling and final letters, which have to be modern before a word's affixes can be told. */
const MODERN: readonly (readonly [RegExp, string])[] = [
  [/oe/gu, "u"],
  [/tj/gu, "c"],
  [/dj/gu, "j"],
  [/sj/gu, "sy"],
  [/nj(?=[aiueo])/gu, "ny"],
  [/(?<=.{2})(?:y|ie)$/u, "i"],
];

/** What is written in several ways, each rule reading what those before it leave. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  // The emphatic sounds of Arabic colour the vowel that follows: sholat, qori, ghozali.
  [/(?<=sh|sy|th|dh|dz|dl|kh|gh|q)o/gu, "a"],
  // A vowel that only some write between two consonants: Qaradhawi.
  [/(?<=[aiu]r)a(?=dh?[aiu])/gu, ""],
  [/qh$/u, "kih"],
  [/ph/gu, "f"],
  [/ck/gu, "k"],
  [/(?<=.)x/gu, "ks"],
  [/ts|(?<=[aiu])st$/gu, "s"],
  [/s[hy]/gu, "s"],
  [/[kc]h/gu, "h"],
  [/gh/gu, "g"],
  [/dh|dl(?=[aiu])/gu, "d"],
  [/th/gu, "t"],
  [/d?zh?/gu, "j"],
  [/q/gu, "k"],
  [/[fv]/gu, "p"],
  [/aw(?![aiueo])/gu, "au"],
  [/iy(?=[aiueo])/gu, "i"],
  [/uw(?=[aiueo])/gu, "u"],
  [/ee/gu, "i"],
  [/oo/gu, "u"],
  // But `ngg` is no doubled `ng`: `bangga`.
  [/(?<!n(?=g))(\p{L})\1+/gu, "$1"],
  [/iy(?=[aiueo])/gu, "i"],
  [/y/gu, "j"],
  [/(?<=.[aiueo])h$/u, ""],
];

/** A folded word as it is spelled today. */
export function modernSpelling(word: string): string {
  return rewrite(word, MODERN);
}

/**
 * One key for all spellings of a folded word: of the old spelling (`soekarno`, `sukarno`), of Arabic in Latin letters
 * (`sholat`, `shalat`) and of sounds that Indonesian does not tell apart (`aktif`, `aktip`).
 */
export function spellingKey(word: string): string {
  return rewrite(modernSpelling(word), FAMILIES);
}

function rewrite(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}

const SOFT_HYPHEN = "\u00AD";

/**
 * Inserts soft hyphens at Indonesian syllables (V-CV, VC-CV; ng, ny, sy, kh stay together) in words of at least
 * `minLength` letters. Browsers have no Indonesian hyphenation dictionary for `hyphens: auto`.
 */
export function hyphenate(text: string, minLength: number): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < minLength ? word : hyphenateWord(word)));
}

function hyphenateWord(word: string): string {
  return word.replace(
    /([aeiou])((?:ng|ny|sy|kh|[bcdfghjklmnpqrstvwxyz])?)(?=((?:ng|ny|sy|kh|[bcdfghjklmnpqrstvwxyz])[aeiou]))/giu,
    (syllableEnd, _vowel: string, _coda: string, _next: string, offset: number) => {
      const end = offset + syllableEnd.length;
      return end < 2 || word.length - end < 3 ? syllableEnd : syllableEnd + SOFT_HYPHEN;
    },
  );
}

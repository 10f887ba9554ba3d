const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * Names that differ only in case, accents or punctuation fold to the same text; the server keeps one record for them.
 */
export function foldName(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’‘ʼʻʿʾ`´]/gu, "");
  return folded.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? folded.trim();
}

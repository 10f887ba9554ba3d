/** Scripts that one language of our shelves is written in. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["jv", /\p{Script=Javanese}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

/** Small words that only one of the languages has, and words that titles are full of. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    (
      "the of and in to for with from how your is a an by at as on its his her their this that what why who my you we " +
      "introduction guide handbook principles history science english language teaching learning research management " +
      "story stories world life study studies theory practice analysis design edition new first modern education"
    ).split(" "),
  ),
  id: new Set(
    (
      "dan yang di untuk dengan dari dalam pada ke atau para oleh sebagai serta bagi antara tentang adalah itu ini tidak " +
      "bahasa kelas buku pelajaran sejarah ilmu pendidikan cara kumpulan cerita kisah dasar pengantar belajar anak guru " +
      "siswa sekolah hukum kamus indonesia jilid manajemen teori umum kesehatan penelitian seri hidup dunia negeri " +
      "aku kamu cinta rumah hari bisa lebih sang si bersama menjadi membaca menulis ensiklopedia panduan"
    ).split(" "),
  ),
};

/** Words that only the language's grammar has: one of them says more than any noun. */
const GRAMMAR = new Set("the of and with from your how".split(" "));

/**
 * The language that a title is in, by its script or its words; null where it does not tell. Indonesian titles borrow
 * English words ("The Power of Kepepet"), so English needs two of its words and none of ours.
 */
export function guessedLanguage(title: string): string | null {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, pattern] of SCRIPTS) {
    if ((title.match(pattern)?.length ?? 0) * 2 > letters) {
      return language;
    }
  }
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countOf = (language: string) => words.filter((word) => WORDS[language]?.has(word)).length;
  const [english, indonesian] = [countOf("en"), countOf("id")];
  if (indonesian > english) {
    return "id";
  }
  return indonesian === 0 && english > 1 && words.some((word) => GRAMMAR.has(word)) ? "en" : null;
}

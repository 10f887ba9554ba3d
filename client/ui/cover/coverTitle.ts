import { hyphenate } from "./hyphenate";

/** Fits into five lines. CSS clamping would cut inside a word, so it must never be needed. */
const MAX_TITLE_LENGTH = 64;

export function shortTitle(title: string, most = MAX_TITLE_LENGTH): string {
  if (title.length <= most) return title;
  const wholeWords = title.slice(0, most).replace(/[\s\p{P}]+\S*$/u, "");
  return `${wholeWords}…`;
}

/** Hundredths of the cover's width (covers.css). */
const SIZES = { letter: 30, word: 19, large: 13.8, medium: 11.2, small: 9, tiny: 7.4 } as const;
type TitleSize = keyof typeof SIZES;
const LARGEST_FIRST: readonly TitleSize[] = ["letter", "word", "large", "medium", "small", "tiny"];
/** How long a line is on the paper label, and without one, with a little air. */
const LINES = { label: 67, plain: 78 };

/** What a cover says: a word is broken, between syllables, only if it fits into a line at no size. */
export function coverTitle(title: string, face: string): { style: string; text: string } {
  const text = shortTitle(title);
  const line = face.endsWith("label") ? LINES.label : LINES.plain;
  const words = text.split(/(\s+|(?<=\p{Pd}))/u);
  const widest = Math.max(...words.map(widthOf));
  const allowed = LARGEST_FIRST.slice(LARGEST_FIRST.indexOf(sizeByLength(text)));
  // One long word among others is broken before all of them become tiny.
  const size = allowed.find((each) => (each !== "tiny" || !/\s/.test(text)) && widest * SIZES[each] <= line);
  const fits = (word: string) => widthOf(word) * SIZES[size ?? "small"] <= line;
  return {
    style: `cover-title-${size ?? "small"}`,
    text: words.map((word) => (fits(word) ? word : hyphenate(word, 4))).join(""),
  };
}

/** The longest word counts too, so that a title has no line of its own for each syllable. */
function sizeByLength(title: string): TitleSize {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 3) return "letter";
  if (title.length <= 6) return "word";
  if (title.length <= 20 && longestWord <= 9) return "large";
  if (title.length <= 38 && longestWord <= 12) return "medium";
  return "small";
}

/** In the height of Source Serif 4 SemiBold, by the widths of its letters. */
function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (/[Wm]/.test(letter)) return 1;
  if (/[MHw]/.test(letter)) return 0.9;
  if (/\p{Lu}/u.test(letter)) return /[IJ]/.test(letter) ? 0.39 : 0.73;
  if (/[bdhknpqu]/.test(letter)) return 0.64;
  if (/[ft]/.test(letter)) return 0.37;
  if (/[ijl.,:;'’–-]/.test(letter)) return 0.33;
  if (/[rs]/.test(letter)) return 0.47;
  return /[aegcz\d]/.test(letter) ? 0.55 : 0.59;
}

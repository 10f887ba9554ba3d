import { type CoverTone, coverWeave } from "./coverTone";
import { hyphenate } from "./hyphenate";

/** A generated cover for books without one. Decorative, because the title is shown next to it. */
export function TypographicCover({ title, author, tone }: { title: string; author: string; tone: CoverTone }) {
  return (
    <div aria-hidden="true" lang="id" className={`cover-face ${coverWeave(title)} ${tone.background}`}>
      <div className={`cover-title ${titleSize(title)}`}>{hyphenate(shortTitle(title), 11)}</div>
      <div className="cover-author">{author}</div>
    </div>
  );
}

/** Fits into five lines. CSS clamping would cut inside a word, so it must never be needed. */
const MAX_TITLE_LENGTH = 72;

export function shortTitle(title: string): string {
  if (title.length <= MAX_TITLE_LENGTH) return title;
  const wholeWords = title.slice(0, MAX_TITLE_LENGTH).replace(/[\s\p{P}]+\S*$/u, "");
  return `${wholeWords}…`;
}

/** The longest word counts too, so that a word is broken only if it fits at no size. */
function titleSize(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 36 && longestWord <= 11) return "cover-title-large";
  if (title.length <= 60 && longestWord <= 14) return "cover-title-medium";
  return "cover-title-small";
}

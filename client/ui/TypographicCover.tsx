import { type CoverTone, coverWeave } from "./coverTone";
import { hyphenate } from "./hyphenate";

/** A cover for a book that has none, drawn from its title and author. Decorative: the title stands beside it. */
export function TypographicCover({ title, author, tone }: { title: string; author: string; tone: CoverTone }) {
  return (
    <div aria-hidden="true" lang="id" className={`cover-face ${coverWeave(title)} ${tone.background}`}>
      <div className={`cover-title ${titleSize(title)}`}>{hyphenate(title, 11)}</div>
      <div className="cover-author">{author}</div>
    </div>
  );
}

/** The longest word decides with the length, so that a word is broken only where no size would hold it. */
function titleSize(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 36 && longestWord <= 11) return "cover-title-large";
  if (title.length <= 60 && longestWord <= 14) return "cover-title-medium";
  return "cover-title-small";
}

import { coverFace } from "./coverFace";
import { hyphenate } from "./hyphenate";

interface TypographicCoverProps {
  /** Chooses colour, pattern and layout. */
  slug: string;
  title: string;
  /** Left out where it stands beside the cover. */
  author?: string | undefined;
}

/** A drawn cover for books without one. Decorative, because the title is shown next to it. */
export function TypographicCover({ slug, title, author }: TypographicCoverProps) {
  const shown = shortTitle(title);
  return (
    <div aria-hidden="true" lang="id" className={`cover-face ${coverFace(slug)}`}>
      <div className="cover-words">
        <div className={`cover-title ${titleSize(shown)}`}>{hyphenate(shown, 9)}</div>
        {author && <div className="cover-author">{author}</div>}
      </div>
    </div>
  );
}

/** Fits into five lines. CSS clamping would cut inside a word, so it must never be needed. */
const MAX_TITLE_LENGTH = 64;

export function shortTitle(title: string, most = MAX_TITLE_LENGTH): string {
  if (title.length <= most) return title;
  const wholeWords = title.slice(0, most).replace(/[\s\p{P}]+\S*$/u, "");
  return `${wholeWords}…`;
}

/** The longest word counts too, so that a word is broken only if it fits at no size. */
export function titleSize(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 3) return "cover-title-letter";
  if (title.length <= 6) return "cover-title-word";
  if (title.length <= 20 && longestWord <= 9) return "cover-title-large";
  if (title.length <= 38 && longestWord <= 12) return "cover-title-medium";
  return "cover-title-small";
}

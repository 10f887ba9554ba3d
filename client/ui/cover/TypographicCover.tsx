import { coverTitle } from "./coverTitle";
import { useCoverFace } from "./NeighbouringCovers";

interface TypographicCoverProps {
  /** Chooses colour, pattern and layout. */
  slug: string;
  title: string;
  /** Left out where it stands beside the cover. */
  author?: string | undefined;
}

/** A drawn cover for books without one. Decorative, because the title is shown next to it; a button may hold it. */
export function TypographicCover({ slug, title, author }: TypographicCoverProps) {
  const face = useCoverFace(slug);
  const { style, text } = coverTitle(title, face);
  return (
    <span aria-hidden="true" lang="id" className={`cover-face ${face}`}>
      <span className="cover-words">
        <span className={`cover-title ${style}`}>{text}</span>
        {author && <span className="cover-author">{author}</span>}
      </span>
    </span>
  );
}

import { COVER_TONES, type CoverFace, coverFace, patternAt } from "../../../common/coverFace";

/** As many as the widest grid has columns, so that the cover above differs too. */
const NEIGHBOURS = 6;

/** The classes of a slug's face (covers.css). */
export function coverClasses(slug: string): string {
  return classesOf(coverFace(slug));
}

/**
 * The faces of books that are seen together: one with tone and pattern of a book shortly before it takes the next
 * pattern, and keeps its tone, by which it is remembered. What is loaded later changes none that is there.
 */
export function neighbouringFaces(slugs: Iterable<string>): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  const before: string[] = [];
  for (const slug of new Set(slugs)) {
    let face = coverFace(slug);
    for (let shift = 1; before.includes(look(face)); shift++) face = coverFace(slug, shift);
    before.push(look(face));
    if (before.length > NEIGHBOURS) before.shift();
    faces.set(slug, classesOf(face));
  }
  return faces;
}

function classesOf(face: CoverFace): string {
  return `${look(face)} cover-${face.layout}`;
}

function look({ tone, pattern }: Pick<CoverFace, "tone" | "pattern">): string {
  return `cover-tone-${tone + 1} pattern-${pattern}`;
}

/** Tone and pattern by number. */
export function lookOf(tone: number, pattern: number): string {
  return look({ tone: tone % COVER_TONES, pattern: patternAt(pattern) });
}

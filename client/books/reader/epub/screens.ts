import type { Place } from "../OpenBook";
import type { Chapter, EpubBook } from "./openEpub";

/** The first screen of the next chapter, or the last one of the chapter before; null where there is none. */
export function placeBeside({ chapters }: Pick<EpubBook, "chapters">, chapter: Chapter, by: 1 | -1): Place | null {
  const beside = chapters[chapters.indexOf(chapter) + by];
  if (!beside) return null;
  return { position: by === 1 ? beside.start : beside.start + beside.pages - 0.001 };
}

/** Where a screen begins: what is reported of it, and comes back to it. */
export function positionOf({ start, pages }: Chapter, screen: number, screens: number): number {
  return start + (screen / screens) * pages;
}

/** The screen of a chapter on which a position is, from 0. */
export function screenAt({ start, pages }: Chapter, position: number, screens: number): number {
  return Math.min(screens - 1, Math.floor(((position - start) / pages) * screens + 0.001));
}

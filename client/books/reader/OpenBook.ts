import type { Ref } from "react";
import type { ReaderSettings, Tone } from "./readerSettings";
import type { ReaderActions } from "./useReaderKeys";

/** A point of a book: `position` counts pages from 0, and says where on its page by its fraction. */
export interface Place {
  readonly position: number;
  /** The id of an element of its chapter. */
  readonly fragment?: string;
  /** Which of the matches of the searched words in its chapter. */
  readonly occurrence?: number;
}

export interface Heading {
  readonly title: string;
  /** From 0. */
  readonly depth: number;
  readonly place: Place;
}

/** One match of a search, with the text around it. */
export interface Finding {
  readonly place: Place;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** What the reader needs of a book, of whatever format. */
export interface OpenBook {
  readonly pageCount: number;
  /** Whether its pages are turned from the left to the right, as in Arabic. */
  readonly isRightToLeft: boolean;
  readonly headings: () => Promise<readonly Heading[]>;
  readonly search: (words: string, signal: AbortSignal) => AsyncGenerator<Finding>;
  readonly close: () => void;
}

/** Whether the page at the right (1) or the left (-1) of the screen comes next (1) or before (-1). */
export function stepTowards(side: 1 | -1, { isRightToLeft }: OpenBook): 1 | -1 {
  return isRightToLeft === (side === 1) ? -1 : 1;
}

export interface ViewHandle {
  /** To what follows on the screen, or to what was before it. */
  readonly turn: (by: 1 | -1) => void;
}

export interface ViewProps<Book extends OpenBook> {
  readonly ref: Ref<ViewHandle>;
  readonly book: Book;
  readonly place: Place;
  readonly settings: ReaderSettings;
  readonly tone: Tone;
  /** What keys do, for what has a document of its own. */
  readonly actions: ReaderActions;
  /** The searched words, which are marked. */
  readonly words: string;
  /** What is shown now, which `place` follows. */
  readonly onPlace: (place: Place) => void;
  readonly onFailure: (error: unknown) => void;
}

import { readDraft, saveDraft } from "../../session/drafts/drafts";

const KEY = "reading-places";
/** Those read last. */
const MOST_PLACES = 50;
/** Behind it there are the last pages only. */
const AS_GOOD_AS_READ = 0.97;

/** What the home page shows of a book that was begun. */
export interface BegunBook {
  readonly title: string;
  /** The book's page. */
  readonly href: string;
  /** Where it is read: a book may have several files. Places of before have none. */
  readonly readPath?: string;
  /** How much of it is read, 0 to 1. */
  readonly share: number;
  /** The id of the user who read it: only they are shown it again. */
  readonly reader: string;
}

interface KeptPlace {
  readonly file: string;
  readonly position: number;
  readonly begun?: BegunBook | null;
}

/**
 * Where this browser stopped reading a file; 0 for one that it has not opened. Nobody else is told, and with the logout
 * it goes, as drafts do.
 */
export function readPlace(file: string): number {
  return keptPlaces().find((kept) => kept.file === file)?.position ?? 0;
}

export function keepPlace(file: string, position: number, begun: BegunBook | null = null): void {
  const others = keptPlaces().filter((kept) => kept.file !== file);
  saveDraft(KEY, [{ file, position, begun }, ...others].slice(0, MOST_PLACES));
}

/** The books that this reader has begun here and not finished, the last one first. */
export function begunBooks(reader: string): BegunBook[] {
  return keptPlaces()
    .flatMap(({ begun }) => (isBegunBook(begun) ? begun : []))
    .filter((begun) => begun.reader === reader && begun.share > 0 && begun.share < AS_GOOD_AS_READ);
}

function keptPlaces(): KeptPlace[] {
  const stored = readDraft(KEY);
  return Array.isArray(stored) ? stored.filter(isKeptPlace) : [];
}

function isKeptPlace(value: unknown): value is KeptPlace {
  const { file, position } = (value ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof file === "string" && typeof position === "number" && position >= 0;
}

function isBegunBook(value: unknown): value is BegunBook {
  const { title, href, readPath, share, reader } = (value ?? {}) as Partial<Record<keyof BegunBook, unknown>>;
  return (
    typeof title === "string" &&
    typeof href === "string" &&
    href.startsWith("/books/") &&
    (readPath === undefined || (typeof readPath === "string" && readPath.startsWith("/books/"))) &&
    typeof share === "number" &&
    typeof reader === "string"
  );
}

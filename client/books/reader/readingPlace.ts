import { readStored, store } from "./readerSettings";

const KEY = "reading-places";
/** Those read last. */
const MOST_PLACES = 50;

interface KeptPlace {
  readonly file: string;
  readonly position: number;
}

/** Where this browser stopped reading a file; 0 for one that it has not opened. Nobody else is told. */
export function readPlace(file: string): number {
  return keptPlaces().find((kept) => kept.file === file)?.position ?? 0;
}

export function keepPlace(file: string, position: number): void {
  const others = keptPlaces().filter((kept) => kept.file !== file);
  store(KEY, [{ file, position }, ...others].slice(0, MOST_PLACES));
}

/** What one has read is as private as the rest of a session: with the logout it goes. */
export function forgetPlaces(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

function keptPlaces(): KeptPlace[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isKeptPlace) : [];
}

function isKeptPlace(value: unknown): value is KeptPlace {
  const { file, position } = (value ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof file === "string" && typeof position === "number" && position >= 0;
}

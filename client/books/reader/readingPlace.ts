import { readDraft, saveDraft } from "../../session/drafts/drafts";

const KEY = "reading-places";
/** Those read last. */
const MOST_PLACES = 50;

interface KeptPlace {
  readonly file: string;
  readonly position: number;
}

/**
 * Where this browser stopped reading a file; 0 for one that it has not opened. Nobody else is told, and with the logout
 * it goes, as drafts do.
 */
export function readPlace(file: string): number {
  return keptPlaces().find((kept) => kept.file === file)?.position ?? 0;
}

export function keepPlace(file: string, position: number): void {
  const others = keptPlaces().filter((kept) => kept.file !== file);
  saveDraft(KEY, [{ file, position }, ...others].slice(0, MOST_PLACES));
}

function keptPlaces(): KeptPlace[] {
  const stored = readDraft(KEY);
  return Array.isArray(stored) ? stored.filter(isKeptPlace) : [];
}

function isKeptPlace(value: unknown): value is KeptPlace {
  const { file, position } = (value ?? {}) as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof file === "string" && typeof position === "number" && position >= 0;
}

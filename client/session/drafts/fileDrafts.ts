import type * as keptFiles from "./keptFiles";

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, as they were asked: what is dropped right after it was kept is gone. Null where the browser keeps nothing, or is full. */
function inTurn<T>(work: (files: typeof keptFiles) => Promise<T>): Promise<T | null> {
  const done = turn
    .then(() => import("./keptFiles"))
    .then(work)
    .catch(() => null);
  turn = done;
  return done;
}

/** A file that was chosen and not sent before the page was left; null where there is none. */
export async function readFileDraft(key: string): Promise<File | null> {
  return (await inTurn((files) => files.readFile(key))) ?? null;
}

/** Keeps a chosen file until it is sent, over a reload, a crash and a power cut. */
export function keepFileDraft(key: string, file: File): void {
  void inTurn((files) => files.keepFile(key, file));
}

export function dropFileDraft(key: string): void {
  void inTurn((files) => files.dropFile(key));
}

/** At a logout, as the other drafts; also where the code that keeps them cannot be had any more. */
export function dropFileDrafts(): void {
  turn = turn
    .then(() => import("./keptFiles"))
    .then((files) => files.dropFiles())
    .catch(() => indexedDB.deleteDatabase("aksara"))
    .catch(() => null);
}

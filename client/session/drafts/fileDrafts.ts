import type * as fileStore from "./fileStore";

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs operations one after the other, so that a delete right after a save wins. Null if storage is unavailable or
 * full.
 */
function enqueue<T>(work: (files: typeof fileStore) => Promise<T>): Promise<T | null> {
  const done = queue
    .then(() => import("./fileStore"))
    .then(work)
    .catch(() => null);
  queue = done;
  return done;
}

/** The stored file of a draft; null if there is none. */
export async function readFileDraft(key: string): Promise<File | null> {
  return (await enqueue((files) => files.readFile(key))) ?? null;
}

/** Stores a chosen file until it is uploaded, over a reload or crash. */
export function saveFileDraft(key: string, file: File): void {
  void enqueue((files) => files.saveFile(key, file));
}

export function deleteFileDraft(key: string): void {
  void enqueue((files) => files.deleteFile(key));
}

/** Called at logout; also works if the storage module can no longer be loaded. */
export function clearFileDrafts(): Promise<unknown> {
  queue = queue
    .then(() => import("./fileStore"))
    .then((files) => files.clearFiles())
    .catch(() => indexedDB.deleteDatabase("aksara"))
    .catch(() => null);
  return queue;
}

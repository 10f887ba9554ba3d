import type * as fileStore from "./fileStore";

let queue: Promise<unknown> = Promise.resolve();

/** One after the other, as they were asked: what is dropped right after it was kept is gone. Null where the browser keeps nothing, or is full. */
function enqueue<T>(work: (files: typeof fileStore) => Promise<T>): Promise<T | null> {
  const done = queue
    .then(() => import("./fileStore"))
    .then(work)
    .catch(() => null);
  queue = done;
  return done;
}

/** A file that was chosen and not sent before the page was left; null where there is none. */
export async function readFileDraft(key: string): Promise<File | null> {
  return (await enqueue((files) => files.readFile(key))) ?? null;
}

/** Keeps a chosen file until it is sent, over a reload, a crash and a power cut. */
export function saveFileDraft(key: string, file: File): void {
  void enqueue((files) => files.saveFile(key, file));
}

export function deleteFileDraft(key: string): void {
  void enqueue((files) => files.deleteFile(key));
}

/** At a logout, as the other drafts; also where the code that keeps them cannot be had any more. */
export function clearFileDrafts(): void {
  queue = queue
    .then(() => import("./fileStore"))
    .then((files) => files.clearFiles())
    .catch(() => indexedDB.deleteDatabase("aksara"))
    .catch(() => null);
}

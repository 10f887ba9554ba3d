import type { CoverImport } from "./CoverImport.entity.js";

/** An archive of covers as stored in the database. */
export type StoredCoverImport = Readonly<Omit<CoverImport, "runningSlot">>;

/** How much of it is gone through, 0 to 1; null once it has ended. */
export function coverProgress({ state, files, filesSeen }: StoredCoverImport): number | null {
  return state === "running" ? filesSeen / files : null;
}

/** How both doors describe the numbers of a CoverImport. */
export const COVER_COUNT_DESCRIPTIONS = {
  files: "Files in the archive, without folders and what systems put beside pictures.",
  attached: "Books that got their cover (sampul dipasang).",
  unmatched: "Files that no book's import has named (tidak ada bukunya).",
  refused: "Files that cannot be a cover (bukan gambar, rusak, atau terlalu besar).",
  covered: "Books that had a cover, which stays (buku sudah bersampul).",
} as const;

export const COVER_STATE_DESCRIPTIONS = {
  running: "It is gone through; after a restart it goes on.",
  done: "Every file has its outcome.",
  cancelled: "Somebody called it off; what was attached by then stays.",
  failed: "It came to no end, `message` says why; what was attached by then stays.",
} as const;

export const PROGRESS_DESCRIPTION = "How much of it is gone through, 0 to 1; null once it has ended.";

export const AWAITING_COVERS_DESCRIPTION =
  "How many books have no cover although their imported file names one: its picture may follow.";

export const UPLOAD_COVERS_DESCRIPTION =
  "Sends pictures as one ZIP, such as SLiMS's folder `images/docs`. Each becomes the cover of the books whose " +
  "imported file names it: by its name without folders, whatever its capitals, spaces as underscores. A book that " +
  "has a cover keeps it unless `replaces` says otherwise. It goes on in the background and after a restart; one at " +
  "a time.";

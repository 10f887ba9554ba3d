import { z } from "zod";

/** Megabytes; the machine's own bound is checked where it is known. */
const megabytes = z.int().min(1, "Paling kecil 1 MB.").max(2_000, "Paling besar 2.000 MB.").nullable();

/** How large a file may be; null for what is usual. */
export const uploadSettings = {
  maxCoverMb: megabytes,
  maxDocumentMb: megabytes,
  maxImportMb: megabytes,
  maxPhotoMb: megabytes,
  maxPictureMb: megabytes,
};

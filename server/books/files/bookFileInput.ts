import { z } from "zod";

import { line, optionalLine, recordIds } from "../../platform/validation/fields.js";
import { secureWebAddress } from "../../platform/validation/webAddress.js";
import { DIGITAL_FILE_ACCESS } from "../Book.entity.js";
import { MAX_BOOK_FILES } from "./bookFileName.js";

const MAX_FILE_NAME = 190;
/** For who reads the API. */
export const ACCEPTED_FILES = "PDF, EPUB, or audio as MP3, M4A or OGG";

export const FILE_ACCESS = DIGITAL_FILE_ACCESS;
const access = z.enum(FILE_ACCESS);

/** The file itself is requested separately, after the permission check. */
export const addFileInput = z.strictObject({ id: z.int(), access: access.nullish() });

/** A page that anybody on the way could change is nothing that a library leads to. */
export const addLinkInput = z.strictObject({
  url: secureWebAddress,
  name: line(MAX_FILE_NAME),
  access: access.nullish(),
});

/** Omitted fields keep their value. */
export const fileChangesInput = z.strictObject({
  name: optionalLine(MAX_FILE_NAME).optional(),
  access: access.nullish(),
  url: secureWebAddress.nullish(),
});

export const fileOrderInput = z.strictObject({
  fileIds: recordIds(MAX_BOOK_FILES, "Sebuah berkas disebut dua kali. Sebutkan satu kali saja."),
});

/** What somebody called a file on their disk, as a name for people: without its ending and its underscores. */
export function nameOfUpload(fileName: string | null): string | null {
  const stem = (fileName ?? "")
    .replace(/^.*[\\/]/u, "")
    .replace(/\.[a-z0-9]{1,5}$/iu, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}_]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return stem === "" ? null : [...stem].slice(0, MAX_FILE_NAME).join("");
}

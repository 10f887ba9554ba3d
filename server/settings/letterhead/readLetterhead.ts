import { basename } from "node:path";

import sharp from "sharp";

import type { Database } from "../../platform/database/Database.js";
import type { FileFolder } from "../../platform/files/FileFolder.js";
import { readSettings } from "../settingsReads.js";
import type { Signatory } from "./signatories.js";

/** How the library presents itself on paper, and who signs. */
export interface LoadedLetterhead {
  readonly name: string;
  readonly parent: string | null;
  readonly lines: readonly string[];
  /** PNG. */
  readonly logo: Buffer | null;
  /** Where what is signed is dated. */
  readonly city: string | null;
  readonly signatories: readonly Signatory[];
}

const LOGO_SIDE = 320;

export async function readLetterhead(
  database: Database,
  folder: FileFolder,
  libraryName: string,
): Promise<LoadedLetterhead> {
  const settings = await database.read((reader) => readSettings(reader, libraryName));
  const { name, parentOrganisation, libraryNumber, letterCity, address, phone, email, logoUrl, signatories } = settings;
  const path = logoUrl === null ? null : await folder.find(basename(logoUrl));
  // PDF knows no WebP. A logo that cannot be read is left out: what is printed is worth more than its ornament.
  const logo =
    path === null
      ? null
      : await sharp(path)
          .resize(LOGO_SIDE, LOGO_SIDE, { fit: "inside" })
          .png()
          .toBuffer()
          .catch(() => null);
  const number = libraryNumber === null ? null : `NPP ${libraryNumber}`;
  const contact = [phone, email].filter((part) => part !== null).join(" · ");
  const lines = [number, address?.replace(/\s*\n\s*/gu, ", "), contact].flatMap((line) => (line ? [line] : []));
  return { name, parent: parentOrganisation, lines, logo, city: letterCity, signatories };
}

import type { Readable } from "node:stream";

import { COVER_WIDTHS, coverAddress, coverFile } from "../../platform/files/fileAddress.js";
import type { FileFolder } from "../../platform/files/FileFolder.js";
import { writePictures } from "../../platform/files/images/picture.js";

/** Wider or higher, a logo would be a line where it stands in a small square. */
const MAX_RATIO = 4;

/** A logo, whole and with what is transparent in it, in the widths of a cover. Returns its address. */
export async function writeLogo(folder: FileFolder, name: string, stream: Readable, maxBytes: number): Promise<string> {
  await writePictures(folder, name, stream, {
    noun: "Logo",
    maxBytes,
    maxRatio: MAX_RATIO,
    shrink: fitInside(Math.max(...COVER_WIDTHS)),
    versions: () => COVER_WIDTHS.map((width) => ({ file: coverFile(name, width), resize: fitInside(width) })),
  });
  return coverAddress(name);
}

/** The smallest width of a logo. */
export function logoIconUrl(logoUrl: string | null): string | null {
  return logoUrl?.replace(/-\d+(?=\.webp$)/u, `-${Math.min(...COVER_WIDTHS)}`) ?? null;
}

function fitInside(side: number) {
  return { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
}

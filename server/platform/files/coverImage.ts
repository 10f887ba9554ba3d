import type { Readable } from "node:stream";

import { COVER_WIDTHS, coverFile, type CoverWidths } from "./fileAddress.js";
import type { FileFolder } from "./FileFolder.js";
import { writePictures } from "./picture.js";

/** Covers are half as high again as they are wide; whatever is much longer is none. */
const HEIGHT_PER_WIDTH = 4;

/** A book's or a post's cover: whole, in three widths. @throws FileRefusedError */
export function writeCover(
  folder: FileFolder,
  name: string,
  stream: Readable,
  mostBytes: number,
  widths: CoverWidths = COVER_WIDTHS,
): Promise<void> {
  return writePictures(folder, name, stream, {
    noun: "Sampul",
    mostBytes,
    shrink: within(Math.max(...widths)),
    versions: () => widths.map((width) => ({ file: coverFile(name, width), resize: within(width) })),
  });
}

function within(width: number) {
  return { width, height: width * HEIGHT_PER_WIDTH, fit: "inside", withoutEnlargement: true } as const;
}

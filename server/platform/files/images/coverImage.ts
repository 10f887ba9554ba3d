import type { Readable } from "node:stream";

import { COVER_WIDTHS, coverAddress, coverFile, type CoverWidths } from "../fileAddress.js";
import type { FileFolder } from "../FileFolder.js";
import { writePictures } from "./picture.js";

/** A cover's height is 1.5 times its width; an image with a very different ratio is refused. */
const MAX_HEIGHT_RATIO = 4;

/** A book's or a post's cover: whole, in three widths. Returns its address. @throws FileRefusedError */
export async function writeCover(
  folder: FileFolder,
  name: string,
  stream: Readable,
  maxBytes: number,
  widths: CoverWidths = COVER_WIDTHS,
): Promise<string> {
  await writePictures(folder, name, stream, {
    noun: "Sampul",
    maxBytes,
    shrink: fitInside(Math.max(...widths)),
    versions: () => widths.map((width) => ({ file: coverFile(name, width), resize: fitInside(width) })),
  });
  return coverAddress(name, widths);
}

function fitInside(width: number) {
  return { width, height: width * MAX_HEIGHT_RATIO, fit: "inside", withoutEnlargement: true } as const;
}

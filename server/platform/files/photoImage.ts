import type { Readable } from "node:stream";

import { PHOTO_WIDTHS, photoFile } from "./fileAddress.js";
import type { FileFolder } from "./FileFolder.js";
import { type PictureSize, writePictures } from "./picture.js";

const WIDEST = Math.max(...PHOTO_WIDTHS);
/** A panorama is no photo of a person. */
const MOST_RATIO = 4;
/** Heads are in the upper part of a picture: of what does not fit above and below, so much is cut off above. The screen's preview does the same. */
const CUT_ABOVE = 0.25;

/** A person's photo: the square around the head, in two widths. @throws FileRefusedError */
export function writePhoto(folder: FileFolder, name: string, stream: Readable, mostBytes: number): Promise<void> {
  return writePictures(folder, name, stream, {
    noun: "Foto",
    mostBytes,
    mostRatio: MOST_RATIO,
    isOpaque: true,
    shrink: { width: WIDEST, height: WIDEST, fit: "outside", withoutEnlargement: true },
    versions: (left) =>
      PHOTO_WIDTHS.map((width) => ({
        file: photoFile(name, width),
        crop: squareOf(left),
        resize: { width, withoutEnlargement: true },
      })),
  });
}

function squareOf({ width, height }: PictureSize) {
  const side = Math.min(width, height);
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) * CUT_ABOVE),
    width: side,
    height: side,
  };
}

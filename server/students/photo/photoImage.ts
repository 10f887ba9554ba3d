import type { Readable } from "node:stream";

import type { FileFolder } from "../../platform/files/FileFolder.js";
import { type PictureSize, writePictures } from "../../platform/files/images/picture.js";
import { PHOTO_WIDTHS, photoFile } from "./photoAddress.js";

const MAX_WIDTH = Math.max(...PHOTO_WIDTHS);
/** A panorama is no photo of a person. */
const MAX_RATIO = 4;
/**
 * Heads are in the upper part of a picture: of what does not fit above and below, so much is cut off above. The
 * screen's preview does the same.
 */
const TOP_CROP_SHARE = 0.25;

/** A person's photo: the square around the head, in two widths. @throws FileRefusedError */
export function writePhoto(folder: FileFolder, name: string, stream: Readable, maxBytes: number): Promise<void> {
  return writePictures(folder, name, stream, {
    noun: "Foto",
    maxBytes,
    maxRatio: MAX_RATIO,
    isOpaque: true,
    shrink: { width: MAX_WIDTH, height: MAX_WIDTH, fit: "outside", withoutEnlargement: true },
    versions: (shrunkSize) =>
      PHOTO_WIDTHS.map((width) => ({
        file: photoFile(name, width),
        crop: cropSquare(shrunkSize),
        resize: { width, withoutEnlargement: true },
      })),
  });
}

function cropSquare({ width, height }: PictureSize) {
  const side = Math.min(width, height);
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) * TOP_CROP_SHARE),
    width: side,
    height: side,
  };
}

import type { Readable } from "node:stream";

import { narrowPictureFile, pictureAddress, pictureFile, TEXT_PICTURE } from "../fileAddress.js";
import type { FileFolder } from "../FileFolder.js";
import { writePictures } from "./picture.js";

/** A thin line across a page is no picture. */
const MAX_RATIO = 8;

/** A picture within a text: whole, and smaller for narrow screens. Returns its address. @throws FileRefusedError */
export async function writeTextPicture(
  folder: FileFolder,
  name: string,
  stream: Readable,
  maxBytes: number,
): Promise<string> {
  const { width, height, narrowWidth } = TEXT_PICTURE;
  let address = "";
  await writePictures(folder, name, stream, {
    noun: "Gambar",
    maxBytes,
    maxRatio: MAX_RATIO,
    shrink: { width, height, fit: "inside", withoutEnlargement: true },
    versions: (size) => {
      address = pictureAddress(name, size);
      const whole = { file: pictureFile(name, size), resize: {} };
      return size.width > narrowWidth
        ? [whole, { file: narrowPictureFile(name), resize: { width: narrowWidth } }]
        : [whole];
    },
  });
  return address;
}

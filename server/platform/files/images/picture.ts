import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";

import sharp, { type Region, type ResizeOptions } from "sharp";

import { FileRefusedError } from "../../../errors.js";
import type { FileFolder } from "../FileFolder.js";
import { writeUpload } from "../writeUpload.js";
import { removeFile } from "../renameAndRemove.js";

/** A camera's largest. */
const MAX_PIXELS = 40_000_000;
/** For the documents of both doors. */
export const ACCEPTED_PICTURES = `JPEG, PNG, WebP or AVIF of at most ${MAX_PIXELS / 1_000_000} megapixels`;
/** AVIF cannot be decoded line by line: 40 megapixels would need 700 MB, this limit 200 MB. */
const MAX_AVIF_PIXELS = 12_000_000;
const QUALITY = 80;
const MAX_SECONDS = 30;
const HEAD_BYTES = 64;
const ACCEPTED = new Set<string | undefined>(["image/jpeg", "image/png", "image/webp", "image/avif"]);

// Limits memory: no cache, and one picture at a time in one thread.
sharp.cache(false);
sharp.concurrency(1);
// Whatever a file claims to be, no other reader is ever started on it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** One of the pictures that are made of the sent one. */
interface PictureVersion {
  readonly file: string;
  readonly crop?: Region;
  readonly resize: ResizeOptions;
}

export interface PictureOptions {
  /** What a refusal calls it. */
  readonly noun: string;
  readonly maxBytes: number;
  /** The maximum ratio of the longer to the shorter side. */
  readonly maxRatio?: number;
  /** Where the sent picture is transparent, it becomes white. */
  readonly isOpaque?: boolean;
  /** The uploaded picture is decoded once; the smaller sizes are made from the decoded and shrunk version. */
  readonly shrink: ResizeOptions;
  readonly versions: (shrunkSize: PictureSize) => readonly PictureVersion[];
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Takes in a picture and leaves pictures of our own making: upright, in sRGB, and without a byte of the sent file, so
 * that neither where it was taken nor anything hidden in it is served. @throws FileRefusedError
 */
export async function writePictures(
  folder: FileFolder,
  name: string,
  stream: Readable,
  options: PictureOptions,
): Promise<void> {
  const uploadPath = folder.partialPath(name);
  await writeUpload(stream, uploadPath, {
    maxBytes: options.maxBytes,
    headBytes: HEAD_BYTES,
    checkHead: (head) => checkHead(head, options.noun),
  });
  const pictures = await enqueue(() => renderVersions(uploadPath, options));
  for (const { file, content } of pictures) {
    await writeFile(folder.pathOf(file), content, { flag: "wx", mode: 0o600, flush: true });
  }
  await removeFile(uploadPath);
}

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const current = queue.then(work);
  queue = current.catch(() => undefined);
  return current;
}

async function renderVersions(
  path: string,
  options: PictureOptions,
): Promise<{ readonly file: string; readonly content: Buffer }[]> {
  try {
    await assertReadable(path, options);
    const picture = openImage(path).autoOrient().resize(options.shrink).toColourspace("srgb");
    const { data, info } = await (options.isOpaque ? picture.flatten({ background: "#fff" }) : picture)
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pictures = [];
    for (const { file, crop, resize } of options.versions({ width, height })) {
      const shrunk = sharp(data, { raw: { width, height, channels } });
      const content = await (crop ? shrunk.extract(crop) : shrunk).resize(resize).webp({ quality: QUALITY }).toBuffer();
      pictures.push({ file, content });
    }
    return pictures;
  } catch (error) {
    if (error instanceof FileRefusedError) {
      throw error;
    }
    throw (error as Error).message.includes("pixel limit")
      ? tooManyPixelsError(MAX_PIXELS)
      : new FileRefusedError("fileType", "Gambar ini rusak atau tidak lengkap. Simpan ulang, lalu unggah lagi.");
  }
}

async function assertReadable(path: string, { noun, maxRatio = Infinity }: PictureOptions): Promise<void> {
  const { mediaType, width, height } = await openImage(path).metadata();
  if (!ACCEPTED.has(mediaType)) {
    throw notAPictureError(noun);
  }
  if (mediaType === "image/avif" && width * height > MAX_AVIF_PIXELS) {
    throw tooManyPixelsError(MAX_AVIF_PIXELS);
  }
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
    throw new FileRefusedError("fileType", "Gambar ini terlalu panjang. Potong dulu, lalu unggah lagi.");
  }
}

function openImage(path: string) {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
}

/** Refuses early what is no picture; the exact format is determined by the decoder. */
function checkHead(head: Buffer, noun: string): void {
  const text = head.toString("latin1");
  const isPicture =
    text.startsWith("\u00ff\u00d8\u00ff") ||
    text.startsWith("\u0089PNG\r\n\u001a\n") ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp.{0,28}?avi[fs]/s.test(text);
  if (!isPicture) {
    throw /^.{4}ftyp.{0,28}?(?:hei[cxms]|hev[cxms])/s.test(text) ? heicError() : notAPictureError(noun);
  }
}

function tooManyPixelsError(maxPixels: number): FileRefusedError {
  return new FileRefusedError(
    "fileTooLarge",
    `Gambar lebih besar dari ${maxPixels / 1_000_000} megapiksel. Perkecil dulu, lalu unggah lagi.`,
  );
}

function notAPictureError(noun: string): FileRefusedError {
  return new FileRefusedError("fileType", `${noun} harus gambar JPEG, PNG, WebP, atau AVIF.`);
}

/** The format of iPhone photos, which we may not ship a decoder for. */
function heicError(): FileRefusedError {
  return new FileRefusedError(
    "fileType",
    "Gambar HEIC dari iPhone tidak dapat dibaca. Simpan sebagai JPEG, lalu unggah lagi.",
  );
}

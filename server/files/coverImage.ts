import { rm, writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";

import sharp from "sharp";

import { FileRefusedError } from "../errors.js";
import { COVER_WIDTHS, coverFile, type CoverWidths } from "./fileAddress.js";
import type { FileFolder } from "./FileFolder.js";
import { writeIncoming } from "./writeIncoming.js";

/** A camera's largest. */
const MOST_PIXELS = 40_000_000;
/** AVIF has no reader that goes line by line: 40 megapixels of it would take 700 MB for a moment, these take 200. */
const MOST_AVIF_PIXELS = 12_000_000;
/** Covers are half as high again as they are wide; whatever is much longer is none. */
const HEIGHT_PER_WIDTH = 4;
const QUALITY = 80;
const LONGEST_SECONDS = 30;
const HEAD_BYTES = 64;
const ACCEPTED = new Set<string | undefined>(["image/jpeg", "image/png", "image/webp", "image/avif"]);

// Memory stays flat: nothing is kept, one picture is read at a time, by one thread.
sharp.cache(false);
sharp.concurrency(1);
// Whatever a file claims to be, no other reader is ever started on it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"] });

let lastPicture: Promise<unknown> = Promise.resolve();

/**
 * Takes in a picture and leaves three of our own making: upright, in sRGB, and without a byte of the sent file, so that neither where
 * it was taken nor anything hidden in it is served. @throws FileRefusedError
 */
export async function writeCover(folder: FileFolder, name: string, stream: Readable, mostBytes: number, widths: CoverWidths = COVER_WIDTHS): Promise<void> {
  const sent = folder.arrivingPath(name);
  await writeIncoming(stream, sent, { mostBytes, headBytes: HEAD_BYTES, checkHead });
  const pictures = await inTurn(() => picturesOf(sent, widths));
  for (const { width, content } of pictures) {
    await writeFile(folder.pathOf(coverFile(name, width)), content, { flag: "wx", mode: 0o600, flush: true });
  }
  await rm(sent, { force: true });
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = lastPicture.then(work);
  lastPicture = mine.catch(() => undefined);
  return mine;
}

async function picturesOf(path: string, widths: CoverWidths): Promise<{ readonly width: CoverWidths[number]; readonly content: Buffer }[]> {
  try {
    const { mediaType, width: sentWidth, height: sentHeight } = await open(path).metadata();
    if (!ACCEPTED.has(mediaType)) {
      throw notAPicture();
    }
    if (mediaType === "image/avif" && sentWidth * sentHeight > MOST_AVIF_PIXELS) {
      throw tooManyPixels(MOST_AVIF_PIXELS);
    }
    const widest = Math.max(...widths);
    // Read once, whatever its size; the three are made from what is left.
    const { data, info } = await open(path)
      .autoOrient()
      .resize({ width: widest, height: widest * HEIGHT_PER_WIDTH, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: LONGEST_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: rawWidth, height, channels } = info;
    const pictures = [];
    for (const width of widths) {
      const content = await sharp(data, { raw: { width: rawWidth, height, channels } })
        .resize({ width, height: width * HEIGHT_PER_WIDTH, fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
      pictures.push({ width, content });
    }
    return pictures;
  } catch (error) {
    if (error instanceof FileRefusedError) {
      throw error;
    }
    throw (error as Error).message.includes("pixel limit")
      ? tooManyPixels(MOST_PIXELS)
      : new FileRefusedError("fileType", "Gambar ini rusak atau tidak lengkap. Simpan ulang, lalu unggah lagi.");
  }
}

function open(path: string) {
  return sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error" });
}

/** Tells early what is no picture at all; what it truly is, its reader finds out. */
function checkHead(head: Buffer): void {
  const text = head.toString("latin1");
  const isPicture =
    text.startsWith("\u00ff\u00d8\u00ff") ||
    text.startsWith("\u0089PNG\r\n\u001a\n") ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp.{0,28}?avi[fs]/s.test(text);
  if (!isPicture) {
    throw notAPicture();
  }
}

function tooManyPixels(most: number): FileRefusedError {
  return new FileRefusedError("fileTooLarge", `Gambar lebih besar dari ${most / 1_000_000} megapiksel. Perkecil dahulu.`);
}

function notAPicture(): FileRefusedError {
  return new FileRefusedError("fileType", "Sampul harus gambar JPEG, PNG, WebP atau AVIF.");
}

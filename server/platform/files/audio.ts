import { type FileHandle, open } from "node:fs/promises";

import type { AudioFormat } from "./fileAddress.js";

const MPEG_HEADER_BYTES = 4;
const ID3_HEADER_BYTES = 10;
const ID3_HAS_FOOTER = 0x10;
/** Frames in a row that no other kind of file has by chance. */
const FRAMES_IN_A_ROW = 3;
/** Zeros that programs leave between the tag and the sound; a frame has at most 1,441 bytes. */
const MPEG_WINDOW_BYTES = 16_384;
const KBPS = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLES_PER_SECOND = [44_100, 48_000, 32_000] as const;

const OGG_HEADER_BYTES = 27;
const OGG_PAGE_BYTES = OGG_HEADER_BYTES + 255 + 255 * 255;
const OGG_SOUNDS = ["OpusHead", "\u0001vorbis", "\u007fFLAC", "Speex   "];

const MOST_BOXES = 2_000;
/** The directory of a book read aloud of a whole day; the sound itself is not in it. */
const MOST_DIRECTORY_BYTES = 16_000_000;

/** What the beginning of a file promises; null for what is no sound. `isCompleteAudio` says whether it is one. */
export function audioFormatOf(head: Buffer): AudioFormat | null {
  if (head.toString("latin1", 0, 3) === "ID3" || mpegFrameBytes(head, 0) !== null) {
    return "mp3";
  }
  if (head.toString("latin1", 4, 8) === "ftyp") {
    return "m4a";
  }
  return head.toString("latin1", 0, 4) === "OggS" ? "ogg" : null;
}

/** Whether a file is what its beginning promises, with sound and without pictures that move. Little of it is read. */
export async function isCompleteAudio(path: string, format: AudioFormat): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    return await { mp3: hasMpegFrames, m4a: hasSoundAlone, ogg: hasOggSound }[format](file, size);
  } finally {
    await file.close();
  }
}

async function hasMpegFrames(file: FileHandle, size: number): Promise<boolean> {
  const window = await readAt(file, await endOfTag(file), MPEG_WINDOW_BYTES);
  const start = window.findIndex((byte) => byte !== 0);
  let at = Math.max(0, start);
  for (let frames = 0; frames < FRAMES_IN_A_ROW; frames += 1) {
    const bytes = mpegFrameBytes(window, at);
    if (bytes === null || bytes > size) {
      return false;
    }
    at += bytes;
  }
  return true;
}

/** Where the tag in front of the sound ends, whatever it is full of. */
async function endOfTag(file: FileHandle): Promise<number> {
  const head = await readAt(file, 0, ID3_HEADER_BYTES);
  if (head.length < ID3_HEADER_BYTES || head.toString("latin1", 0, 3) !== "ID3") {
    return 0;
  }
  const bytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  return ID3_HEADER_BYTES + bytes + (head.readUInt8(5) & ID3_HAS_FOOTER ? ID3_HEADER_BYTES : 0);
}

/** How long the frame of MPEG layer III is that begins here; null where none does. */
function mpegFrameBytes(bytes: Buffer, at: number): number | null {
  if (at + MPEG_HEADER_BYTES > bytes.length || bytes.readUInt8(at) !== 0xff) {
    return null;
  }
  const [version, rates] = [bytes.readUInt8(at + 1), bytes.readUInt8(at + 2)];
  const generation = (version >> 3) & 3;
  const perSecond = SAMPLES_PER_SECOND[(rates >> 2) & 3];
  const kbps = KBPS[generation === 3 ? 1 : 2][(rates >> 4) - 1];
  if ((version & 0xe6) !== 0xe2 || generation === 1 || perSecond === undefined || kbps === undefined) {
    return null;
  }
  // 3 is MPEG 1, 2 is MPEG 2 with half its rates, 0 is MPEG 2.5 with a quarter.
  const [samples, divisor] = generation === 3 ? [144, 1] : [72, generation === 2 ? 2 : 4];
  return Math.floor((samples * kbps * 1_000 * divisor) / perSecond) + ((rates >> 1) & 1);
}

async function hasOggSound(file: FileHandle, size: number): Promise<boolean> {
  const head = await readAt(file, 0, OGG_HEADER_BYTES + 255 + 16);
  if (head.length < OGG_HEADER_BYTES) {
    return false;
  }
  const content = head.toString("latin1", OGG_HEADER_BYTES + head.readUInt8(26));
  const tailAt = Math.max(0, size - OGG_PAGE_BYTES);
  const tail = await readAt(file, tailAt, OGG_PAGE_BYTES);
  const last = tail.lastIndexOf("OggS");
  if (last < 0 || last + OGG_HEADER_BYTES > tail.length) {
    return false;
  }
  const segments = tail.subarray(last + OGG_HEADER_BYTES, last + OGG_HEADER_BYTES + tail.readUInt8(last + 26));
  const ends = tailAt + last + OGG_HEADER_BYTES + segments.length + segments.reduce((sum, bytes) => sum + bytes, 0);
  return OGG_SOUNDS.some((sound) => content.startsWith(sound)) && ends <= size;
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

async function hasSoundAlone(file: FileHandle, size: number): Promise<boolean> {
  const boxes = await boxesOfFile(file, size);
  const directory = boxes?.find(({ type }) => type === "moov");
  if (!directory || !boxes?.some(({ type }) => type === "mdat")) {
    return false;
  }
  if (directory.end - directory.start > MOST_DIRECTORY_BYTES) {
    return false;
  }
  const bytes = await readAt(file, directory.start, directory.end - directory.start);
  const tracks = boxesIn(bytes, 0, bytes.length).filter(({ type }) => type === "trak");
  const kinds = tracks.map((track) => trackKind(bytes, track));
  return kinds.includes("soun") && !kinds.includes("vide");
}

/** Null where one of them ends behind the file, which is cut. */
async function boxesOfFile(file: FileHandle, size: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = 0; at < size;) {
    const head = await readAt(file, at, 16);
    const box = boxAt(head, 0, size - at);
    if (box === null || boxes.length === MOST_BOXES) {
      return null;
    }
    boxes.push({ type: box.type, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

/** Those within one, up to the first that is none. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < MOST_BOXES;) {
    const box = boxAt(bytes.subarray(at, at + 16), 0, to - at);
    if (box === null) break;
    boxes.push({ type: box.type, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

function boxAt(head: Buffer, at: number, room: number): Box | null {
  if (head.length < 8) {
    return null;
  }
  const short = head.readUInt32BE(at);
  const isLong = short === 1;
  if (isLong && head.length < 16) {
    return null;
  }
  const bytes = isLong ? Number(head.readBigUInt64BE(at + 8)) : short === 0 ? room : short;
  const start = isLong ? 16 : 8;
  return bytes < start || bytes > room ? null : { type: head.toString("latin1", at + 4, at + 8), start, end: bytes };
}

/** `soun`, `vide`, `text` … */
function trackKind(bytes: Buffer, track: Box): string {
  const media = boxesIn(bytes, track.start, track.end).find(({ type }) => type === "mdia");
  const handler = media && boxesIn(bytes, media.start, media.end).find(({ type }) => type === "hdlr");
  return handler ? bytes.toString("latin1", handler.start + 8, handler.start + 12) : "";
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

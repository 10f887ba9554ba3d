import { open } from "node:fs/promises";
import type { Readable } from "node:stream";

import { FileRefusedError } from "../../errors.js";
import { audioFormatOf, isCompleteAudio } from "./audio.js";
import { documentFile, type StoredFormat } from "./fileAddress.js";
import { hasReadableSpine } from "./epubSpine.js";
import type { FileFolder } from "./FileFolder.js";
import { writeUpload } from "./writeUpload.js";

/** PDF readers look for the signature within this many bytes. */
const HEAD_BYTES = 1_024;
/** After a PDF's end marker there are at most a few stray bytes. */
const PDF_TAIL_BYTES = 2_048;
/** A zip's last record has a comment of up to 65,535 bytes. */
const ZIP_TAIL_BYTES = 65_557;

const ZIP_LOCAL_HEADER = Buffer.from("PK\u0003\u0004", "latin1");
const ZIP_END_RECORD = Buffer.from("PK\u0005\u0006", "latin1");
const ZIP_STORED = 0;
const EPUB_TYPE = "application/epub+zip";

/** A file that has come in whole. */
export interface WrittenDocument {
  readonly format: StoredFormat;
  readonly bytes: number;
}

/** Takes in a PDF, an EPUB that can be read, or a sound, as it is. @throws FileRefusedError */
export async function writeDocument(
  folder: FileFolder,
  name: string,
  stream: Readable,
  maxBytes: number,
): Promise<WrittenDocument> {
  const uploadPath = folder.partialPath(name);
  let format: StoredFormat = "pdf";
  const checkHead = (head: Buffer) => {
    format = formatOf(head);
  };
  const bytes = await writeUpload(stream, uploadPath, { maxBytes, headBytes: HEAD_BYTES, checkHead });
  await assertComplete(uploadPath, format);
  await folder.moveIntoPlace(name, documentFile(name, format));
  return { format, bytes };
}

function formatOf(head: Buffer): StoredFormat {
  const audio = audioFormatOf(head);
  if (audio !== null) {
    return audio;
  }
  if (head.subarray(0, HEAD_BYTES).includes("%PDF-")) {
    return "pdf";
  }
  if (isEpub(head)) {
    return "epub";
  }
  throw new FileRefusedError("fileType", "Berkas digital harus PDF, EPUB, atau audio (MP3, M4A, OGG).");
}

/** Refuses a file without its end marker, which is truncated, and one that no reader could open or play. */
async function assertComplete(path: string, format: StoredFormat): Promise<void> {
  if (format !== "pdf" && format !== "epub") {
    if (!(await isCompleteAudio(path, format))) {
      throw new FileRefusedError(
        "fileType",
        `Audio ${format.toUpperCase()} ini tidak lengkap atau tidak dapat diputar. Periksa berkasnya, lalu unggah lagi.`,
      );
    }
    return;
  }
  const tail = await readTail(path, format === "pdf" ? PDF_TAIL_BYTES : ZIP_TAIL_BYTES);
  if (!tail.includes(format === "pdf" ? "%%EOF" : ZIP_END_RECORD)) {
    throw new FileRefusedError(
      "fileType",
      `Berkas ${format.toUpperCase()} ini tidak lengkap. Periksa berkasnya, lalu unggah lagi.`,
    );
  }
  if (format === "epub" && !(await hasReadableSpine(path))) {
    throw new FileRefusedError(
      "fileType",
      "EPUB ini tidak dapat dibaca karena daftar babnya (spine) tidak ada. Buat EPUB-nya lagi, lalu unggah lagi.",
    );
  }
}

/** By its specification an EPUB's first entry is `mimetype`, uncompressed, with the type as its content. */
function isEpub(head: Buffer): boolean {
  if (head.length < 30 || !head.subarray(0, 4).equals(ZIP_LOCAL_HEADER) || head.readUInt16LE(8) !== ZIP_STORED) {
    return false;
  }
  const nameEnds = 30 + head.readUInt16LE(26);
  const content = nameEnds + head.readUInt16LE(28);
  return (
    head.toString("latin1", 30, nameEnds) === "mimetype" &&
    head.toString("latin1", content, content + EPUB_TYPE.length) === EPUB_TYPE
  );
}

async function readTail(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(bytes, size));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail;
  } finally {
    await file.close();
  }
}

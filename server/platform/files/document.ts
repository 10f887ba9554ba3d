import { open } from "node:fs/promises";
import type { Readable } from "node:stream";

import { FileRefusedError } from "../../errors.js";
import { type DocumentEnding, documentFile } from "./fileAddress.js";
import type { FileFolder } from "./FileFolder.js";
import { writeIncoming } from "./writeIncoming.js";

/** Readers look for a PDF's signature this far in, and no farther. */
const HEAD_BYTES = 1_024;
/** Behind a PDF's end stand a few stray bytes at most. */
const PDF_TAIL_BYTES = 2_048;
/** A zip's last record has a comment of up to 65,535 bytes. */
const ZIP_TAIL_BYTES = 65_557;

const LOCAL_FILE = Buffer.from("PK\u0003\u0004", "latin1");
const END_OF_ZIP = Buffer.from("PK\u0005\u0006", "latin1");
const STORED = 0;
const EPUB_TYPE = "application/epub+zip";

/** Takes in a PDF or an EPUB as it is and gives which of them it is, by its content. @throws FileRefusedError */
export async function writeDocument(
  folder: FileFolder,
  name: string,
  stream: Readable,
  mostBytes: number,
): Promise<DocumentEnding> {
  const sent = folder.arrivingPath(name);
  let ending: DocumentEnding = "pdf";
  const checkHead = (head: Buffer) => {
    ending = documentTypeOf(head);
  };
  await writeIncoming(stream, sent, { mostBytes, headBytes: HEAD_BYTES, checkHead });
  await assertDocumentEnds(sent, ending);
  await folder.settle(name, documentFile(name, ending));
  return ending;
}

function documentTypeOf(head: Buffer): DocumentEnding {
  if (head.subarray(0, HEAD_BYTES).includes("%PDF-")) {
    return "pdf";
  }
  if (isEpub(head)) {
    return "epub";
  }
  throw new FileRefusedError("fileType", "Berkas digital harus PDF atau EPUB.");
}

/** Refuses a file without an end: cut somewhere before it came to us. */
async function assertDocumentEnds(path: string, ending: DocumentEnding): Promise<void> {
  const tail = await readTail(path, ending === "pdf" ? PDF_TAIL_BYTES : ZIP_TAIL_BYTES);
  if (!tail.includes(ending === "pdf" ? "%%EOF" : END_OF_ZIP)) {
    throw new FileRefusedError(
      "fileType",
      `Berkas ${ending.toUpperCase()} ini tidak lengkap. Periksa berkasnya, lalu unggah lagi.`,
    );
  }
}

/** By its specification an EPUB's first entry is `mimetype`, uncompressed, with the type as its content. */
function isEpub(head: Buffer): boolean {
  if (head.length < 30 || !head.subarray(0, 4).equals(LOCAL_FILE) || head.readUInt16LE(8) !== STORED) {
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

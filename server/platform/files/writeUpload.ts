import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { FileRefusedError, invalid } from "../../errors.js";

const MEGABYTE = 1_000_000;

/** How large a file may be now, in bytes: asked before each upload. */
export type ByteLimit = () => Promise<number>;

interface WriteOptions {
  readonly maxBytes: number;
  readonly headBytes: number;
  /** Called with the beginning as soon as it arrives, so that a wrong file type is refused before the rest is sent. */
  readonly checkHead: (head: Buffer) => void;
}

/**
 * Streams a file to disk and returns its size.
 * @throws FileRefusedError at the first byte above the limit; the caller removes the file.
 */
export async function writeUpload(
  stream: Readable,
  path: string,
  { maxBytes, headBytes, checkHead }: WriteOptions,
): Promise<number> {
  let bytes = 0;
  let head: Buffer | null = Buffer.alloc(0);
  // Opened explicitly before anything can fail: a stream that opens its file later might create it after the failure,
  // when nobody removes it.
  const file = await open(path, "wx", 0o600);
  await pipeline(
    stream,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > maxBytes) {
          throw new FileRefusedError(
            "fileTooLarge",
            `Berkas lebih besar dari ${Math.floor(maxBytes / MEGABYTE)} MB. Pilih berkas yang lebih kecil.`,
          );
        }
        if (head && (head = Buffer.concat([head, chunk])).length >= headBytes) {
          checkHead(head);
          head = null;
        }
        yield chunk;
      }
      if (bytes === 0) {
        throw invalid("file", "Berkas kosong. Pilih berkas lain.");
      }
      if (head) {
        checkHead(head);
      }
    },
    file.createWriteStream({ flush: true }),
  );
  return bytes;
}

import { Readable } from "node:stream";

import { FileRefusedError, invalid } from "../../errors.js";

/** An uploaded file whose content has not been read yet. */
export interface IncomingFile {
  /** Ends when the whole request that carries it has turned out to be sound. */
  readonly stream: Readable;
  /** As the sender calls it; it decides nothing. */
  readonly fileName: string | null;
}

/**
 * Opens the file; services call it after their permission check.
 * @throws ValidationError if the request contains no file.
 */
export type ReceiveFile = () => Promise<IncomingFile>;

/** Both multipart parsers mark a file that they have cut, and end it like a whole one. */
type Part = Readable & { readonly truncated?: boolean };

/** A file as the multipart parser provides it; `ended` resolves when the rest of the request has been parsed. */
export function incomingFile(
  part: Part,
  fileName: string | undefined,
  whenRequestEnds: () => Promise<void> = () => Promise.resolve(),
): IncomingFile {
  async function* completeFile(): AsyncGenerator<Buffer, void> {
    try {
      yield* part as AsyncIterable<Buffer>;
    } catch {
      throw invalid("file", "Pengiriman berkas terputus. Kirim lagi.");
    }
    if (part.truncated) {
      throw new FileRefusedError("fileTooLarge", "Berkas terlalu besar. Pilih berkas yang lebih kecil.");
    }
    await whenRequestEnds();
  }
  // The stream may fail before anyone reads it; the reader then gets the error.
  part.on("error", () => undefined);
  return { stream: Readable.from(completeFile(), { objectMode: false }), fileName: fileName || null };
}

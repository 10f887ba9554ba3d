import { Readable } from "node:stream";

import { FileRefusedError, invalid } from "../../errors.js";

/** One file on its way in, unread. */
export interface IncomingFile {
  /** Ends when the whole request that carries it has turned out to be sound. */
  readonly stream: Readable;
  /** As the sender calls it; it decides nothing. */
  readonly fileName: string | null;
}

/** Asks for the file: called by a service once it knows that it wants it. @throws ValidationError where the request holds none. */
export type ReceiveFile = () => Promise<IncomingFile>;

/** Both multipart parsers mark a file that they have cut, and end it like a whole one. */
type Part = Readable & { readonly truncated?: boolean };

/** A file as its multipart parser hands it over; `ended` resolves when the request holds nothing more that matters. */
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
      throw new FileRefusedError("fileTooLarge", "Berkas terlalu besar.");
    }
    await whenRequestEnds();
  }
  // It may break before anybody reads it; who reads it then is told.
  part.on("error", () => undefined);
  return { stream: Readable.from(completeFile(), { objectMode: false }), fileName: fileName || null };
}

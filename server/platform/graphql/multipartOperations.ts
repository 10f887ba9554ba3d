import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Writable } from "node:stream";

import { processRequest } from "graphql-upload-minimal";
import type { GraphQLParams } from "graphql-yoga";

import { invalid } from "../../errors.js";
import { incomingFile, type ReceiveFile } from "../files/IncomingFile.js";
import type { UploadedFile } from "./builder.js";

interface MultipartLimits {
  readonly maxFieldSize: number;
  readonly maxFileSize: number;
}

/** To be awaited after a file has been read: rejects if the rest of the request is invalid. */
const uploadEndings = new WeakMap<Readable, () => Promise<void>>();

/**
 * Reads the operation of a multipart request; its file arrives while the operation runs.
 * @throws Error with statusCode 400 or 413.
 */
export async function multipartOperations(
  request: IncomingMessage,
  response: ServerResponse,
  limits: MultipartLimits,
): Promise<GraphQLParams> {
  trackUploadEnd(request);
  try {
    const operations = await processRequest(request, response, { ...limits, maxFiles: 1 });
    if (Array.isArray(operations)) {
      throw new Error("Batched operations are not supported");
    }
    return operations as GraphQLParams;
  } catch (error) {
    const { message, status } = error as Error & { status?: number };
    // Whatever is wrong with the request, a missing boundary included, is the sender's doing.
    throw Object.assign(new Error(message), { statusCode: status === 413 ? 413 : 400 });
  }
}

/** The file of an `Upload`, opened when the service wants it. */
export function incomingUpload(upload: Promise<UploadedFile>): ReceiveFile {
  return async () => {
    const { filename, createReadStream } = await upload.catch(() => {
      throw invalid("file", "Permintaan ini tidak membawa berkas yang disebut dalam map.");
    });
    let stream: Readable;
    try {
      stream = createReadStream();
    } catch {
      // The library hands each file out once only, and none of a request that has broken off.
      throw invalid(
        "file",
        "Berkas ini sudah dipakai perintah lain atau terputus. Kirim satu berkas untuk satu perintah.",
      );
    }
    return incomingFile(stream, filename, uploadEndings.get(stream));
  };
}

/**
 * The library hides its parser and handles only its first error event: a malformed part emits two, and the second
 * would end the process. It also ignores what follows the file.
 */
function trackUploadEnd(request: IncomingMessage): void {
  request.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser): Parser => {
    const parserStream = parser as unknown as Writable;
    let hasSecondFile = false;
    parserStream
      .on("error", () => undefined)
      .once("filesLimit", () => {
        hasSecondFile = true;
      });
    parserStream.on("file", (_field: string, stream: Readable) => {
      uploadEndings.set(stream, async () => {
        if (!parserStream.closed) {
          await once(parserStream, "close");
        }
        if (parserStream.errored) {
          throw invalid("file", hasSecondFile ? "Kirim satu berkas saja." : "Pengiriman berkas terputus. Kirim lagi.");
        }
      });
    });
    return Readable.prototype.pipe.call(request, parser) as Parser;
  };
}

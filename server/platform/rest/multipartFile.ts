import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";

import { invalid } from "../../errors.js";
import { type IncomingFile, incomingFile } from "../files/IncomingFile.js";

/** The file of an upload, unread; text fields are ignored. @throws ValidationError if the request contains no file. */
export async function multipartFile(request: FastifyRequest): Promise<IncomingFile> {
  if (request.isMultipart()) {
    const nextFile = filesOf(request);
    const part = await nextFile();
    if (part?.fieldname === "file") {
      return incomingFile(part.file, part.filename, async () => {
        if (await nextFile()) {
          throw invalid("file", "Kirim satu berkas saja.");
        }
      });
    }
  }
  throw invalid("file", "Kirim berkas sebagai multipart/form-data dengan nama isian file.");
}

function filesOf(request: FastifyRequest): () => Promise<MultipartFile | null> {
  const parts = request.parts();
  return async () => {
    try {
      for (;;) {
        const next = await parts.next();
        if (next.done) {
          return null;
        }
        if (next.value.type === "file") {
          return next.value;
        }
      }
    } catch (error) {
      const { message, statusCode = 400 } = error as Error & { statusCode?: number };
      // Whatever the parser finds wrong is the sender's doing.
      throw Object.assign(new Error(message), { statusCode });
    }
  };
}

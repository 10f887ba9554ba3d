import { z } from "zod";

import type { RequestContext } from "../../platform/requestContext.js";
import { DIGITAL_FILE_ACCESS } from "../Book.entity.js";
import { fileName } from "./bookFileName.js";
import type { BookFileRow } from "./bookFileReads.js";

const BOOK_FILE_FORMATS = [
  "pdf",
  "epub",
  "mp3",
  "m4a",
  "ogg",
  "link",
] as const satisfies readonly BookFileRow["format"][];

export const bookFileResponse = z
  .object({
    id: z.int(),
    book_id: z.int(),
    format: z.enum(BOOK_FILE_FORMATS).describe("What it is, by its content; `link` leads elsewhere."),
    name: z.string().describe("Its name, or else that of its format."),
    own_name: z.string().nullable().describe("The name that somebody has given it."),
    access: z.enum(DIGITAL_FILE_ACCESS).describe("Who may read it: everybody, or whoever has an account."),
    viewer_can_read: z.boolean().describe("Whether it opens for who asks."),
    address: z
      .string()
      .nullable()
      .describe("Its address on this server, or where the link leads; null where it does not open for who asks."),
    bytes: z
      .int()
      .nullable()
      .describe("Its size in bytes; null for a link, and for a file from before sizes were kept."),
    readings_count: z
      .int()
      .nullable()
      .describe("How often readers have opened it, counted without who they were; null for who may not know."),
    created_at: z.iso.datetime().describe("When it was added."),
  })
  .meta({ id: "BookFile", description: "Something of a title to be read or heard on the screen." });

export async function presentBookFile(
  file: BookFileRow,
  { canReadFile, fileReadings }: RequestContext["loaders"],
): Promise<z.infer<typeof bookFileResponse>> {
  const [viewerCanRead, readings] = await Promise.all([canReadFile.load(file), fileReadings.load(file.id)]);
  return {
    id: file.id,
    book_id: file.bookId,
    format: file.format,
    name: fileName(file),
    own_name: file.name,
    access: file.access,
    viewer_can_read: viewerCanRead,
    address: viewerCanRead ? file.address : null,
    bytes: file.bytes,
    readings_count: readings,
    created_at: file.createdAt.toISOString(),
  };
}

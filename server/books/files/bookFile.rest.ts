import { z } from "zod";

import { ACCEPTED_PICTURES } from "../../platform/files/picture.js";
import { route } from "../../platform/rest/route.js";

const params = z.object({ id: z.coerce.number().int().positive() });
const exampleFile = "/static/files/0f3c9a7d21b84e6fa5d0c1e2b3948576/laskar-pelangi.pdf";

const exampleCover = "/static/covers/5b1e0a9c47d34f2e8c6b7a1d2e3f4051-640.webp";

export const bookFileRoutes = [
  route({
    method: "POST",
    path: "/books/{id}/upload-cover",
    operationId: "uploadBookCover",
    tag: "Books",
    access: "admin",
    operation: "upload",
    success: 200,
    summary: "Upload a book's cover",
    description:
      `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as ` +
      "WebP, at most 640 pixels wide, " +
      "without metadata; `-640` in its address may be `-320` or `-160`. The cover that the book had goes. Refused " +
      "or cut, everything stays as it was.",
    params,
    upload: true,
    response: z.object({ image_url: z.string().describe("Its address."), message: z.string() }),
    example: { response: { status_code: 200, image_url: exampleCover, message: "Sampul disimpan" } },
    failures: [404, 413, 415, 422],
    handle: async ({ context: { bookFiles, signal, viewer }, params: { id }, file }) => {
      const { imageUrl } = await bookFiles.uploadBookCover(viewer, { id }, file, signal);
      return { image_url: imageUrl, message: "Sampul disimpan" };
    },
  }),
  route({
    method: "POST",
    path: "/books/{id}/upload-file",
    operationId: "uploadBookFile",
    tag: "Books",
    access: "admin",
    operation: "upload",
    success: 200,
    summary: "Upload a book's digital file",
    description:
      "PDF or EPUB; the content decides, not the name. The file that the book had goes. Refused or cut, " +
      "everything stays as it was.",
    params,
    upload: true,
    response: z.object({ digital_file: z.string().describe("Its address."), message: z.string() }),
    example: { response: { status_code: 200, digital_file: exampleFile, message: "Berkas digital disimpan" } },
    failures: [404, 413, 415, 422],
    handle: async ({ context: { bookFiles, signal, viewer }, params: { id }, file }) => {
      const { digitalFile } = await bookFiles.uploadBookFile(viewer, { id }, file, signal);
      return { digital_file: digitalFile, message: "Berkas digital disimpan" };
    },
  }),
  route({
    method: "DELETE",
    path: "/books/{id}/delete-file",
    operationId: "deleteBookFile",
    tag: "Books",
    access: "admin",
    operation: "delete",
    success: 200,
    summary: "Delete a book's digital file",
    params,
    response: z.object({
      digital_file: z.null(),
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      response: { status_code: 200, digital_file: null, bin_entry_ids: [9], message: "Berkas digital dihapus" },
    },
    failures: [404],
    handle: async ({ context: { bookFiles, viewer }, params: { id } }) => {
      const { binEntryIds } = await bookFiles.deleteBookFile(viewer, { id });
      return { digital_file: null, bin_entry_ids: [...binEntryIds], message: "Berkas digital dihapus" };
    },
  }),
];

import { z } from "zod";

import { coverUpload, coverUploadDescription, presentCoverUpload } from "../../platform/files/images/coverUpload.js";
import { COVER_WIDTHS } from "../../platform/files/fileAddress.js";
import { route } from "../../platform/rest/route.js";
import { ACCEPTED_FILES } from "./bookFileInput.js";

const params = z.object({ id: z.coerce.number().int().positive() });
const exampleFile = "/static/files/0f3c9a7d21b84e6fa5d0c1e2b3948576/laskar-pelangi.pdf";

export const bookFileRoutes = [
  route({
    ...coverUpload(COVER_WIDTHS),
    path: "/books/{id}/upload-cover",
    operationId: "uploadBookCover",
    tag: "Books",
    access: "catalogue.write",
    summary: "Upload a book's cover",
    description:
      `${coverUploadDescription(COVER_WIDTHS)} The cover that the book had goes. Refused or cut, everything stays as ` +
      "it was.",
    params,
    handle: async ({ context: { bookFiles, signal, viewer }, params: { id }, file }) =>
      presentCoverUpload(await bookFiles.uploadBookCover(viewer, { id }, file, signal)),
  }),
  route({
    method: "POST",
    path: "/books/{id}/upload-file",
    operationId: "uploadBookFile",
    tag: "Books",
    access: "catalogue.write",
    operation: "upload",
    success: 200,
    summary: "Upload a book's digital file",
    description:
      `${ACCEPTED_FILES}; the content decides, not the name. It is the first of the book's files: the one that was ` +
      "goes. Refused or cut, everything stays as it was.",
    params,
    upload: true,
    response: z.object({ digital_file: z.string().describe("Its address."), message: z.string() }),
    example: { response: { status_code: 200, digital_file: exampleFile, message: "Berkas digital disimpan" } },
    failures: [404, 413, 415, 422],
    handle: async ({ context: { bookFileList, signal, viewer }, params: { id }, file }) => {
      const { digitalFile } = await bookFileList.uploadBookFile(viewer, { id }, file, signal);
      return { digital_file: digitalFile, message: "Berkas digital disimpan" };
    },
  }),
  route({
    method: "DELETE",
    path: "/books/{id}/delete-file",
    operationId: "deleteBookFile",
    tag: "Books",
    access: "catalogue.write",
    operation: "delete",
    success: 200,
    summary: "Delete a book's first digital file",
    params,
    response: z.object({
      digital_file: z.string().nullable().describe("Of the file that is the first now; null where none is left."),
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: {
      response: { status_code: 200, digital_file: null, bin_entry_ids: [9], message: "Berkas digital dihapus" },
    },
    failures: [404],
    handle: async ({ context: { bookFileList, viewer }, params: { id } }) => {
      const { book, binEntryIds } = await bookFileList.deleteBookFile(viewer, { id });
      return { digital_file: book.digitalFile, bin_entry_ids: [...binEntryIds], message: "Berkas digital dihapus" };
    },
  }),
];

import { z } from "zod";

import { choice } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { ACCEPTED_FILES, addLinkInput, FILE_ACCESS, fileChangesInput, fileOrderInput } from "./bookFileInput.js";
import { bookFileResponse, presentBookFile } from "./bookFilePresenter.js";
import { MAX_BOOK_FILES } from "./bookFileName.js";
import { bookNotFound } from "./changeFiles.js";

const ofBook = z.object({ id: z.coerce.number().int().positive().describe("The book's number.") });
const ofFile = z.object({ id: z.coerce.number().int().positive().describe("The file's number.") });
const shared = { tag: "Books", access: "catalogue.write" } as const;
const one = z.object({ data: bookFileResponse, message: z.string() });
const list = z.object({ data: z.array(bookFileResponse) });

const exampleFile = {
  id: 3,
  book_id: 12,
  format: "mp3" as const,
  name: "Bab 1",
  own_name: "Bab 1",
  access: "members" as const,
  viewer_can_read: true,
  address: "/static/files/0f3c9a7d21b84e6fa5d0c1e2b3948576/laskar-pelangi.mp3",
  bytes: 8_400_000,
  readings_count: 14,
  created_at: "2026-11-21T02:10:00.000Z",
};
const exampleLink = {
  ...exampleFile,
  id: 4,
  format: "link" as const,
  name: "Buku di Sistem Informasi Perbukuan",
  own_name: "Buku di Sistem Informasi Perbukuan",
  access: "public" as const,
  address: "https://buku.kemendikdasmen.go.id/katalog/laskar-pelangi",
  bytes: null,
  readings_count: 0,
};

export const bookFileListRoutes = [
  route({
    tag: "Books",
    method: "GET",
    path: "/books/{id}/files",
    operationId: "bookFiles",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "What can be read or heard of a book on the screen",
    description: `In the library's order, at most ${MAX_BOOK_FILES}. The first that is no link is the book's \`digital_file\`.`,
    params: ofBook,
    response: list,
    example: { response: { status_code: 200, data: [exampleFile, exampleLink] } },
    failures: [404],
    handle: async ({ context: { books, loaders, viewer }, params: { id } }) => {
      if (!(await books.one(viewer, { id, slug: null }, loaders.book))) {
        throw bookNotFound();
      }
      const files = await loaders.bookFiles.load(id);
      return { data: await Promise.all(files.map((file) => presentBookFile(file, loaders))) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/books/{id}/files",
    operationId: "addBookFile",
    operation: "upload",
    success: 201,
    summary: "Add a file to a book",
    description:
      `${ACCEPTED_FILES}; the content decides, not the name. It comes behind those that the book has and is called ` +
      "as its sender calls it. Refused or cut, everything stays as it was.",
    params: ofBook,
    query: z.strictObject({
      access: choice(FILE_ACCESS).optional().describe("Who may read it; whoever may the first file."),
    }),
    upload: true,
    response: one,
    example: { response: { status_code: 201, data: exampleFile, message: "Berkas ditambahkan" } },
    failures: [404, 409, 413, 415, 422],
    handle: async ({ context: { bookFileList, loaders, signal, viewer }, params: { id }, query: { access }, file }) => {
      const added = await bookFileList.addFile(viewer, { id, access }, file, signal);
      return { data: await presentBookFile(added.file, loaders), message: "Berkas ditambahkan" };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/books/{id}/links",
    operationId: "addBookLink",
    operation: "create",
    success: 201,
    summary: "Add a link to a book",
    description: "Only https. Our server never asks it for anything: whether it still leads somewhere is not known.",
    params: ofBook,
    body: addLinkInput,
    response: one,
    example: {
      body: { url: exampleLink.address, name: exampleLink.name },
      response: { status_code: 201, data: exampleLink, message: "Tautan ditambahkan" },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { bookFileList, loaders, viewer }, params: { id }, body }) => {
      const { file } = await bookFileList.addLink(viewer, id, body);
      return { data: await presentBookFile(file, loaders), message: "Tautan ditambahkan" };
    },
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/books/{id}/files/order",
    operationId: "reorderBookFiles",
    operation: "update",
    success: 200,
    summary: "Put a book's files in another order",
    description: "Each of its files and links once, the first one first.",
    params: ofBook,
    body: fileOrderInput,
    response: list,
    example: {
      body: { file_ids: [4, 3] },
      response: { status_code: 200, data: [exampleLink, exampleFile] },
    },
    failures: [404, 422],
    handle: async ({ context: { bookFileList, createLoaders, viewer }, params: { id }, body }) => {
      await bookFileList.reorder(viewer, id, body);
      const loaders = createLoaders();
      const files = await loaders.bookFiles.load(id);
      return { data: await Promise.all(files.map((file) => presentBookFile(file, loaders))) };
    },
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/book-files/{id}",
    operationId: "updateBookFile",
    operation: "update",
    success: 200,
    summary: "Rename a book's file, or change who may read it",
    description: "What is left out stays. Of a link also where it leads.",
    params: ofFile,
    body: fileChangesInput,
    response: one,
    example: {
      body: { name: "Bab 1", access: "members" },
      response: { status_code: 200, data: exampleFile, message: "Berkas diubah" },
    },
    failures: [404, 422],
    handle: async ({ context: { bookFileList, loaders, viewer }, params: { id }, body }) => {
      const { file } = await bookFileList.updateFile(viewer, id, body);
      return { data: await presentBookFile(file, loaders), message: "Berkas diubah" };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/book-files/{id}/replace",
    operationId: "replaceBookFile",
    operation: "upload",
    success: 200,
    summary: "Give a book's file another content",
    description: "Its name, place and access stay. Refused or cut, everything stays as it was.",
    params: ofFile,
    upload: true,
    response: one,
    example: { response: { status_code: 200, data: exampleFile, message: "Berkas diganti" } },
    failures: [404, 413, 415, 422],
    handle: async ({ context: { bookFileList, loaders, signal, viewer }, params, file }) => {
      const replaced = await bookFileList.replaceFile(viewer, params, file, signal);
      return { data: await presentBookFile(replaced.file, loaders), message: "Berkas diganti" };
    },
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/book-files/{id}",
    operationId: "removeBookFile",
    operation: "delete",
    success: 200,
    summary: "Delete a file or link of a book",
    params: ofFile,
    response: z.object({
      bin_entry_ids: z.array(z.int()).describe("Its way back, for POST /bin/restore."),
      message: z.string(),
    }),
    example: { response: { status_code: 200, bin_entry_ids: [9], message: "Berkas dihapus" } },
    failures: [404],
    handle: async ({ context: { bookFileList, viewer }, params }) => {
      const { binEntryIds } = await bookFileList.removeFile(viewer, params);
      return { bin_entry_ids: [...binEntryIds], message: "Berkas dihapus" };
    },
  }),
  route({
    tag: "Books",
    method: "POST",
    path: "/book-files/{id}/readings",
    operationId: "recordBookFileReading",
    access: "everyone",
    operation: "create",
    success: 201,
    summary: "Count that a file was opened",
    description: "One reading, without by whom; what the desk opens does not count.",
    params: ofFile,
    response: z.object({ is_counted: z.boolean().describe("Whether it counts.") }),
    example: { response: { status_code: 201, is_counted: true } },
    failures: [404, 422, 429],
    handle: async ({ context: { readings, session, viewer }, params }) => ({
      is_counted: await readings.record(viewer, params, session.address),
    }),
  }),
];

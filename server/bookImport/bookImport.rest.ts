import { route, StreamedBody } from "../platform/rest/route.js";
import { importResponse, streamImportResponse } from "./importResultPresenter.js";

export const bookImportRoutes = [
  route({
    method: "POST",
    path: "/books/import-csv",
    operationId: "importBooks",
    tag: "Books",
    access: "imports.write",
    operation: "upload",
    success: 201,
    summary: "Import books from CSV",
    description:
      "Our own columns in any order with Indonesian or English names, a SLiMS export or a goodbooks one; " +
      "encoding and separator are recognised. " +
      "Every row of the file that can be becomes a book, or none does. " +
      "A caller that goes away before the end takes all of it back. One import runs at a time.",
    upload: true,
    response: importResponse,
    example: {
      response: {
        status_code: 201,
        message: "0 buku dan 1 eksemplar diimpor, 2 duplikat, 0 ditolak, 1 eksemplar tidak masuk.",
        import_id: 3,
        rows: 2,
        imported: 0,
        copies: 1,
        copies_added: 1,
        copies_left_out: 1,
        duplicates: 2,
        refused: 0,
        to_check: 1,
        warnings: [
          { message: "tahun terbit yang bukan tahun, disimpan apa adanya", rows: 1, first_row: 2, is_serious: false },
        ],
        ignored_columns: [],
        data: [],
      },
    },
    failures: [409, 413, 422],
    handle: async ({ context, file }) => {
      const { bookImports, signal, viewer } = context;
      const result = await bookImports.importBooks(viewer, async () => ({ ...(await file()), signal }));
      return new StreamedBody(streamImportResponse(201, result, context));
    },
  }),
];
